/** Merchant routes for webhook endpoints. */

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { WEBHOOK_COPY as SAY } from '../../core/events/copy.ts';
import type { WebhookEndpoint } from '../../core/events/webhook-shapes.ts';
import {
  addEndpoint,
  changeEndpoint,
  type Endpoint,
  findEndpoint,
  listEndpoints,
  removeEndpoint,
  replayMissed,
  replayTo,
  rotateSecret,
} from '../../db/events/endpoints.ts';
import { isAccepted, sendMessage } from '../events/webhook-channel.ts';
import { createWebhookSecret } from '../events/webhook-signature.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { iso } from '../iso.ts';
import type { OrderDeps } from '../orders/deps.ts';

/** Without the secrets. */
function serializeEndpoint(endpoint: Endpoint): WebhookEndpoint {
  const { id, url, types, description, enabled, disabledReason, failingSince, disabledAt, formerUntil } = endpoint;
  return {
    ...{ id, url, types, description, enabled, disabledReason },
    failingSince: iso(failingSince),
    disabledAt: iso(disabledAt),
    formerUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}

function known(endpoint: Endpoint | null): Endpoint {
  if (!endpoint) throw new HttpError(404, SAY.noEndpoint);
  return endpoint;
}

export function merchantWebhookRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  const sender = app.webhooks;
  const checkUrl = (url: string | undefined) => {
    const refusal = url === undefined ? null : sender.refusal(url);
    if (refusal) throw new HttpError(400, refusal);
  };
  const withSecret = (endpoint: Endpoint) => ({ ...serializeEndpoint(endpoint), secret: endpoint.secret });

  serve(app, 'webhooks', async () => ({ endpoints: (await listEndpoints(db)).map(serializeEndpoint) }));

  serve(app, 'addWebhook', async ({ body }) => {
    checkUrl(body.url);
    const added = await addEndpoint(db, { ...body, secret: createWebhookSecret() });
    if (!added) throw new HttpError(409, SAY.tooMany);
    return withSecret(added);
  });

  serve(app, 'changeWebhook', async ({ params, body }) => {
    checkUrl(body.url);
    return serializeEndpoint(known(await changeEndpoint(db, params.id, body, SAY.byMerchant)));
  });

  serve(app, 'rotateWebhook', async ({ params }) =>
    withSecret(known(await rotateSecret(db, params.id, createWebhookSecret()))),
  );

  serve(app, 'removeWebhook', async ({ params }) => {
    if (!(await removeEndpoint(db, params.id))) throw new HttpError(404, SAY.noEndpoint);
    return { message: params.id };
  });

  serve(app, 'testWebhook', async ({ params }) => {
    const endpoint = known(await findEndpoint(db, params.id));
    const message = { id: randomUUID(), type: 'webhook.test', at: new Date(), data: { endpointId: endpoint.id } };
    const started = performance.now();
    const result = await sendMessage(sender, endpoint, message).then(
      (status) => ({ status, error: isAccepted(status) ? '' : SAY.status(status) }),
      (error: Error) => ({ status: null, error: error.message }),
    );
    return { ...result, accepted: result.error === '', ms: Math.round(performance.now() - started) };
  });

  serve(app, 'replayWebhook', async ({ params, body }) => {
    const { id, enabled } = known(await findEndpoint(db, params.id));
    if (!enabled) throw new HttpError(409, SAY.disabled);
    if (body.event === undefined) return { replayed: await replayMissed(db, id) };
    if (!(await replayTo(db, id, body.event))) throw new HttpError(404, SAY.noEvent);
    return { replayed: 1 };
  });
}
