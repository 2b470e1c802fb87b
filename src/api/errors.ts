/** One error handler: a caller's mistake is explained, ours is logged and answered neutrally; never a stack. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { COPY } from '../core/copy.ts';

function explain(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  return error.validation
    .map(
      ({ instancePath, message }) => `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'}: ${message}`,
    )
    .join('; ');
}

/** Answers an error, of a handler or of an address that cannot be read, as {message} with the right status. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  reply.header('cache-control', 'no-store');
  if (status >= 400 && status < 500) return reply.code(status).send({ message: explain(error) });
  request.log.error(error);
  return reply.code(status >= 500 && status < 600 ? status : 500).send({ message: COPY.error.generic });
}
