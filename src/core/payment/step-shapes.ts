/** Strict shape of the next step of a payment. */
import { z } from 'zod';
import { minor, moment } from '../shop/value-shapes.ts';

const until = moment;

export const stepShape = z.discriminatedUnion('kind', [
  /** Of samples: amount is 0. */
  z.strictObject({ kind: z.literal('none'), amount: minor }),
  z.strictObject({ kind: z.literal('cash'), amount: minor }),
  z.strictObject({
    kind: z.literal('upi'),
    amount: minor,
    link: z.string(),
    /** The link as a QR code, an SVG document. */
    qr: z.string(),
    payee: z.string(),
    upiId: z.string(),
    until,
  }),
  z.strictObject({
    kind: z.literal('bank'),
    amount: minor,
    name: z.string(),
    account: z.string(),
    ifsc: z.string(),
    bank: z.string(),
    reference: z.string(),
    until,
  }),
  z.strictObject({ kind: z.literal('redirect'), amount: minor, url: z.string(), until }),
]);
