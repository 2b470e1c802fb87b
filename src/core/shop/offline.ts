/** Cache rules of the service worker. */

/** page: network first. file: immutable. picture: immutable, evicted oldest first. */
export type CacheRule = 'never' | 'page' | 'file' | 'picture';

/** Paths whose responses are personal, short-lived or have side effects. */
const NEVER = ['/api', '/account', '/checkout', '/order', '/newsletter', '/contact', '/merchant'];
const FILES = ['/_astro/'];
const PICTURES = ['/img/'];
/** Small files that every page needs and that may change. */
const SHARED = ['/menu.json', '/site.webmanifest', '/favicon.ico'];

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Cache rule of a request. mode is Request.mode; 'navigate' opens a page. */
export function cacheRuleOf(address: string, origin: string, mode: string, method: string): CacheRule {
  const url = URL.parse(address);
  if (!url || url.origin !== origin || method !== 'GET') return 'never';
  const path = url.pathname.replace(/\.html$/, '');
  if (NEVER.some((folder) => isUnder(path, folder))) return 'never';
  if (PICTURES.some((folder) => path.startsWith(folder))) return 'picture';
  if (FILES.some((folder) => path.startsWith(folder))) return 'file';
  return mode === 'navigate' || SHARED.includes(path) ? 'page' : 'never';
}

/** URLs of the files that a page needs to be shown. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w./-]+\.(?:css|js|json|woff2)/g) ?? [])];
}

/** URLs of a module's static imports. */
export function importsOf(script: string, address: string): string[] {
  const paths = script.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
  return [...new Set(Array.from(paths, ([, path]) => new URL(path as string, address).pathname))];
}

/** A page's title without the shop's name. */
export function titleIn(html: string, shop: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
  return title.startsWith(`${shop} — `) ? title.slice(shop.length + 3) : title;
}
