/** Strict shapes of webhook messages, stored events and webhook endpoints. */
import { z } from 'zod';
import { DELIVERY_STATES, EVENT_TYPES } from './event.ts';
import { EVENT_DATA, text } from './shapes.ts';

/** Body of a webhook of a type: the form of Standard Webhooks, and the event's id. */
const webhookShape = (type: string, data: z.ZodType) =>
  z.strictObject({ id: z.uuid(), type: z.literal(type), timestamp: z.iso.datetime(), data });

/** Bodies of all webhooks by type. webhook.test is sent only when the merchant asks for it. */
export const WEBHOOK_SHAPES: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(EVENT_TYPES.map((type) => [type, webhookShape(type, EVENT_DATA[type])])),
  'webhook.test': webhookShape('webhook.test', z.strictObject({ endpointId: text })),
};

/** An event and its deliveries as the merchant's API shows them. */
export const storedEventShape = z.strictObject({
  id: z.uuid(),
  type: z.enum(EVENT_TYPES),
  subject: text,
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
  deliveries: z.array(
    z.strictObject({
      channel: text,
      /** An email address, or the id of a webhook endpoint. */
      recipient: text,
      state: z.enum(DELIVERY_STATES),
      attempts: z.int().min(0),
      /** Of the last attempt; '' after a success. */
      error: text,
      /** When the next attempt is due; null: there is none. */
      dueAt: z.iso.datetime().nullable(),
    }),
  ),
});

export type StoredEvent = z.infer<typeof storedEventShape>;

export const webhookEndpointShape = z.strictObject({
  id: z.uuid(),
  url: text,
  /** Types of events it gets; empty: all. */
  types: z.array(z.enum(EVENT_TYPES)),
  description: text,
  enabled: z.boolean(),
  /** First failure since the last success. */
  failingSince: z.iso.datetime().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  disabledReason: text,
  /** Until when requests are also signed with the former secret. */
  formerUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type WebhookEndpoint = z.infer<typeof webhookEndpointShape>;
