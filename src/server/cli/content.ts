/** `export content`: writes what the database holds back as Markdown, with the pictures and 3D models that were uploaded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditedProduct } from '../../core/merchant/edited-product-shapes.ts';
import { ENTRY_KINDS, type EntryKind } from '../../core/merchant/entry.ts';
import type { Entry } from '../../core/merchant/entry-shapes.ts';
import { CONTENT_FIELDS, uploadedPicturePath } from '../../core/merchant/file-paths.ts';
import type { ProductList } from '../../core/merchant/product-reader.ts';
import { modelPath } from '../../core/product/model.ts';
import { productMarkdown } from '../../ingest/content-export.ts';
import { fieldsIn } from '../../ingest/content-fields.ts';
import { entryMarkdown, markdownWithFields } from '../../ingest/entry-export.ts';
import { idOf } from '../../ingest/row-values.ts';
import { slugsIn } from '../../ingest/settings-save.ts';
import { openMedia } from '../../media/media.ts';
import { openModels } from '../../media/models.ts';
import { type CliFetch, type Command, type Say, UsageError } from './api-client.ts';

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

/** Returns the bytes at a path of the shop. Throws unless they have the hash. */
async function download(fetch: CliFetch, path: string, hash: string, what: string, media: string): Promise<Buffer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new UsageError(`${what} is neither in ${media} nor on the server.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new UsageError(`${what} is damaged.`);
  return bytes;
}

/** Writes the model of a product beside those of the folder, or removes it when a person did. Returns the path that changed. */
async function putModel(
  fetch: CliFetch,
  media: string,
  { slug, model, edited }: EditedProduct,
): Promise<string | null> {
  const known = openModels(join(media, 'models')).bySlug(slug);
  const path = join(media, 'models', `${slug}.glb`);
  if (known?.hash === model?.hash) return null;
  if (!model) {
    if (!known || !edited.includes('model')) return null;
    rmSync(path);
    return path;
  }
  const bytes = await download(fetch, modelPath(model.hash), model.hash, `The model of ${slug}`, media);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

/** Saves an uploaded picture below media/uploads and returns its path there. The bytes are the original's. */
async function savePicture(fetch: CliFetch, media: string, hash: string): Promise<string> {
  const file = `uploads/${hash.slice(0, 16)}.webp`;
  const bytes = await download(fetch, uploadedPicturePath(hash), hash, `The picture ${hash}`, media);
  mkdirSync(join(media, 'uploads'), { recursive: true });
  writeFileSync(join(media, file), bytes);
  return file;
}

type Export = {
  readonly fetch: CliFetch;
  readonly folder: string;
  /** Path below media of a picture, which is saved there when it was uploaded. */
  readonly fileOf: (hash: string) => Promise<string>;
  readonly say: Say;
};

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Writes a file unless it says the same already. Returns the number of files written. */
function write(path: string, next: string | null, say: Say): number {
  if (next === null) return 0;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, next);
  say(path);
  return 1;
}

async function exportProducts({ fetch, folder, fileOf, say }: Export): Promise<void> {
  let written = 0;
  const slugs = await slugsOf(fetch);
  for (const slug of slugs) {
    const product = await read<EditedProduct>(fetch, `/api/merchant/products/${encodeURIComponent(slug)}`);
    const pictures = [...product.pictures, ...product.variants.flatMap(({ picture }) => picture ?? [])];
    const files = new Map<string, string>();
    for (const { hash } of pictures) files.set(hash, await fileOf(hash));
    const path = join(folder, 'products', `${slug}.md`);
    const createdAt = new Date().toISOString().slice(0, 10);
    const source = { product, createdAt, fileOf: (hash: string) => files.get(hash) as string };
    written += write(path, productMarkdown(source, path, textOf(path)), say);
    const model = await putModel(fetch, join(folder, 'media'), product);
    if (model) say(model);
  }
  say(`${written} of ${slugs.length} products written to ${join(folder, 'products')}.`);
}

/** Files of what was deleted are removed. Positions are those of the list, where they differ from the order of the files. */
async function exportEntries({ fetch, folder, fileOf, say }: Export, kind: EntryKind): Promise<void> {
  const { rows, removed } = await read<{ rows: Entry[]; removed: string[] }>(fetch, `/api/merchant/entries/${kind}`);
  // Slides of an earlier release are named by their id until the next seed.
  const byId = new Map(slugsIn(join(folder, kind)).map((name) => [idOf('slide', name), name]));
  const pathOf = (slug: string) => join(folder, kind, `${byId.get(slug) ?? slug}.md`);
  let written = 0;
  for (const entry of rows) {
    const path = pathOf(entry.slug);
    const { picture } = entry.fields;
    const file = picture && (await fileOf(picture.hash));
    written += write(
      path,
      entryMarkdown(entry, () => file ?? '', path, textOf(path)),
      say,
    );
  }
  for (const slug of removed) {
    const path = pathOf(slug);
    if (!existsSync(path)) continue;
    rmSync(path);
    say(`${path} removed`);
  }
  say(`${written} of ${rows.length} ${kind} written to ${join(folder, kind)}.`);
}

/** Fields set over site.md and stores. */
async function exportFields({ fetch, folder, say }: Export): Promise<void> {
  for (const [file, laid] of fieldsIn(await read<unknown>(fetch, CONTENT_FIELDS))) {
    const path = join(folder, file);
    const text = textOf(path);
    if (text !== null) write(path, markdownWithFields(text, laid), say);
  }
}

/** folder: the content folder, content by default. */
export const exportContent: Command = async (fetch, [folder = 'content'], say) => {
  const mediaFolder = join(folder, 'media');
  const files = new Map(
    openMedia(mediaFolder)
      .all()
      .map(({ hash, file }) => [hash, file]),
  );
  const fileOf = async (hash: string) => {
    const file = files.get(hash) ?? (await savePicture(fetch, mediaFolder, hash));
    files.set(hash, file);
    return file;
  };
  const target = { fetch, folder, fileOf, say };
  for (const kind of ENTRY_KINDS) await exportEntries(target, kind);
  await exportFields(target);
  await exportProducts(target);
};
