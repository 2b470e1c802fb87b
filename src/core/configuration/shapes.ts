/** Strict schemas of configuration models: of the catalogue API in whole rupees, of the back office in minor units. */
import { z } from 'zod';
import { imageShape } from '../images/shapes.ts';
import { SIDES } from './model.ts';

const cm = z.int().positive();
const id = z.string().min(1);
const conditionShape = z.union([z.array(id).min(1), z.strictObject({ above: cm.optional(), below: cm.optional() })]);

const sizeShape = z.strictObject({
  kind: z.literal('size'),
  id,
  name: z.string(),
  from: cm,
  to: cm,
  step: cm,
  /** The size of the base price. */
  at: cm,
  /** Amount for each cm. */
  perCm: z.int().min(0),
  side: z.enum(SIDES).nullable(),
  kgPerCm: z.number().min(0),
});

/** The schema with the pictures of an API. */
export function configurationShapeWith<Picture extends z.ZodType>(picture: Picture) {
  const choice = z.strictObject({
    id,
    name: z.string(),
    /** Kind under which it is listed, such as 'Linen'; '' for none. */
    group: z.string(),
    swatch: z.string().nullable(),
    /** Its cloth or wood from close up. */
    texture: picture.nullable(),
    /** The piece in it. */
    picture: picture.nullable(),
    care: z.string(),
    /** Martindale rub count. */
    rubs: z.int().positive().nullable(),
    /** Amount that is added to the price; may be negative. */
    add: z.int(),
    /** Hundredths of a percent of the base price. */
    percent: z.int(),
    /** Days until a piece with it is made; 0: as the model's. */
    days: z.int().min(0),
    /** Why it cannot be ordered now. */
    unavailable: z.string().nullable(),
  });
  const choices = z.strictObject({ kind: z.literal('choice'), id, name: z.string(), choices: z.array(choice).min(1) });
  return z.strictObject({
    /** Before surcharges. */
    price: z.int().positive(),
    /** Until it is made. */
    days: z.int().positive(),
    options: z.array(z.discriminatedUnion('kind', [choices, sizeShape])).min(1),
    /** Not made: what meets every condition of one of them. */
    exclusions: z.array(z.strictObject({ when: z.record(z.string(), conditionShape), reason: z.string() })),
  });
}

/** Amounts are whole rupees. */
export const configurationShape = configurationShapeWith(imageShape);
export type ConfigurationResponse = z.infer<typeof configurationShape>;
