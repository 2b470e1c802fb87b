/** Plain HTML forms on JSON routes: responses become redirects to pages of the site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(FORM) ?? false;

/** Parses urlencoded bodies in this scope into objects of strings. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * Parses forms in this scope and turns each response to one into a 303. pageOf receives the status and the JSON response
 * and returns the page URL.
 */
export function redirectForms(
  scope: FastifyInstance,
  pageOf: (status: number, json: { state?: string }) => string,
): void {
  readForms(scope);
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!isForm(request) || typeof payload !== 'string') return payload;
    const page = pageOf(reply.statusCode, JSON.parse(payload));
    reply.code(303).header('location', page).removeHeader('content-type');
    return '';
  });
}
