/** HTTP headers of pages and files: one table for our own server, CDNs and nginx. */
import { contentPolicy, type Deployment, type InlineHashes, NO_CONTENT } from './content-policy.ts';
import { taskOf } from './routes.ts';

export type Headers = Readonly<Record<string, string>>;

/** Cache-Control values. File names under _astro, img and models contain a content hash. */
export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  /** Fresh for a minute, then revalidated in the background. */
  page: 'public, max-age=60, stale-while-revalidate=600',
  file: 'public, max-age=0, must-revalidate',
  media: 'public, max-age=3600',
  /** A missing file may exist soon. */
  missing: 'no-cache',
} as const;

/** Path prefixes of files that never change. */
export const IMMUTABLE = ['/_astro/', '/img/', '/models/'] as const;

export const MEDIA = /\.(ico|png|svg|jpg|webp|avif|mp4|webm|glb)$/;

/** Browser features that no page uses. AR is allowed for 'View in your room'. */
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

/** Sent with every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [...UNUSED.map((name) => `${name}=()`), 'xr-spatial-tracking=(self)'].join(', '),
  // The popup of a social sign-in needs window.opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const satisfies Headers;

/** Pictures are embedded by feeds, emails and other sites. */
export const SHARED = { 'cross-origin-resource-policy': 'cross-origin' } as const satisfies Headers;

/** For https origins: one year, without subdomains, which may not be ours. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const satisfies Headers;

/** Pages of the back office that show 3D models; rows of routes.ts are carried by shoppers' scripts. */
export const OFFICE_VIEWERS: readonly string[] = ['/merchant/product'];

/** Headers of every API response; URLs may hold secrets, so no referrer is sent. */
export function apiHeaders(around: Deployment): Headers {
  return { ...siteHeaders(around), 'referrer-policy': 'no-referrer', 'content-security-policy': NO_CONTENT };
}

/** Headers of every response of the site. */
export function siteHeaders({ secure = false }: Deployment): Headers {
  return { ...SECURITY_HEADERS, ...(secure && HSTS) };
}

/** Cache-Control of the file at a path; paths of pages have no extension. */
export function cacheOf(address: string): string {
  if (IMMUTABLE.some((folder) => address.startsWith(folder))) return CACHE.immutable;
  if (MEDIA.test(address)) return CACHE.media;
  return /\.[\da-z_]+$/i.test(address) ? CACHE.file : CACHE.page;
}

/**
 * Headers of one page, with the hashes of its inline scripts and styles; viewer holds the hashes of the 3D viewer's
 * styles.
 */
export function pageHeaders(
  address: string,
  inline: InlineHashes,
  viewer: readonly string[],
  around: Deployment,
): Headers {
  const task = OFFICE_VIEWERS.includes(address) ? 'viewer' : taskOf(address);
  const styles = task === 'viewer' ? [...inline.styles, ...viewer] : inline.styles;
  return { 'content-security-policy': contentPolicy({ ...inline, styles }, around, task) };
}
