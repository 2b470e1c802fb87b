/** Writes configuration for static hosts: _headers and _redirects for CDNs, includes for nginx. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateStyles, VIEWER } from '../api/http/inline-code.ts';
import { MODEL_TYPE } from '../core/product/model.ts';
import { contentPolicy, type Deployment, type InlineHashes, type Task } from '../core/shop/content-policy.ts';
import {
  CACHE,
  type Headers,
  IMMUTABLE,
  MEDIA,
  OFFICE_VIEWERS,
  SECURITY_HEADERS,
  SHARED,
  siteHeaders,
} from '../core/shop/headers.ts';
import { PATTERN_REDIRECTS, patternSource, REDIRECTS } from '../core/shop/redirects.ts';
import { addressesOf, pages, TEMPLATES } from '../core/shop/routes.ts';
import type { SiteFacts } from './page-facts.ts';
import type { BuiltRedirects } from './redirect-pages.ts';

/** Cloudflare's limits for _headers. */
export const LIMITS = { rules: 100, line: 2000 } as const;
/** Folder of the nginx includes, beside the pages and never served. */
const NGINX = '.nginx';

const titled = (name: string) => name.replace(/(^|-)\w/g, (start) => start.toUpperCase());
const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${titled(name)}: ${value}`)].join('\n');

/** Returns URL patterns that cover all pages: one per top-level page, one per folder. */
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

/** Hashes of all pages, and of styles inserted by the 3D viewer. */
export type BuildHashes = InlineHashes & { readonly viewer: readonly string[] };

/** Further headers of immutable files. A model's type is stated, because hosts do not all know it and browsers must not guess. */
const OF_FOLDER: Readonly<Record<(typeof IMMUTABLE)[number], Headers>> = {
  '/_astro/': {},
  '/img/': SHARED,
  '/models/': { 'content-type': MODEL_TYPE },
};

/** Returns the policy for all pages of a task. */
function policyFor(task: Task, { scripts, styles, viewer }: BuildHashes, around: Deployment): string {
  return contentPolicy({ scripts, styles: task === 'viewer' ? [...styles, ...viewer] : styles }, around, task);
}

/**
 * Rules of _headers. All matching rules apply and repeated headers are joined, so no header is in two rules that can match
 * one URL, and one policy covers the hashes and permissions of all pages.
 */
export function cdnHeaders(hashes: BuildHashes, around: Deployment, pages: readonly string[]): string {
  const { 'cross-origin-resource-policy': own, ...common } = siteHeaders(around);
  const cached = (value: string) => ({ 'cache-control': value, 'cross-origin-resource-policy': own ?? '' });
  const rules = [
    block('/*', { ...common, 'content-security-policy': policyFor('viewer', hashes, around) }),
    ...IMMUTABLE.map((path) => block(`${path}*`, { ...cached(CACHE.immutable), ...OF_FOLDER[path] })),
    ...pages.map((path) => block(path, cached(CACHE.page))),
  ];
  const long = rules.flatMap((rule) => rule.split('\n')).find((line) => line.length > LIMITS.line);
  if (rules.length > LIMITS.rules) throw new Error(`_headers has ${rules.length} rules; the limit is ${LIMITS.rules}.`);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; the limit is ${LIMITS.line}: ${long.slice(0, 80)}…`,
    );
  return `${rules.join('\n\n')}\n`;
}

/** Redirects, the same as those of our server. */
export function cdnRedirects(built: BuiltRedirects): string {
  return [
    ...Object.entries({ ...built, ...REDIRECTS, ...PATTERN_REDIRECTS }).map(([from, to]) => `${from} ${to} 301`),
    '/order/:number /order?number=:number 302',
    '',
  ].join('\n');
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Regular expression source that matches the pages of a task. */
const addressesWith = (task: Task) =>
  [
    ...pages()
      .filter((page) => page.task === task)
      .map(addressesOf),
    ...(task === 'viewer' ? OFFICE_VIEWERS : []),
  ].join('|');

/** nginx maps for the http level: values that depend on the URL. */
export function nginxMaps(hashes: BuildHashes, around: Deployment, built: BuiltRedirects): string {
  const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
    `map ${from} ${to} {\n${rows.map(([when, value]) => `  ${when} ${value};`).join('\n')}\n}\n`;
  const policy = (task: Task) => quoted(policyFor(task, hashes, around));
  const patterns = Object.entries(PATTERN_REDIRECTS);
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
    map('$uri', '$aroha_redirect', [
      ['default', '$aroha_renamed'],
      ...Object.entries({ ...built, ...REDIRECTS }),
      ...patterns
        .filter(([, to]) => !to.includes(':'))
        .map(([from, to]) => [`~^${patternSource(from).replace(/\?<\w+>/g, '')}$`, to] as const),
    ]),
    // The raw path: what is copied into the target stays encoded.
    map('$request_uri', '$aroha_renamed', [
      ['default', '""'],
      ...patterns
        .filter(([, to]) => to.includes(':'))
        .map(([from, to]) => [`~^${patternSource(from, '[^/?]+')}/?(\\?|$)`, to.replaceAll(':', '$')] as const),
    ]),
  ].join('');
}

/** nginx headers for locations that serve build files. */
export function nginxHeaders(around: Deployment): string {
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

/** Writes the files for all hosts. Call when the pages are finished. names: the files below _astro, without those of earlier builds. */
export function writeHostFiles(
  folder: string,
  { hashes: inline, redirects }: Pick<SiteFacts, 'hashes' | 'redirects'>,
  around: Deployment,
  names: readonly string[] = readdirSync(join(folder, '_astro')),
): BuildHashes {
  const scripts = names.map((name) => `_astro/${name}`);
  const viewer = scripts.filter((name) => VIEWER.test(name));
  const hashes = {
    ...inline,
    viewer: viewer.flatMap((name) => templateStyles(readFileSync(join(folder, name), 'utf8'))),
  };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('_headers', cdnHeaders(hashes, around, pagePatterns(folder)));
  write('_redirects', cdnRedirects(redirects));
  mkdirSync(join(folder, NGINX), { recursive: true });
  write(`${NGINX}/maps.conf`, nginxMaps(hashes, around, redirects));
  write(`${NGINX}/headers.conf`, nginxHeaders(around));
  // Some CDNs use a folder's own 404 page: products newer than the build are then loaded from the API.
  copyFileSync(join(folder, `${TEMPLATES.productFallback.path}.html`), join(folder, 'product', '404.html'));
  return hashes;
}
