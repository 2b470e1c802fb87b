/** Serves the built site: texts from memory with cached compression; images and film from disk. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoded, encode, memoryBytes, sendEncoded } from '../api/http/encoded.ts';
import { inlineHashes, templateStyles, VIEWER } from '../api/http/inline-code.ts';
import type { Site } from '../api/http/site.ts';
import type { Deployment } from '../core/shop/content-policy.ts';
import { CACHE, cacheOf, type Headers, pageHeaders } from '../core/shop/headers.ts';
import { redirectOf } from '../core/shop/redirects.ts';
import { categoryPath, orderNumberOf, orderSearchPath, ROUTES, slugOf, TEMPLATES } from '../core/shop/routes.ts';
import { MEMORY_CACHE } from '../core/shop/server-constants.ts';
import { IS_SHOWN } from '../db/catalogue/shown.ts';
import type { Db } from '../db/engine/db.ts';
import { createMemoryCache, dataBytes } from '../db/engine/memory-cache.ts';
import { categories, collections } from '../db/schema/entries.ts';
import { products } from '../db/schema/products.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A text file with its headers. */
type Text = { readonly encoded: Encoded; readonly headers: Headers };

/** 404 pages for CDNs; here the database decides. */
const NESTED_404 = /^\/.+\/404\.html$/;

/** Build manifests and server includes are never served. */
const HIDDEN = /\/\./;

/** The shop with the pieces of one category or collection. */
const shopOf = (kind: 'category' | 'collection', slug: string) => `${ROUTES.shop.path}?${kind}=${slug}`;

/** Maps '/shop/index.html' and '/shop.html' to '/shop'. */
function addressOf(path: string): string {
  const address = path.replace(/\.html$/, '').replace(/\/index$/, '');
  return address === '' || address === 'index' ? '/' : address;
}

/** Permanent redirects of _redirects whose target only the build determines, such as the newest article. */
function readBuiltRedirects(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const rows = lines
    .map((line) => line.split(' '))
    .filter(([from, , status]) => status === '301' && !from?.includes(':'));
  return new Map(rows.map(([from = '', to = '']) => [from, to]));
}

/** Reads a build folder. Files are encoded on first use; pages get a policy with their own hashes. */
export async function openSite(folder: string, around: Deployment = {}): Promise<Site> {
  const texts = new Map<string, string>();
  const ready = createMemoryCache<Text>(
    MEMORY_CACHE.pages,
    ({ encoded, headers }) => memoryBytes(encoded) + dataBytes(headers),
  );
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TYPES[extname(entry.name)]) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (HIDDEN.test(path) || NESTED_404.test(path)) continue;
    texts.set(path.endsWith('.html') ? addressOf(path) : path, file);
  }

  const moved = readBuiltRedirects(folder);
  let viewerStyles: readonly string[] | undefined;
  function viewer(): readonly string[] {
    // There may be several when files of earlier builds are kept.
    const files = [...texts].filter(([address]) => VIEWER.test(address)).map(([, file]) => file);
    viewerStyles ??= [...new Set(files.flatMap((file) => templateStyles(readFileSync(file, 'utf8'))))];
    return viewerStyles;
  }

  function read(address: string, file: string): Text {
    const body = readFileSync(file);
    const isPage = file.endsWith('.html');
    return {
      encoded: encode(body, TYPES[extname(file)] as string, isPage ? CACHE.page : cacheOf(address), 10),
      headers: isPage ? pageHeaders(address, inlineHashes(body.toString()), viewer(), around) : {},
    };
  }

  function load(address: string): Text | null {
    const file = texts.get(address);
    if (!file) return null;
    const known = ready.get(address) ?? read(address, file);
    ready.set(address, known);
    return known;
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { encoded, headers }: Text,
    status = 200,
  ): Promise<FastifyReply> {
    const response = status === 200 ? encoded : { ...encoded, cacheControl: CACHE.missing };
    return sendEncoded(request, reply.headers(headers), response, status);
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = load(ROUTES.notFound.path);
    return page ? send(request, reply, page, 404) : reply.code(404).type('text/plain').send('Not found');
  }

  /** A product created after the build: sends the client-rendered fallback with the correct status. */
  async function sendProduct(request: FastifyRequest, reply: FastifyReply, db: Db, slug: string) {
    const shell = load(TEMPLATES.productFallback.path);
    if (!shell) return sendNotFound(request, reply);
    const [found] = await db
      .select({ slug: products.slug })
      .from(products)
      .where(and(or(eq(products.slug, slug), eq(products.id, slug)), IS_SHOWN));
    return send(request, reply, shell, found ? 200 : 404);
  }

  /** Redirects a category id to its slug; a category newer than the build to its pieces in the shop, until the next one. */
  async function sendCategory(request: FastifyRequest, reply: FastifyReply, db: Db, name: string) {
    const { id, slug } = categories;
    const [found] = await db
      .select({ slug })
      .from(categories)
      .where(or(eq(id, name), eq(slug, name)));
    if (!found) return sendNotFound(request, reply);
    if (found.slug !== name) return reply.redirect(categoryPath(found.slug), 301);
    return reply.redirect(shopOf('category', name), 302);
  }

  /** A collection newer than the build: redirects to its pieces in the shop, until the next one. */
  async function sendCollection(request: FastifyRequest, reply: FastifyReply, db: Db, name: string) {
    const { slug } = collections;
    const [found] = await db.select({ slug }).from(collections).where(eq(slug, name));
    return found ? reply.redirect(shopOf('collection', name), 302) : sendNotFound(request, reply);
  }

  function serve(app: FastifyInstance, db: Db): void {
    app.register(fastifyStatic, { root: folder, serve: false });
    app.get('/*', { schema: { hide: true } as object }, async (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://localhost');
      if (pathname.startsWith('/api/')) return reply.callNotFound();
      const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
      const target = redirectOf(address) ?? moved.get(address);
      // Without Cache-Control browsers keep a 301 for as long as they like.
      if (target) return reply.header('cache-control', CACHE.page).redirect(target + search, 301);
      const text = load(address);
      if (text) return send(request, reply, text);
      const slug = slugOf(address);
      if (slug) return sendProduct(request, reply, db, slug);
      const order = orderNumberOf(address);
      // A temporary redirect; browsers keep the fragment.
      if (order) return reply.redirect(orderSearchPath(order), 302);
      const category = /^\/category\/([\da-z-]+)$/i.exec(address)?.[1];
      if (category) return sendCategory(request, reply, db, category);
      const collection = /^\/collections\/([\da-z-]+)$/i.exec(address)?.[1];
      if (collection) return sendCollection(request, reply, db, collection);
      const file = join(folder, address);
      if (HIDDEN.test(address) || !extname(address) || !statSync(file, { throwIfNoEntry: false })?.isFile())
        return sendNotFound(request, reply);
      return reply.header('cache-control', cacheOf(address)).sendFile(address.slice(1), { cacheControl: false });
    });
  }

  return { serve, sendNotFound };
}
