/** The person of the back office. */
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/route.ts';
import { actorIn } from './merchant.ts';

export function staffRoutes(app: FastifyInstance): void {
  serve(app, 'staffMe', async (_, request) => {
    const { name, email, role } = actorIn(request);
    return { name, email, role };
  });
}
