/** Strict shape of a product as the back office's form gets it. */
import { z } from 'zod';
import { configurationShapeWith } from '../configuration/shapes.ts';
import { fields, hash, percent, state, variantFields } from './product-shapes.ts';

export const storedPicture = z.strictObject({
  hash,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
});

/** Amounts are minor units. */
const storedConfiguration = configurationShapeWith(storedPicture);

export type EditedConfiguration = z.output<typeof storedConfiguration>;

const storedModel = z.strictObject({ hash, bytes: z.int(), triangles: z.int() });

export const editedProductShape = z.strictObject({
  ...fields,
  slug: z.string(),
  /** Changes with every change of the product but stock. */
  version: z.string(),
  state,
  publishFrom: z.string().nullable(),
  /** Seeded from a Markdown file. */
  hasFile: z.boolean(),
  /** Fields that a person set; the file leads for the others. */
  edited: z.array(z.string()),
  variants: z.array(z.strictObject({ ...variantFields, id: z.string(), picture: storedPicture.nullable() })),
  pictures: z.array(storedPicture),
  /** 3D model, uploaded or of the content folder. */
  model: storedModel.nullable(),
  /** Options without variants, which the file alone has; left out where there are none. */
  configuration: storedConfiguration.optional(),
});

export type EditedProduct = z.output<typeof editedProductShape>;
