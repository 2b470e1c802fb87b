/** Plain HTML forms post to the addresses that scripts call; what answers them is a page of the site, not JSON. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(FORM) ?? false;

/** Reads forms in this scope: a body becomes an object of texts. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * Reads forms in this scope and turns each answer to one into 303. pageOf gets the status and the JSON that a script would
 * have got, and answers the address of the page.
 */
export function answerForms(
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
