/** Webhooks: events as signed requests to other systems, in the form of Standard Webhooks. */
import { WEBHOOKS } from '../../core/events/constants.ts';
import { WEBHOOK_COPY as SAY } from '../../core/events/copy.ts';
import type { ShopEvent } from '../../core/events/event.ts';
import type { Db } from '../../db/engine/db.ts';
import { disableEndpoint, disableFailing, noteFailure, noteSuccess } from '../../db/events/endpoint-health.ts';
import { type Endpoint, enabledEndpoints, findEndpoint, WEBHOOK_CHANNEL } from '../../db/events/endpoints.ts';
import type { Channel } from './channel.ts';
import type { Sender } from './send-webhook.ts';
import { signHeaders } from './webhook-signature.ts';

const GONE = 410;

type Message = { readonly id: string; readonly type: string; readonly at: Date; readonly data: unknown };

/** Sends one message and returns the status of the response. Every attempt has the same webhook-id: the event's id. */
export function sendMessage(sender: Sender, endpoint: Endpoint, { id, type, at, data }: Message): Promise<number> {
  const body = JSON.stringify({ id, type, timestamp: at.toISOString(), data });
  return sender.post(endpoint.url, signHeaders(endpoint, id, body, new Date()), body);
}

export const isAccepted = (status: number) => status >= 200 && status < 300;

export function webhookChannel(db: Db, sender: Sender): Channel {
  /** Endpoints of a planning transaction, which plans many events. */
  const planned = new WeakMap<Db, ReturnType<typeof enabledEndpoints>>();
  const endpointsOf = (tx: Db) => {
    const found = planned.get(tx) ?? enabledEndpoints(tx);
    planned.set(tx, found);
    return found;
  };

  /** Until when an endpoint that did not respond gets no request: its other events would only occupy slots. */
  const quietUntil = new Map<string, number>();

  async function statusOf(endpoint: Endpoint, event: ShopEvent): Promise<number> {
    if (performance.now() < (quietUntil.get(endpoint.id) ?? 0)) throw new Error(SAY.quiet);
    try {
      const status = await sendMessage(sender, endpoint, event);
      quietUntil.delete(endpoint.id);
      return status;
    } catch (error) {
      quietUntil.set(endpoint.id, performance.now() + WEBHOOKS.quietMs);
      throw error;
    }
  }

  async function attempt(endpoint: Endpoint, event: ShopEvent): Promise<'sent' | 'skipped'> {
    const status = await statusOf(endpoint, event);
    if (status === GONE) {
      await disableEndpoint(db, endpoint.id, SAY.gone);
      return 'skipped';
    }
    if (!isAccepted(status)) throw new Error(SAY.status(status));
    if (endpoint.failingSince) await noteSuccess(db, endpoint.id);
    return 'sent';
  }

  return {
    name: WEBHOOK_CHANNEL,
    isSlow: true,
    recipients: async ({ type }, tx) =>
      (await endpointsOf(tx))
        .filter(({ types }) => types.length === 0 || types.includes(type))
        .map(({ id }) => ({ recipient: id })),
    deliver: async (event, id) => {
      const endpoint = await findEndpoint(db, id);
      if (!endpoint?.enabled) return 'skipped';
      try {
        return await attempt(endpoint, event);
      } catch (error) {
        if (!endpoint.failingSince) await noteFailure(db, id);
        throw error;
      }
    },
    givenUp: async (_, id, reason) => void (await disableFailing(db, id, reason)),
  };
}
