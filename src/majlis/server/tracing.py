"""Traces: what a request went through at all processes, and how long each part took; off unless `tracing` is set.

A span is named here and opened where the thing happens, as a metric is. While tracing is off nothing is loaded for it,
and on the path of a move nothing of this is called: `with tracing.span(...) if tracing.ON else tracing.NOTHING:`.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

from majlis import __version__
from majlis.errors import MajlisError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Span, Tracer

REQUEST = "request"
"""A request of a page, where it is carried out; of the HTTP part, too."""
PASS_ON = "pass on"
"""A request that goes to the process with the table, until its answer is back."""
JUDGE = "judge"
"""Whether the rules allow an action."""
SIMULATE = "simulate"
"""What an action leads to, and what each viewer will be told of it."""
COMMIT = "commit"
"""From something being written until it is durable."""
TELL = "tell"
"""What happened, made for everybody who looks, and handed to their connections."""
BOT = "bot"
"""A bot's turn, from waking to its action."""
THINK = "think"
"""A thought at a worker."""

PATIENCE = 2
"""Seconds that whoever takes the traces has for an answer; at its end a server waits no longer."""

Attribute = str | int | float | bool

ON = False
"""Whether anything is traced."""
NOTHING = contextlib.nullcontext()
"""What is opened in place of a span."""
_tracer: Tracer | None = None


def span(
    name: str, parent: str = "", is_root: bool = False, **attributes: Attribute
) -> contextlib.AbstractContextManager[None]:
    """Whatever is done inside is a part of this; itself it is a part of what is being done, or of the parent.

    The parent is one of another process, as `here` gave it there.
    """
    if _tracer is None:
        return NOTHING
    return _open(_tracer, name, parent, is_root, attributes)


@contextlib.contextmanager
def _open(tracer: Tracer, name: str, parent: str, is_root: bool, attributes: dict[str, Attribute]) -> Iterator[None]:
    from opentelemetry.context import Context
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    context = Context() if is_root or parent else None
    if parent:
        context = TraceContextTextMapPropagator().extract({"traceparent": parent}, context)
    given = {f"majlis.{key}": value for key, value in attributes.items()}
    # What goes wrong is in the log; its text may hold values, which do not belong into a trace.
    with tracer.start_as_current_span(
        name, context, attributes=given, record_exception=False, set_status_on_exception=False
    ):
        yield


class OpenSpan:
    """A part that ends elsewhere than it began."""

    def __init__(self, found: Span | None, parent: str) -> None:
        self._span = found
        self.parent = parent
        """Under which another process carries on."""

    def end(self, *_: object) -> None:
        if self._span is not None:
            self._span.end()


_ENDED = OpenSpan(None, "")


def begin(name: str, **attributes: Attribute) -> OpenSpan:
    """A part of what is being done that is ended by whoever knows when it is over."""
    if _tracer is None:
        return _ENDED
    from opentelemetry.trace import set_span_in_context

    found = _tracer.start_span(name, attributes={f"majlis.{key}": value for key, value in attributes.items()})
    return OpenSpan(found, _parent(set_span_in_context(found)))


def note(**attributes: Attribute) -> None:
    """Say something more of what is being done."""
    if _tracer is not None:
        from opentelemetry.trace import get_current_span

        get_current_span().set_attributes({f"majlis.{key}": value for key, value in attributes.items()})


def here() -> str:
    """What is being done, for another process that does a part of it; empty where nothing is traced."""
    return "" if _tracer is None else _parent()


def _parent(context: object = None) -> str:
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier, context)  # type: ignore[arg-type]
    return carrier.get("traceparent", "")


# ------------------------------------------------------------------------------------------------------------ on, off


@contextlib.contextmanager
def traced(endpoint: str, share: float, service: str) -> Iterator[None]:
    """Trace meanwhile, where there is an address to send traces to (OTLP over HTTP), a share of what is asked for."""
    if not endpoint:
        yield
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise MajlisError("tracing needs OpenTelemetry; install it with: pip install 'majlis[tracing]'") from None
    exporter: SpanExporter = OTLPSpanExporter(f"{endpoint.rstrip('/')}/v1/traces", timeout=PATIENCE)
    with recorded(BatchSpanProcessor(exporter, export_timeout_millis=1000 * PATIENCE), share, service):
        yield


@contextlib.contextmanager
def recorded(processor: SpanProcessor, share: float, service: str) -> Iterator[None]:
    """Hand whatever is traced meanwhile to a processor."""
    global ON, _tracer
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased

    about = {"service.name": service, "service.version": __version__, "service.instance.id": socket.gethostname()}
    provider = TracerProvider(ParentBased(TraceIdRatioBased(share)), Resource.create(about), shutdown_on_exit=False)
    provider.add_span_processor(processor)
    _tracer = provider.get_tracer("majlis", __version__)
    ON = True
    try:
        yield
    finally:
        ON, _tracer = False, None
        provider.shutdown()
