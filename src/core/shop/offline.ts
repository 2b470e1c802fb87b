/** What a browser may keep for reading without a connection, and what it never may. */

/** page: asked of the network first. file: never changes. picture: never changes, and old ones make room. */
export type Keeping = 'never' | 'page' | 'file' | 'picture';

/** Addresses that answer for one person, at one moment, or that do something. */
const NEVER = ['/api', '/account', '/checkout', '/order', '/newsletter', '/contact', '/desk'];
const FILES = ['/_astro/'];
const PICTURES = ['/img/'];
/** Small files that every page needs and that may change. */
const SHARED = ['/menu.json', '/site.webmanifest', '/favicon.ico'];

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** What to do with a request. mode: as the browser's Request has it; 'navigate' is a page being opened. */
export function keepingOf(address: string, origin: string, mode: string, method: string): Keeping {
  const url = URL.parse(address);
  if (!url || url.origin !== origin || method !== 'GET') return 'never';
  const path = url.pathname.replace(/\.html$/, '');
  if (NEVER.some((folder) => isUnder(path, folder))) return 'never';
  if (PICTURES.some((folder) => path.startsWith(folder))) return 'picture';
  if (FILES.some((folder) => path.startsWith(folder))) return 'file';
  return mode === 'navigate' || SHARED.includes(path) ? 'page' : 'never';
}

/** The files a page cannot be shown without, by their addresses. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w./-]+\.(?:css|js|woff2)/g) ?? [])];
}

/** The addresses a module of ours cannot run without: what it imports as it starts. */
export function importsOf(script: string, address: string): string[] {
  const paths = script.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
  return [...new Set(Array.from(paths, ([, path]) => new URL(path as string, address).pathname))];
}

/** The title of a page as a reader knows it, without the shop's name before it. */
export function titleIn(html: string, shop: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
  return title.startsWith(`${shop} — `) ? title.slice(shop.length + 3) : title;
}
