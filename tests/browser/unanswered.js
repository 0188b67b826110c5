// What this page has told a kernel and the kernel has not dealt with yet, for tests that wait until it has: `unanswered`
// holds the ids of cells that were sent to be run and of messages about widgets, `sent` counts all of these by their kind.

window.unanswered = new Set();
window.sent = { execute_request: 0, comm_open: 0, comm_msg: 0, comm_info_request: 0 };

class WatchedSocket extends WebSocket {
  own = new Set();

  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => this.hear(data));
    this.addEventListener("close", () => this.own.forEach((id) => this.settle(id)));      // nobody will answer these
  }

  send(data) {
    const { msg_type, msg_id } = this.part(data, 1) ?? {};
    if (msg_type in sent) {
      this.own.add(msg_id);
      unanswered.add(msg_id);
      sent[msg_type] += 1;
    }
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
