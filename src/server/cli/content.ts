/** `export content`: writes products of the database back as Markdown, with the pictures that were uploaded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { uploadedPicturePath } from '../../core/merchant/endpoints.ts';
import type { ProductList } from '../../core/merchant/product-reader.ts';
import type { EditedProduct } from '../../core/merchant/product-shapes.ts';
import { productMarkdown } from '../../ingest/content-export.ts';
import { openMedia } from '../../media/media.ts';
import { type CliFetch, type Command, UsageError } from './api-client.ts';

const PAGE = 100;

async function read<T>(fetch: CliFetch, path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new UsageError(`The shop responded with status ${answer.status} to ${path}.`);
  return (await answer.json()) as T;
}

/** Slugs of the products that are shown, or will be. */
async function slugsOf(fetch: CliFetch): Promise<string[]> {
  const slugs: string[] = [];
  for (const state of ['shown', 'scheduled']) {
    for (let page = 1, isMore = true; isMore; page++) {
      const path = `/api/merchant/products?state=${state}&pageSize=${PAGE}&page=${page}`;
      const { rows, total } = await read<ProductList>(fetch, path);
      slugs.push(...rows.map(({ slug }) => slug));
      isMore = rows.length > 0 && page * PAGE < total;
    }
  }
  return slugs;
}

/** Saves an uploaded picture below media/uploads and returns its path there. The bytes are the original's. */
async function savePicture(fetch: CliFetch, media: string, hash: string): Promise<string> {
  const file = `uploads/${hash.slice(0, 16)}.webp`;
  const answer = await fetch(uploadedPicturePath(hash));
  if (!answer.ok) throw new UsageError(`The picture ${hash} is neither in ${media} nor on the server.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== hash)
    throw new UsageError(`The picture ${hash} is damaged.`);
  mkdirSync(join(media, 'uploads'), { recursive: true });
  writeFileSync(join(media, file), bytes);
  return file;
}

/** folder: the content folder, content by default. */
export const exportContent: Command = async (fetch, [folder = 'content'], say) => {
  const mediaFolder = join(folder, 'media');
  const media = openMedia(mediaFolder);
  const files = new Map(media.all().map(({ hash, file }) => [hash, file]));
  let written = 0;
  const slugs = await slugsOf(fetch);
  for (const slug of slugs) {
    const product = await read<EditedProduct>(fetch, `/api/merchant/products/${encodeURIComponent(slug)}`);
    const pictures = [...product.pictures, ...product.variants.flatMap(({ picture }) => picture ?? [])];
    for (const { hash } of pictures) if (!files.has(hash)) files.set(hash, await savePicture(fetch, mediaFolder, hash));
    const path = join(folder, 'products', `${slug}.md`);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const createdAt = new Date().toISOString().slice(0, 10);
    const next = productMarkdown({ product, createdAt, fileOf: (hash) => files.get(hash) as string }, path, text);
    if (next === null) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, next);
    say(path);
    written += 1;
  }
  say(`${written} of ${slugs.length} products written to ${join(folder, 'products')}.`);
};
