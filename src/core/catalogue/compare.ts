/** The compared products: at most four slugs, from a link or the device's storage. */
import { COMPARE } from '../product/constants.ts';

const SLUG = /^[^\s,/?#]{1,200}$/;

function uniqueSlugs(slugs: readonly string[]): string[] {
  return [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => SLUG.test(slug)))].slice(0, COMPARE.most);
}

/** The slugs of ?p=a,b; null without any. */
export function readCompared(params: URLSearchParams): string[] | null {
  const slugs = uniqueSlugs((params.get('p') ?? '').split(','));
  return slugs.length > 0 ? slugs : null;
}

/** Parses the stored slugs; [] when invalid. */
export function storedCompared(stored: string | undefined): string[] {
  return uniqueSlugs((stored ?? '').split(','));
}

/** Adds or removes a slug; beyond the maximum the oldest is dropped. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((one) => one !== slug);
  return uniqueSlugs([...slugs, slug].slice(-COMPARE.most));
}
