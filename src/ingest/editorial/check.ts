/** Faults that one file alone cannot show: products, pictures and links that lead nowhere. Each names file, line and cure. */

import type { Hotspot } from '../../core/editorial/room.ts';
import { articlePath } from '../../core/shop/routes.ts';
import type { ContentPicture } from '../content.ts';
import type { Entry } from '../markdown.ts';
import type { World } from './references.ts';

type At = Entry<unknown>['at'];

/** A row of products in a text: {products: slug, slug} on a line of its own. */
export const PRODUCTS_LINE = /^\{products:\s*([^}]*)\}[ \t]*$/gm;
export const slugsIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const LINK = /\]\((\/[^)\s]*)(?:\s[^)]*)?\)|href="(\/[^"]*)"/g;

export function checkPicture({ media }: World, { file }: ContentPicture, where: string): string[] {
  return media.byFile(file)
    ? []
    : [`${where}: there is no picture content/media/${file}. Put it there, or correct the name.`];
}

function checkProduct({ products }: World, slug: string, where: string): string[] {
  if (!products || products.has(slug)) return [];
  return [`${where}: there is no content/products/${slug}.md. Correct the slug, or take it out.`];
}

export function checkHotspots(
  world: World,
  at: At,
  field: string,
  hotspots: readonly Pick<Hotspot, 'product'>[],
): string[] {
  return hotspots.flatMap(({ product }, index) => checkProduct(world, product, at(field, index, 'product')));
}

/** Links and product rows of a body. */
export function checkBody(
  world: World,
  { file, slug, body, bodyLine }: Pick<Entry<unknown>, 'file' | 'slug' | 'body' | 'bodyLine'>,
): string[] {
  const where = (offset: number) => `${file}:${bodyLine + body.slice(0, offset).split('\n').length - 1}`;
  const links = [...body.matchAll(LINK)].flatMap((match) => {
    const href = (match[1] ?? match[2]) as string;
    // Articles of one series may wait together.
    if (world.early(href) && !(file.startsWith('journal/') && world.early(articlePath(slug))))
      return [
        `${where(match.index)}: the link ${href} leads to an article that is not published yet. Take it out until then, or publish that first.`,
      ];
    return world.leads(href)
      ? []
      : [`${where(match.index)}: the link ${href} leads nowhere. Correct it, or take it out.`];
  });
  const rows = [...body.matchAll(PRODUCTS_LINE)].flatMap((match) => {
    const slugs = slugsIn(match[1] ?? '');
    if (slugs.length === 0) return [`${where(match.index)}: {products: …} names none. Write {products: elegant-lamp}.`];
    return slugs.flatMap((slug) => checkProduct(world, slug, where(match.index)));
  });
  return [...links, ...rows];
}
