/** What real visits measure of themselves: four figures, by kind of page, and nothing about who looked. */

export const VITALS_PATH = '/api/vitals';

export const PAGE_KINDS = ['home', 'list', 'product', 'room', 'reading', 'buying', 'account'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const VITAL_NAMES = ['lcp', 'inp', 'ttfb', 'cls'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** lcp, inp and ttfb in milliseconds, cls without a unit; what a visit did not come to is left out. */
export type VitalsReport = { readonly page: PageKind } & { readonly [name in VitalName]?: number };

/** First parts of paths; what is not listed is there to be read. */
const FIRST: Record<Exclude<PageKind, 'reading'>, readonly string[]> = {
  home: ['', 'home'],
  list: [
    'shop',
    'categories',
    'category',
    'featured',
    'new-arrivals',
    'sale',
    'collection',
    'explore',
    'lookbook',
    'compare',
    'search',
  ],
  product: ['product'],
  room: ['rooms', 'room-single1', 'room-single2', 'room-single3', 'room-single4'],
  buying: ['cart', 'checkout', 'order'],
  account: ['account', 'wishlist'],
};

/** The kind of page that stands at a path. */
export function pageKindOf(path: string): PageKind {
  const first = path.split('/')[1] ?? '';
  const [kind = 'reading'] = PAGE_KINDS.filter((one) => one !== 'reading' && FIRST[one].includes(first));
  return kind;
}
