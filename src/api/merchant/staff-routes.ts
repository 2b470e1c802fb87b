/** The person of the back office. */
import type { FastifyInstance } from 'fastify';
import { secondFactorState } from '../../db/merchant/second-factors.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';

export function staffRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'staffMe', async (_, request) => {
    const { name, email, role, sessionId } = actorIn(request);
    return { name, email, role, secondFactor: sessionId ? await secondFactorState(db, sessionId) : 'given' };
  });
}
