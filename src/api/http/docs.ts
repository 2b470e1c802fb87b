/** Serves the OpenAPI document at /api/openapi.json and a page for it at /api/docs. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { WEBHOOK_COPY } from '../../core/events/copy.ts';
import { NO_CONTENT } from '../../core/shop/content-policy.ts';
import { COPY } from '../../core/shop/copy.ts';
import type { Colours } from '../../core/shop/theme.ts';
import { escapeHtml } from './escape.ts';
import { hashOf } from './inline-code.ts';
import { describeWebhooks } from './webhook-docs.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
};

/** Registers the generator; call before the routes to document. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.brand.name} API`, description: COPY.docs.description, version: '1' },
      webhooks: describeWebhooks(),
    },
    transform: jsonSchemaTransform,
  });
}

const code = (value: unknown) => `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

function renderOperation(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      (one) =>
        `<tr><th scope="row"><code>${escapeHtml(one.name)}</code></th><td>${one.in}${one.required ? ', required' : ''}</td><td>${code(one.schema)}</td></tr>`,
    )
    .join('');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  return `<section id="${escapeHtml(operation.operationId ?? path)}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary ?? '')}</p>
${parameters && `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Shape</th></tr></thead><tbody>${parameters}</tbody></table>`}
${body ? `<details><summary>Body</summary>${code(body)}</details>` : ''}
${schema ? `<details><summary>Answer</summary>${code(schema)}</details>` : ''}</section>`;
}

const styleOf = ({
  paper,
  ink,
  linen,
  accent,
}: Colours) => `body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;background:${paper};color:${ink};font:16px/1.5 system-ui,sans-serif}
h1{font:400 3rem/1 Georgia,serif}section{border-top:1px solid ${ink}1f;padding:1.5rem 0}h2{font-size:1.1rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid ${ink}1f;overflow-wrap:anywhere}
th:first-child{width:28%}th:nth-child(2){width:18%}td:last-child{padding-right:0}
pre{background:${linen};padding:1rem;overflow:auto;max-height:24rem;margin:0;font-size:.8rem}td pre{padding:.4rem .6rem;white-space:pre-wrap}
@media(max-width:40rem){tr{display:grid;grid-template-columns:1fr auto;border-top:1px solid ${ink}1f}tr>*,tr>:is(th:first-child,th:nth-child(2)){width:auto;border-top:0}
thead th:last-child{display:none}tr>:nth-child(2){padding-right:0}td:last-child{grid-column:1/-1;padding-bottom:.8rem}}
a{color:${accent}}summary{cursor:pointer;padding:.5rem 0}:focus-visible{outline:2px solid ${accent};outline-offset:2px}`;

/** Serves both; call after all documented routes. */
export function serveDocs(app: FastifyInstance): void {
  const style = styleOf(app.brand.colours);
  const document = () => app.swagger() as unknown as Document;
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => document());
  app.get('/api/docs', { schema: { hide: true } as object }, async (_, reply) => {
    const { info, paths = {}, webhooks = {} } = document();
    const render = (all: NonNullable<Document['paths']>) =>
      Object.entries(all)
        .flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => renderOperation(path, method, operation)),
        )
        .join('\n');
    const policy = `${NO_CONTENT}; style-src ${hashOf(style)}`;
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')} <a href="/api/openapi.json">OpenAPI document</a></p>${render(paths)}
<h1>${escapeHtml(WEBHOOK_COPY.heading)}</h1><p>${escapeHtml(WEBHOOK_COPY.about)}</p>${render(webhooks)}</main></body></html>`;
  });
}
