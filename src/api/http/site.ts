/** The built site, as far as the API's process serves it too. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/engine/db.ts';

export type Site = {
  readonly serve: (app: FastifyInstance, db: Db) => void;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
