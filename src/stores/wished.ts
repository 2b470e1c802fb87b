/** The pieces of a wishlist as the shop knows them now: asked for one by one, a few at a time. */
import { map } from 'nanostores';
import type { Product } from '../core/product/product.ts';
import { WISHLIST } from '../core/shop/constants.ts';
import { askProduct } from './product.ts';

/** gone: the shop has no piece of that name any more. */
export type Wished =
  | { readonly state: 'loading' | 'gone' | 'failed' }
  | { readonly state: 'ready'; readonly product: Product };

/** By slug. */
export const $wished = map<Readonly<Record<string, Wished>>>({});

async function ask(slug: string): Promise<void> {
  try {
    const product = await askProduct(slug);
    $wished.setKey(slug, product ? { state: 'ready', product } : { state: 'gone' });
  } catch (error) {
    console.warn(error);
    $wished.setKey(slug, { state: 'failed' });
  }
}

/** Asks for those not known yet; those that failed are asked for again. */
export async function loadWished(slugs: readonly string[]): Promise<void> {
  const known = $wished.get();
  const queue = slugs.filter((slug) => !known[slug] || known[slug].state === 'failed');
  for (const slug of queue) $wished.setKey(slug, { state: 'loading' });
  const next = async (): Promise<void> => {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) await ask(slug);
  };
  await Promise.all(Array.from({ length: WISHLIST.atOnce }, next));
}
