/** Writes what static hosts read of a build: _headers and _redirects for CDNs, an include for nginx. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes, joinHashes, templateStyles, VIEWER } from '../api/http/inline-code.ts';
import { contentPolicy, type InlineHashes, type Surroundings, type Task } from '../core/shop/content-policy.ts';
import { CACHE, type Headers, IMMUTABLE, MEDIA, SECURITY_HEADERS, SHARED, siteHeaders } from '../core/shop/headers.ts';
import { addressesOf, pages, REDIRECTS, TEMPLATES } from '../core/shop/routes.ts';
import { carryStyles } from './first-paint.ts';
import { leanScripts } from './lean-scripts.ts';
import { liftAll } from './lifted-styles.ts';

/** What Cloudflare takes of _headers. */
export const LIMITS = { rules: 100, line: 2000 } as const;
/** Where nginx looks for its includes: beside the pages, and shown to nobody. */
const NGINX = '.nginx';

const titled = (name: string) => name.replace(/(^|-)\w/g, (start) => start.toUpperCase());
const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${titled(name)}: ${value}`)].join('\n');

/** Addresses that cover every page: one for a page at the top, one for each folder of pages. */
export function pagePatterns(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const folders = entries.filter(
    (entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).some((name) => name.endsWith('.html')),
  );
  const top = pages.map(({ name }) => name.slice(0, -'.html'.length)).filter((name) => name !== '404');
  return [
    ...top.map((name) => (name === 'index' ? '/' : `/${name}`)),
    ...folders.map(({ name }) => `/${name}/*`),
  ].sort();
}

/** The hashes of all pages, and of the styles that the 3D viewer brings. */
export type BuildHashes = InlineHashes & { readonly viewer: readonly string[] };

/** The policy of all pages with a task. */
function policyFor(task: Task, { scripts, styles, viewer }: BuildHashes, around: Surroundings): string {
  return contentPolicy({ scripts, styles: task === 'viewer' ? [...styles, ...viewer] : styles }, around, task);
}

/**
 * The rules of _headers. All that match an address are applied, and a header named twice is joined: so no header stands in two
 * rules that can match one address, and one policy speaks for all pages, with the hashes and the rights that any of them needs.
 */
export function cdnHeaders(hashes: BuildHashes, around: Surroundings, pages: readonly string[]): string {
  const { 'cross-origin-resource-policy': own, ...common } = siteHeaders(around);
  const kept = (value: string) => ({ 'cache-control': value, 'cross-origin-resource-policy': own ?? '' });
  const rules = [
    block('/*', { ...common, 'content-security-policy': policyFor('viewer', hashes, around) }),
    ...IMMUTABLE.map((path) => block(`${path}*`, { ...kept(CACHE.immutable), ...(path === '/img/' && SHARED) })),
    ...pages.map((path) => block(path, kept(CACHE.page))),
  ];
  const long = rules.flatMap((rule) => rule.split('\n')).find((line) => line.length > LIMITS.line);
  if (rules.length > LIMITS.rules) throw new Error(`_headers has ${rules.length} rules; hosts take ${LIMITS.rules}.`);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; hosts take ${LIMITS.line}: ${long.slice(0, 80)}…`,
    );
  return `${rules.join('\n\n')}\n`;
}

/** The same table of redirects that our own server follows; the short address of an order leads to its page. */
export function cdnRedirects(): string {
  return [
    ...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 301`),
    '/order/:number /order?number=:number 302',
    '',
  ].join('\n');
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Addresses of the pages with a task, as the source of a regular expression. */
const addressesWith = (task: Task) =>
  pages()
    .filter((page) => page.task === task)
    .map(addressesOf)
    .join('|');

/** nginx, for its http level: what depends on the address, as maps. */
export function nginxMaps(hashes: BuildHashes, around: Surroundings): string {
  const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
    `map ${from} ${to} {\n${rows.map(([when, value]) => `  ${when} ${value};`).join('\n')}\n}\n`;
  const policy = (task: Task) => quoted(policyFor(task, hashes, around));
  return [
    map('$uri', '$aroha_policy', [
      ['default', policy('none')],
      [`~^(${addressesWith('search')})(\\.html)?$|^/pagefind/`, policy('search')],
      [`~^(${addressesWith('viewer')})(\\.html)?$`, policy('viewer')],
    ]),
    map('$uri', '$aroha_cache', [
      ['default', quoted(CACHE.page)],
      ...IMMUTABLE.map((path) => [`~^${path}`, quoted(CACHE.immutable)] as const),
      [`~${MEDIA.source}`, quoted(CACHE.media)],
      ['~\\.(?!html$)[0-9a-z_]+$', quoted(CACHE.file)],
    ]),
    map('$uri', '$aroha_resource', [
      ['default', quoted(SECURITY_HEADERS['cross-origin-resource-policy'])],
      ['~^/img/', quoted(SHARED['cross-origin-resource-policy'])],
    ]),
    map('$status', '$aroha_kept', [
      ['default', '$aroha_cache'],
      ['~^[45]', quoted(CACHE.missing)],
    ]),
    map('$uri', '$aroha_redirect', [['default', '""'], ...Object.entries(REDIRECTS)]),
  ].join('');
}

/** nginx, for the locations that send the build's own files. */
export function nginxHeaders(around: Surroundings): string {
  const headers = {
    ...siteHeaders(around),
    'cross-origin-resource-policy': '$aroha_resource',
    'content-security-policy': '$aroha_policy',
    'cache-control': '$aroha_kept',
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${titled(name)} ${quoted(value)} always;\n`)
    .join('');
}

/** Lifts what the policy forbids out of the pages in folder, and writes the files of every host beside them. */
export function writeHostFiles(folder: string, around: Surroundings): { hashes: BuildHashes; lifted: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const files = names.map((name) => join(folder, name));
  const lifted = liftAll(folder, files);
  carryStyles(folder, names);
  const inline = files.map((file) => {
    const html = leanScripts(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    return inlineHashes(html);
  });
  const scripts = readdirSync(join(folder, '_astro')).map((name) => `_astro/${name}`);
  const viewer = scripts.filter((name) => VIEWER.test(name));
  const hashes = {
    ...joinHashes(inline),
    viewer: viewer.flatMap((name) => templateStyles(readFileSync(join(folder, name), 'utf8'))),
  };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('_headers', cdnHeaders(hashes, around, pagePatterns(folder)));
  write('_redirects', cdnRedirects());
  mkdirSync(join(folder, NGINX), { recursive: true });
  write(`${NGINX}/maps.conf`, nginxMaps(hashes, around));
  write(`${NGINX}/headers.conf`, nginxHeaders(around));
  // Some CDNs answer an address under a folder with its own 404 page: a product newer than the build asks the API there.
  copyFileSync(join(folder, `${TEMPLATES.productFallback.path}.html`), join(folder, 'product', '404.html'));
  return { hashes, lifted };
}
