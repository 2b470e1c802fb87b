/** The error handler: client errors include their message, server errors are logged and sent with a neutral one. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { COPY } from '../../core/shop/copy.ts';
import { SERVICE } from '../../core/shop/server-constants.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import { sqlState } from '../../db/engine/retry.ts';
import { isTimeout, isUnavailable } from '../../db/engine/unavailable.ts';
import { toHttpError } from './http-error.ts';

/** Zod messages that are sentences are shown as they are; fragments are prefixed with their field. */
const isSentence = (text: string) => /^[A-Z].*\.$/s.test(text);

function explain(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  const lines = error.validation.map(({ instancePath, message = '' }) =>
    isSentence(message) ? message : `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'}: ${message}`,
  );
  return lines.find(isSentence) ?? lines.join('; ');
}

/** SQLSTATEs of values that no column can store: out-of-range numbers or dates, null characters. They return 400. */
const UNSTORABLE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Sends an error as {message} with its status. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toHttpError(error);
  const status = refusal?.statusCode ?? error.statusCode ?? 500;
  // Malformed URLs fail before hooks, so headers are set here.
  reply.header('cache-control', 'no-store').header('x-request-id', request.id);
  if (refusal) reply.headers(refusal.headers);
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ message: explain(error), ...refusal?.details });
  }
  // The message of an HttpError is public, also for 5xx.
  if (refusal) return reply.code(status).send({ message: refusal.message });
  if (UNSTORABLE.has(sqlState(error) ?? '')) return reply.code(400).send({ message: SERVICE_COPY.unstorable });
  request.log.error(error);
  if (isUnavailable(error) || isTimeout(error)) {
    const soon = String(SERVICE.retryAfterSeconds);
    return reply.code(503).header('retry-after', soon).send({ message: SERVICE_COPY.busy });
  }
  return reply.code(status >= 500 && status < 600 ? status : 500).send({ message: COPY.error.generic });
}
