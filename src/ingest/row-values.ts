/** Values of rows: ids, amounts, pictures and models. */
import { createHash } from 'node:crypto';
import type { Choice } from '../core/configuration/model.ts';
import { GlbError } from '../core/product/glb-chunks.ts';
import type { Model } from '../core/product/model.ts';
import { toMinor } from '../core/shop/money.ts';
import type { StoredPicture } from '../db/schema/pictures.ts';
import type { StoredConfiguration } from '../db/schema/products.ts';
import type { Media } from '../media/media.ts';
import { measureModel } from '../media/models.ts';
import { modelOfEntry } from './configuration-content.ts';
import type { ProductEntry } from './content.ts';
import type { ContentPicture } from './content-parts.ts';
import { ContentError, type Entry } from './markdown.ts';

export const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Ids are derived from slugs, so that static pages and every seeded database agree. */
export const idOf = (kind: string, slug: string) => sha(`${kind}/${slug}`).slice(0, 24);

export const minorOrNull = (rupees: number | undefined) => (rupees === undefined ? null : toMinor(rupees));

/** Returns the stored form of an image named in a content file. Throws ContentError when it is missing. */
type Focused = ContentPicture & { readonly focus?: StoredPicture['focus'] | undefined };

export async function imageOf(media: Media, file: string, { file: name, alt, focus }: Focused): Promise<StoredPicture> {
  const original = media.byFile(name);
  if (!original) throw new ContentError(`${file}: pictures: content/media/${name} does not exist`);
  return { hash: original.hash, alt, ...(await media.measure(original)), ...(focus && { focus }) };
}

/** The configuration model with the metadata of its pictures; null for a product without one. */
export async function configurationOf(
  media: Media,
  { file, data }: Entry<ProductEntry>,
): Promise<StoredConfiguration | null> {
  if (!data.configuration) return null;
  const model = modelOfEntry(data.configuration, data.price);
  const options: StoredConfiguration['options'][number][] = [];
  for (const option of model.options) {
    if (option.kind === 'size') options.push(option);
    else {
      const choices: Choice<StoredPicture>[] = [];
      for (const choice of option.choices)
        choices.push({
          ...choice,
          texture: choice.texture && (await imageOf(media, file, choice.texture)),
          picture: choice.picture && (await imageOf(media, file, choice.picture)),
        });
      options.push({ ...option, choices });
    }
  }
  return { ...model, options };
}

/** Returns what is stored about the model that has a product's name. Throws ContentError when it cannot be shown. */
export function modelOf(media: Media, slug: string): Model | null {
  const file = media.models.bySlug(slug);
  try {
    return file && measureModel(file);
  } catch (error) {
    throw error instanceof GlbError ? new ContentError(`content/media/models/${slug}.glb: ${error.message}`) : error;
  }
}

/** Rating of a product; a sample one only in a sample shop. */
export const ratingOf = ({ rating, reviewCount, sampleRatings }: ProductEntry, sample: boolean) =>
  sampleRatings && !sample
    ? { rating: null, reviewCount: 0, sampleRatings: false }
    : { rating: rating ?? null, reviewCount, sampleRatings };
