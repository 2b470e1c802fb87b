/** The built site, when the API process also serves it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/engine/db.ts';

export type Site = {
  readonly serve: (app: FastifyInstance, db: Db) => void;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
