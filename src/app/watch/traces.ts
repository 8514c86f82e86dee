// OpenTelemetry traces, where the environment names a collector (OTEL_EXPORTER_OTLP_ENDPOINT): a span for each request and each statement below it.
import type { FastifyInstance } from 'fastify';
import { traceStatements } from '#kit/db/trace-statement.ts';

export interface Traces {
  /** Belongs before everything that is served. */
  watch(app: FastifyInstance): Promise<void>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Undefined without a collector: nothing is loaded then. The exporter reads the other OTEL_… variables by itself. */
export async function openTraces(variables: NodeJS.ProcessEnv): Promise<Traces | undefined> {
  if (!variables.OTEL_EXPORTER_OTLP_ENDPOINT && !variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
    return undefined;
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, resourceFromAttributes } = await import('@opentelemetry/resources');
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const name = resourceFromAttributes({ 'service.name': variables.OTEL_SERVICE_NAME ?? 'yuancai' });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(name),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  traceStatements(provider.getTracer('yuancai'));
  const fastify = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    // What somebody looks for or proves himself by stands behind the question mark.
    requestHook: (span, { url }) => void span.setAttribute('url.path', url.split('?', 1)[0] ?? ''),
    ignorePaths: ({ url }) => /^\/(healthz|readyz|metrics|assets|pictures)(\/|$)/.test(url),
  });
  fastify.setTracerProvider(provider);
  return {
    async watch(app) {
      await app.register(fastify.plugin());
    },
    close: () => provider.shutdown(),
  };
}
