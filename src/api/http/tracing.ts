/**
 * OpenTelemetry traces of requests. The SDK is loaded only when an endpoint is set; it reads its other standard variables
 * itself.
 */
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../core/shop/env.ts';
import { loggable } from './log.ts';

export type Tracing = {
  /** Call before any route or hook is registered. */
  readonly watch: (app: FastifyInstance) => Promise<void>;
  /** Flushes pending spans; an unreachable collector does not affect responses. */
  readonly close: () => Promise<void>;
};

/** Returns null when no endpoint is set. */
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
  /** Removes error messages from spans, because those of failed queries contain values. The log has the error. */
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
    // Parameters may be secrets: spans get the same URL as the log.
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
