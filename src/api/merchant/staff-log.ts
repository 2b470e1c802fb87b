/**
 * Records every change made in the back office: who, when, what was asked for, and the fields that changed. The row is
 * written before the change, so that no change can happen without it, and completed before the response is sent.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changedFields, loggable } from '../../core/merchant/loggable.ts';
import type { MerchantCall } from '../../core/merchant/rights.ts';
import { beginLog, endLog } from '../../db/merchant/staff-log.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';
import { madeBy, subjectOf } from './logged-calls.ts';
import { type AskedFor, stateReader } from './logged-state.ts';

type Open = { readonly id: number; readonly asked: AskedFor; readonly before: object | null; payload: unknown };

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
/** Calls that change nothing of the shop: a code that was entered, a price that was asked for. */
const UNLOGGED: ReadonlySet<string> = new Set<MerchantCall>(['enterSecondFactor', 'quoteEdit']);

export function logChanges(app: FastifyInstance, { db, content }: OrderDeps): void {
  app.decorateRequest('logged', null);

  app.addHook('preHandler', async (request) => {
    const { call = '' } = request.routeOptions.config;
    if (isRead(request) || UNLOGGED.has(call)) return;
    const { userId, name, email } = actorIn(request);
    const asked = { ...(request.params as object), ...(typeof request.body === 'object' ? request.body : null) };
    const before = (await stateReader(call)?.(db, asked, content?.folder)) ?? null;
    const subject = subjectOf(call, asked, before);
    const row = { userId, person: name || email, call, subject, request: loggable(asked) };
    request.logged = { id: await beginLog(db, row), asked, before, payload: null };
  });

  app.addHook('preSerialization', async (request, _, payload) => {
    if (request.logged) request.logged.payload = payload;
    return payload;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { logged } = request;
    if (!logged) return payload;
    const { id, asked, before } = logged;
    const read = stateReader(request.routeOptions.config.call ?? '');
    const failed = reply.statusCode >= 400;
    const after = failed ? null : read ? await read(db, asked, content?.folder) : madeBy(logged.payload);
    const changed = failed ? { before: null, after: null } : changedFields(before, after);
    await endLog(db, id, { ...changed, status: reply.statusCode });
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    logged: Open | null;
  }
}
