/**
 * Preloaded before the server, like an OpenTelemetry agent: logs the diagnostics channels of Node and Fastify, which such
 * agents use, to stderr.
 */
import { subscribe } from 'node:diagnostics_channel';

type Request = { readonly request: { readonly headers?: Record<string, string>; readonly url: string } };
type Handled = { readonly route?: { readonly url: string } };

subscribe('http.server.request.start', (message) => {
  const { request } = message as Request;
  process.stderr.write(`span of ${request.url} in ${request.headers?.traceparent}\n`);
});
subscribe('tracing:fastify.request.handler:start', (message) => {
  process.stderr.write(`handler of ${(message as Handled).route?.url}\n`);
});
