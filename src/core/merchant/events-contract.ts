/** Calls about events and webhook endpoints. */

import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { WEBHOOKS } from '../events/constants.ts';
import { WEBHOOK_COPY } from '../events/copy.ts';
import { EVENT_TYPES } from '../events/event.ts';
import { storedEventShape, webhookEndpointShape } from '../events/webhook-shapes.ts';
import { boundedText, count } from '../shop/value-shapes.ts';

/** https addresses; http is refused by the sender, which tests replace. */
function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !text.includes('#');
}

const webhookUrl = z.string().trim().max(WEBHOOKS.urlMax).refine(isWebhookUrl, WEBHOOK_COPY.badUrl);

const eventTypes = z.array(z.enum(EVENT_TYPES)).max(EVENT_TYPES.length);

const description = boundedText(WEBHOOKS.descriptionMax);

const endpointId = z.object({ id: z.uuid() });

const withSecret = webhookEndpointShape.extend({ secret: z.string() });

const replayed = z.strictObject({ replayed: count });

export const EVENTS_CONTRACT = {
  events: {
    summary: 'Events with their deliveries, newest first; failed=true: only those with a delivery that was given up',
    merchant: true,
    query: z.object({
      type: z.enum(EVENT_TYPES).optional(),
      subject: z.string().max(254).optional(),
      failed: z.enum(['true', 'false']).optional(),
    }),
    response: z.strictObject({ events: z.array(storedEventShape) }),
  },
  replayEvents: {
    summary: 'Sends again what was given up; with event: all deliveries of that event',
    merchant: true,
    body: z.object({ event: z.uuid().optional() }),
    response: replayed,
  },
  webhooks: {
    summary: 'Webhook endpoints',
    merchant: true,
    response: z.strictObject({ endpoints: z.array(webhookEndpointShape) }),
  },
  addWebhook: {
    summary: 'Adds a webhook endpoint for these types of events, or all; returns its secret, this once',
    merchant: true,
    body: z.object({ url: webhookUrl, types: eventTypes.default([]), description: description.default('') }),
    response: withSecret,
  },
  changeWebhook: {
    summary: 'Changes a webhook endpoint, disables it or enables it again',
    merchant: true,
    params: endpointId,
    body: z.object({
      url: webhookUrl.optional(),
      types: eventTypes.optional(),
      description: description.optional(),
      enabled: z.boolean().optional(),
    }),
    response: webhookEndpointShape,
  },
  rotateWebhook: {
    summary: `Creates a new secret; for ${WEBHOOKS.overlapHours} hours requests are signed with both`,
    merchant: true,
    params: endpointId,
    response: withSecret,
  },
  removeWebhook: {
    summary: 'Removes a webhook endpoint',
    merchant: true,
    params: endpointId,
    response: messageShape,
  },
  testWebhook: {
    summary: 'Sends the event webhook.test to an endpoint now; status is null when there was no response',
    merchant: true,
    params: endpointId,
    response: z.strictObject({ accepted: z.boolean(), status: z.int().nullable(), error: z.string(), ms: count }),
  },
  replayWebhook: {
    summary: 'Sends an event to an endpoint, again or for the first time; without event: all that it missed',
    merchant: true,
    params: endpointId,
    body: z.object({ event: z.uuid().optional() }),
    response: replayed,
  },
} as const;
