/**
 * Traces of requests for whoever collects them by OpenTelemetry. Nothing of it is loaded unless an address is given; what else its
 * standard variables say (headers, sampling) it reads itself.
 */
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../core/shop/env.ts';
import { loggable } from './log.ts';

export type Tracing = {
  /** Before any route or hook of the app is known. */
  readonly watch: (app: FastifyInstance) => Promise<void>;
  /** Sends what is waiting; a collector that is away costs nobody an answer. */
  readonly close: () => Promise<void>;
};

/** null: no address is given. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: name,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>): Promise<Tracing | null> {
  if (!endpoint) return null;
  const [
    { trace },
    { FastifyOtelInstrumentation },
    { OTLPTraceExporter },
    sdk,
    resources,
    { ATTR_SERVICE_NAME, ATTR_URL_PATH },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@fastify/otel'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/semantic-conventions'),
  ]);
  /** What failed stands in the log, without the values it was about: the message of a failed query has them. */
  class Discreet extends sdk.BatchSpanProcessor {
    override onEnd(span: ReadableSpan): void {
      super.onEnd(Object.create(span, { status: { value: { code: span.status.code } } }));
    }
  }
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes({ [ATTR_SERVICE_NAME]: name })),
    spanProcessors: [new Discreet(exporter)],
  });
  provider.register();
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    // Parameters may be secrets: of an address a trace has what the log has.
    requestHook: (span, request: FastifyRequest) =>
      span.setAttribute(ATTR_URL_PATH, loggable(request.url).split('?')[0] ?? ''),
  });
  instrumentation.setTracerProvider(provider);
  return {
    watch: async (app) => void (await app.register(instrumentation.plugin())),
    close: async () => {
      await provider.shutdown().catch(() => {});
      trace.disable();
    },
  };
}
