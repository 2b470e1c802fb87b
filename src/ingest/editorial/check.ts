/** Cross-file checks: missing products, images and link targets. Each error names file, line and fix. */

import type { Hotspot } from '../../core/editorial/room.ts';
import { articlePath } from '../../core/shop/routes.ts';
import type { ContentPicture } from '../content-parts.ts';
import type { Entry } from '../markdown.ts';
import type { References } from './references.ts';

type At = Entry<unknown>['at'];

/** A product row in a text: {products: slug, slug} on its own line. */
export const PRODUCTS_LINE = /^\{products:\s*([^}]*)\}[ \t]*$/gm;
export const slugsIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const LINK = /\]\((\/[^)\s]*)(?:\s[^)]*)?\)|href="(\/[^"]*)"/g;

export function checkPicture({ media }: References, { file }: ContentPicture, where: string): string[] {
  return media.byFile(file) ? [] : [`${where}: content/media/${file} does not exist. Add it or correct the name.`];
}

function checkProduct({ products }: References, slug: string, where: string): string[] {
  if (!products || products.has(slug)) return [];
  return [`${where}: there is no content/products/${slug}.md. Correct the slug or remove it.`];
}

export function checkHotspots(
  references: References,
  at: At,
  field: string,
  hotspots: readonly Pick<Hotspot, 'product'>[],
): string[] {
  return hotspots.flatMap(({ product }, index) => checkProduct(references, product, at(field, index, 'product')));
}

/** Checks the links and product rows of a body. */
export function checkBody(
  references: References,
  { file, slug, body, bodyLine }: Pick<Entry<unknown>, 'file' | 'slug' | 'body' | 'bodyLine'>,
): string[] {
  const where = (offset: number) => `${file}:${bodyLine + body.slice(0, offset).split('\n').length - 1}`;
  const links = [...body.matchAll(LINK)].flatMap((match) => {
    const href = (match[1] ?? match[2]) as string;
    // Unpublished articles may link to each other.
    if (references.isUnpublished(href) && !(file.startsWith('journal/') && references.isUnpublished(articlePath(slug))))
      return [
        `${where(match.index)}: the link ${href} leads to an article that is not published yet. Remove it until then, or publish that article first.`,
      ];
    return references.isPage(href)
      ? []
      : [`${where(match.index)}: the link ${href} has no target. Correct it or remove it.`];
  });
  const rows = [...body.matchAll(PRODUCTS_LINE)].flatMap((match) => {
    const slugs = slugsIn(match[1] ?? '');
    if (slugs.length === 0) return [`${where(match.index)}: {products: …} is empty. Write {products: elegant-lamp}.`];
    return slugs.flatMap((slug) => checkProduct(references, slug, where(match.index)));
  });
  return [...links, ...rows];
}
