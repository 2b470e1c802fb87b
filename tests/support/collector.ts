/** An OpenTelemetry collector: receives spans over HTTP and stores them for assertions. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Attribute = { readonly key: string; readonly value: Record<string, unknown> };
export type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
};
type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

export type Collector = {
  readonly url: string;
  readonly raw: string[];
  readonly spans: () => Span[];
  readonly services: () => unknown[];
};

export async function openCollector(): Promise<Collector> {
  const raw: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      if (request.url === '/v1/traces') raw.push(body);
      response.end('{}');
    });
  });
  afterAll(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sent = () => raw.flatMap((text) => (JSON.parse(text) as Sent).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () =>
      sent().map(({ resource }) => resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue),
  };
}
