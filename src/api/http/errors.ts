/** One error handler: a caller's mistake is explained, ours is logged and answered neutrally; never a stack. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { SERVICE } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import { isAway, isLate } from '../../db/engine/away.ts';
import { sqlState } from '../../db/engine/retry.ts';
import { refusalOf } from './http-error.ts';

/** A sentence is for the person at the screen and stands alone; a fragment is told of which field it speaks. */
const isSentence = (text: string) => /^[A-Z].*\.$/s.test(text);

function explain(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  const lines = error.validation.map(({ instancePath, message = '' }) =>
    isSentence(message) ? message : `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'}: ${message}`,
  );
  return lines.find(isSentence) ?? lines.join('; ');
}

/**
 * What no column can hold: a number or a date out of its range, a null character in a text. Whoever sent it hears so, wherever
 * it came to the database.
 */
const UNSTORABLE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Answers an error, of a handler or of an address that cannot be read, as {message} with the right status. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  const status = refusal?.statusCode ?? error.statusCode ?? 500;
  // An address that cannot be read is answered here before any hook could name the request.
  reply.header('cache-control', 'no-store').header('x-request-id', request.id);
  if (refusal) reply.headers(refusal.headers);
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ message: explain(error), ...refusal?.details });
  }
  // A refusal says only what it may, also when it is ours: the server is busy.
  if (refusal) return reply.code(status).send({ message: refusal.message });
  if (UNSTORABLE.has(sqlState(error) ?? '')) return reply.code(400).send({ message: SERVICE_COPY.unstorable });
  request.log.error(error);
  if (isAway(error) || isLate(error)) {
    const soon = String(SERVICE.retryAfterSeconds);
    return reply.code(503).header('retry-after', soon).send({ message: SERVICE_COPY.busy });
  }
  return reply.code(status >= 500 && status < 600 ? status : 500).send({ message: COPY.error.generic });
}
