/** Request and response schemas of the calls about settings and stores. Which values they may have is decided by the schemas of the content files. */

import { z } from 'zod';
import { DAYS } from '../editorial/hours.ts';
import { withoutNull } from '../shop/value-shapes.ts';
import { SETTING_LIMITS as MAX } from './constants.ts';
import { SETTING_NAMES } from './settings.ts';

const text = withoutNull(z.string().trim().max(MAX.textMax));
const version = z.string().max(80);
const payments = z.strictObject({
  cashOnDelivery: z.boolean(),
  upi: z.strictObject({ id: text, name: text }).nullable(),
  bank: z.strictObject({ name: text, account: text, ifsc: text, bank: text }).nullable(),
});
const settingsShape = z.strictObject({
  /** From the file. */
  name: z.string(),
  /** By dotted path: 'email.orders'. */
  values: z.record(z.enum(SETTING_NAMES), z.string()),
  payments,
  /** Changes with every change of the values, and of the payments. */
  version: z.string(),
  paymentsVersion: z.string(),
  /** Fields that a person set; the file leads for the others. */
  edited: z.array(z.string()),
});
export type Settings = z.output<typeof settingsShape>;

const span = z.strictObject({ from: text, to: text }).nullable();
const hours = z.strictObject(
  Object.fromEntries(DAYS.map((day) => [day, span])) as Record<(typeof DAYS)[number], typeof span>,
);
/** pickup: orders can be collected there. */
const storeFields = { line: text, phone: text, email: text, hours, pickup: z.boolean() };
const storeShape = z.strictObject({
  ...storeFields,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  version: z.string(),
  edited: z.array(z.string()),
});
export type OfficeStore = z.output<typeof storeShape>;

const faulty = z.strictObject({
  message: z.string(),
  /** field is a path such as payments.upi.id. */
  faults: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

export const SETTINGS_CONTRACT = {
  settings: { summary: 'Details of the shop as they are now', merchant: true, response: settingsShape },
  changeSettings: {
    summary: 'Changes texts and addresses that are still as they were seen; 409 returns them as they are now',
    merchant: true,
    body: z.object({ version, values: z.partialRecord(z.enum(SETTING_NAMES), text) }),
    response: settingsShape,
    refusals: { 409: z.strictObject({ message: z.string(), settings: settingsShape.optional() }), 422: faulty },
  },
  changePayments: {
    summary: 'Changes where money goes; needs a code of the second factor, and tells all owners by email',
    merchant: true,
    body: z.object({ version, payments, code: z.string().max(40) }),
    response: settingsShape,
    refusals: { 409: z.strictObject({ message: z.string(), settings: settingsShape.optional() }), 422: faulty },
  },
  stores: {
    summary: 'Stores with their hours',
    merchant: true,
    response: z.strictObject({ rows: z.array(storeShape) }),
  },
  changeStore: {
    summary: 'Changes a store that is still as it was seen; 409 returns it as it is now',
    merchant: true,
    params: z.object({ slug: z.string().max(MAX.textMax) }),
    /** Without pickup that stays as it is. */
    body: z.object({ version, ...storeFields, pickup: storeFields.pickup.optional() }),
    response: storeShape,
    refusals: { 409: z.strictObject({ message: z.string(), store: storeShape.optional() }), 422: faulty },
  },
} as const;
