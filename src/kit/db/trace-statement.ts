// A span for each statement, once somebody collects traces; its name and never its text or values.
import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';

let tracer: Tracer | undefined;

/** From now on every statement of this process is a span below what asked for it. */
export function traceStatements(by: Tracer): void {
  tracer = by;
}

/**
 * Begins the span of a statement.
 * @param name of a prepared statement; undefined for one that is not
 * @returns what ends it, with what failed; undefined while nobody collects traces
 */
export function beginStatement(name: string | undefined): ((error?: unknown) => void) | undefined {
  const span = tracer?.startSpan(name ?? 'statement', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql' },
  });
  if (!span) return undefined;
  return (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}
