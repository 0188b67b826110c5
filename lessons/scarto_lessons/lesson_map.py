"""The map of lessons: what is done, with links, and a way to take the progress along as a file."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Any

from . import progress
from .catalog import LESSONS, Lesson
from .feedback import Panel, Text

# The class is named twice where a rule has to be stronger than that of the notebook's page.
_STYLE = """
.scarto-map{max-width:60em;color:var(--jp-content-font-color1,inherit);font-size:var(--jp-content-font-size1,14px)}
.scarto-map table{border-collapse:collapse;width:100%;font-size:inherit}
.scarto-map table caption{text-align:left;padding:.3em 0;font-weight:600;color:inherit}
.scarto-map.scarto-map table th,.scarto-map.scarto-map table td{text-align:left;padding:.35em .7em;
 background:none;color:inherit;border-bottom:1px solid rgba(128,128,128,.3)}
.scarto-map.scarto-map a{color:var(--jp-content-link-color,#2a6fb0);text-decoration:underline}
.scarto-map .marks{letter-spacing:.15em;white-space:nowrap}.scarto-map .done{color:#2f8f5b}
"""

_ANEW = """<p>To begin one lesson anew: <code>from scarto_lessons import progress</code>, then
<code>progress.reset("03")</code>.</p>"""


class ProgressMap:
    """The map of lessons. In a notebook it comes with a link to save the progress and a button to load it."""

    def __str__(self) -> str:
        return "\n".join(map(_line, LESSONS))

    __repr__ = __str__

    def html(self) -> str:
        """The map as a piece of HTML."""
        rows = "".join(map(_row, LESSONS))
        heads = "".join(f'<th scope="col">{head}</th>' for head in ("Lesson", "Exercises", "Drill"))
        table = f"<table><caption>Your way so far</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        return f'<div class="scarto-map"><style>{_STYLE}</style>{table}{_download_link()}{_ANEW}</div>'

    def _ipython_display_(self) -> None:
        from IPython.display import HTML, display

        display(HTML(self.html()))  # type: ignore[no-untyped-call]
        for sentence in progress.news():
            display(Panel("stopped", "Your progress", (Text(sentence),)))  # type: ignore[no-untyped-call]
        display(_upload())  # type: ignore[no-untyped-call]


def progress_map() -> ProgressMap:
    """Return the map of lessons; run the cell again to see what is new."""
    return ProgressMap()


def _entries(lesson: Lesson, section: str) -> dict[str, Any]:
    entries: dict[str, Any] = progress.load()["lessons"].get(lesson.number, {}).get(section, {})
    return entries


def _done(lesson: Lesson) -> list[bool]:
    entries = _entries(lesson, "exercises")
    return [bool(entries.get(key, {}).get("done")) for key in lesson.keys]


def _exercises_said(lesson: Lesson) -> str:
    done = _done(lesson)
    return f"{sum(done)} of {len(done)} exercises"


def _drill_said(lesson: Lesson) -> str:
    entry = _entries(lesson, "drills").get(lesson.drill or "", {})
    asked = entry.get("asked", 0)
    if not asked:
        return ""
    return f"; drill: {entry.get('right', 0) / asked:.0%} of {asked} right, {entry.get('best', 0)} in a row"


def _line(lesson: Lesson) -> str:
    return f"{lesson.number} {lesson.title}: {_exercises_said(lesson)}{_drill_said(lesson)}"


def _row(lesson: Lesson) -> str:
    done = _done(lesson)
    marks = "".join(f'<span class="{"done" if one else ""}">{"●" if one else "○"}</span>' for one in done)
    ready = ' <span class="done">✔ done</span>' if all(done) else ""
    link = f'<a href="{lesson.name}.ipynb">{lesson.number} {escape(lesson.title)}</a>'
    drill = escape(_drill_said(lesson).removeprefix("; drill: ")) or ("not yet" if lesson.drill else "the table")
    exercises = f'<span class="marks" aria-hidden="true">{marks}</span> {sum(done)} of {len(done)}{ready}'
    return f'<tr><th scope="row">{link}</th><td>{exercises}</td><td>{drill}</td></tr>'


def _download_link() -> str:
    data = b64encode(progress.export_text().encode()).decode()
    link = f'<a download="scarto-progress.json" href="data:application/json;base64,{data}">'
    return f"<p>{link}Save your progress as a file</a>, to go on elsewhere.</p>"


def _upload() -> Any:
    """Return a button that loads a saved file, with a line that says what came of it."""
    import ipywidgets

    button = ipywidgets.FileUpload(accept=".json", multiple=False, description="Load a saved file")
    button.layout.width = "auto"
    answer = ipywidgets.HTML()

    def load(change: Any) -> None:
        for file in change["new"]:
            try:
                progress.import_text(bytes(file["content"]))
                answer.value = "Loaded. Run the cell again to see the map."
            except progress.ProgressError as error:
                answer.value = escape(str(error))

    button.observe(load, names="value")
    return ipywidgets.HBox([button, answer])
