"""Page templates compiled once for all pages. Voilà compiles them for each, which is most of a page's work."""

from __future__ import annotations

from types import CodeType

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class Compiled(BytecodeCache):
    """Compiled templates, kept in memory by name and place; a template that has changed is compiled anew."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give a template what was compiled of it."""
        checksum, code = self._kept.get(bucket.key, (None, None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled of a template."""
        self._kept[bucket.key] = bucket.checksum, bucket.code


class CompiledExporter(VoilaExporter):
    """Voilà's exporter, with templates that all pages share."""

    compiled = Compiled()

    def _create_environment(self) -> Environment:
        environment = super()._create_environment()
        environment.bytecode_cache = self.compiled
        return environment


def compile_once() -> None:
    """Let every page share its compiled templates; Voilà has no setting for its exporter."""
    notebook_renderer.VoilaExporter = CompiledExporter
