/** Which pieces stand side by side: at most four slugs, in a link or kept on the device. */
import { COMPARE } from '../shop/constants.ts';

const SLUG = /^[^\s,/?#]{1,200}$/;

function clean(slugs: readonly string[]): string[] {
  return [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => SLUG.test(slug)))].slice(0, COMPARE.most);
}

/** The slugs of a link's ?p=a,b; null when the link names none. */
export function readCompared(params: URLSearchParams): string[] | null {
  const slugs = clean((params.get('p') ?? '').split(','));
  return slugs.length > 0 ? slugs : null;
}

/** What a browser kept; garbage is nothing. */
export function storedCompared(stored: string | undefined): string[] {
  return clean((stored ?? '').split(','));
}

/** Put in or taken out; a fifth piece takes the place of the one that stood longest. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((one) => one !== slug);
  return clean([...slugs, slug].slice(-COMPARE.most));
}
