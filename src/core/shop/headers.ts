/** The headers of the pages and their files: one table for our own server, for CDNs and for nginx. */
import { contentPolicy, type InlineHashes, NO_CONTENT, type Surroundings } from './content-policy.ts';
import { taskOf } from './routes.ts';

export type Headers = Readonly<Record<string, string>>;

/** What browsers keep of an answer. Named by their content: _astro and img. */
export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  /** A page shows at once for a while, and is fetched anew behind the reader's back. */
  page: 'public, max-age=60, stale-while-revalidate=600',
  file: 'public, max-age=0, must-revalidate',
  media: 'public, max-age=3600',
  /** What is missing now may be there in a moment. */
  missing: 'no-cache',
} as const;

/** The first part of addresses whose files never change. */
export const IMMUTABLE = ['/_astro/', '/img/'] as const;

export const MEDIA = /\.(ico|png|svg|jpg|webp|avif|mp4|webm|glb)$/;

/** Features of browsers that no page of ours uses. AR is the exception: 'View in your room'. */
const UNUSED = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Of every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [...UNUSED.map((name) => `${name}=()`), 'xr-spatial-tracking=(self)'].join(', '),
  // The popup of a social sign-in keeps its way back to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const satisfies Headers;

/** Pictures are shown in feeds, letters and by whoever shares a page. */
export const SHARED = { 'cross-origin-resource-policy': 'cross-origin' } as const satisfies Headers;

/** Of origins with https: a year, this name alone, as others under it are not ours to decide on. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const satisfies Headers;

/** What every answer of the API carries; its addresses may hold secrets, and are told to nobody. */
export function apiHeaders(around: Surroundings): Headers {
  return { ...siteHeaders(around), 'referrer-policy': 'no-referrer', 'content-security-policy': NO_CONTENT };
}

/** What every answer of the site carries, whatever it is. */
export function siteHeaders({ secure = false }: Surroundings): Headers {
  return { ...SECURITY_HEADERS, ...(secure && HSTS) };
}

/** How long the file at an address is kept; addresses of pages have no ending. */
export function cacheOf(address: string): string {
  if (IMMUTABLE.some((folder) => address.startsWith(folder))) return CACHE.immutable;
  if (MEDIA.test(address)) return CACHE.media;
  return /\.[\da-z_]+$/i.test(address) ? CACHE.file : CACHE.page;
}

/** The headers of one page, from the scripts and styles that stand in it; viewer are the hashes of styles that the 3D viewer brings. */
export function pageHeaders(
  address: string,
  inline: InlineHashes,
  viewer: readonly string[],
  around: Surroundings,
): Headers {
  const task = taskOf(address);
  const styles = task === 'viewer' ? [...inline.styles, ...viewer] : inline.styles;
  return { 'content-security-policy': contentPolicy({ ...inline, styles }, around, task) };
}
