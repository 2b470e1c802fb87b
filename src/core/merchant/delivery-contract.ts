/** Request and response schemas of the calls about rules of delivery. Which values they may have is decided by the schemas of content/delivery. */
import { z } from 'zod';
import { DELIVERY_NAMES } from './delivery-names.ts';

const version = z.string().max(80);
/** As the file holds them: whole rupees, kilograms and centimetres. */
const values = z.record(z.string().max(40), z.unknown());
/** PostgreSQL rejects null characters. */
const given = values.refine((tree) => !JSON.stringify(tree).includes('\\u0000'), 'must not hold a null character');
const fileShape = z.strictObject({
  name: z.enum(DELIVERY_NAMES),
  values,
  /** Changes with every change of the values. */
  version: z.string(),
  /** Fields that a person set; the file leads for the others. */
  edited: z.array(z.string()),
});
const rulesShape = z.strictObject({
  files: z.array(fileShape),
  /** Why the files are not in force, each fault with file and line; the rules before them are. null: they are in force. */
  fault: z.string().nullable(),
});
export type DeliveryFileResponse = z.output<typeof fileShape>;
export type DeliveryRulesResponse = z.output<typeof rulesShape>;

const faulty = z.strictObject({
  message: z.string(),
  /** field is a path such as zones.0.van.fees.1.fee; '' for a fault of another file. */
  faults: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

export const DELIVERY_RULES_CONTRACT = {
  deliveryRules: {
    summary: 'Rules of delivery as the files and the back office hold them now, and why they are not in force',
    merchant: true,
    response: rulesShape,
  },
  changeDelivery: {
    summary: 'Changes rules of delivery that are still as they were seen; 409 returns them as they are now',
    merchant: true,
    params: z.object({ name: z.enum(DELIVERY_NAMES) }),
    body: z.object({ version, values: given }),
    response: fileShape,
    refusals: { 409: z.strictObject({ message: z.string(), file: fileShape.optional() }), 422: faulty },
  },
} as const;
