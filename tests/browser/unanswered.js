// What this page has told a kernel and the kernel has not dealt with yet, for tests that wait until it has. `unanswered`
// holds the id of each cell that was sent to be run and of each message of a widget; `ran` counts the cells ever sent.

window.unanswered = new Set();
window.ran = 0;

class WatchedSocket extends WebSocket {
  own = new Set();

  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => this.hear(data));
    this.addEventListener("close", () => this.own.forEach((id) => this.settle(id)));      // nobody will answer these
  }

  send(data) {
    const { msg_type, msg_id } = this.part(data, 1) ?? {};
    if (["execute_request", "comm_msg"].includes(msg_type)) {
      this.own.add(msg_id);
      unanswered.add(msg_id);
    }
    if (msg_type === "execute_request") ran += 1;
    super.send(data);
  }

  hear(data) {
    const done = this.part(data, 1)?.msg_type === "status" && this.part(data, 4).execution_state === "idle";
    if (done) this.settle(this.part(data, 2).msg_id);
  }

  settle(id) {
    this.own.delete(id);
    unanswered.delete(id);
  }

  /** A kernel's message is a list of places, and then what lies between them: a channel; header, parent, … as JSON. */
  part(data, number) {
    if (!this.protocol.startsWith("v1.kernel") || typeof data === "string") return null;
    const view = ArrayBuffer.isView(data) ? new DataView(data.buffer, data.byteOffset) : new DataView(data);
    const place = (n) => Number(view.getBigUint64(8 * (n + 1), true));
    return JSON.parse(new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + place(number),
      place(number + 1) - place(number))));
  }
}

window.WebSocket = WatchedSocket;
