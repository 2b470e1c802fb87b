/**
 * Finds originals by their names in the content folder, else downloads them once from the merchant's uploads or a bucket. The bucket's listing is
 * checked first, so that unknown names cause no requests.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ORIGINAL_QUEUE } from '../core/images/constants.ts';
import { pictureName } from '../core/images/picture.ts';
import { createConcurrencyLimit } from '../core/shop/concurrency-limit.ts';
import { COPY } from '../core/shop/copy.ts';
import { STORE } from '../core/shop/server-constants.ts';
import type { Media } from './media.ts';
import { hashOf, keyOf, LIST, readList } from './original-list.ts';
import type { Store } from './store/store.ts';

/** Returns the local path of an original by its name in paths, or null. */
export type FindOriginal = (name: string) => Promise<string | null>;

/** Originals that the merchant uploaded: their store, and the hash of the one with a name. */
export type Uploads = { readonly store: Store; readonly hashOf: (name: string) => Promise<string | null> };
export const uploadKey = (hash: string) => `uploads/${hash}`;

/** Returns the hash of the upload with a name, by the keys of its store. */
export async function storedUpload(store: Store, name: string): Promise<string | null> {
  const key = await store.first(uploadKey(name));
  return key?.slice(uploadKey('').length) ?? null;
}

/** Originals of a content folder and an optional bucket; downloads are cached in folder. */
export function findOriginals(media: Media, store: Store | null, folder: string, uploads?: Uploads): FindOriginal {
  let listed: Promise<Map<string, string>> | null = null;
  let until = 0;
  const coming = new Map<string, Promise<string | null>>();
  const limit = createConcurrencyLimit(ORIGINAL_QUEUE, COPY.error.picturesBusy);

  /** Returns the hash of an original that the bucket lists. */
  async function listedHash(bucket: Store, name: string): Promise<string | undefined> {
    const known = await listed?.catch(() => null);
    if (known?.has(name)) return known.get(name);
    if (Date.now() >= until) {
      until = Date.now() + STORE.listMs;
      listed = readList(bucket).then((hashes) => new Map([...hashes].map((hash) => [pictureName(hash), hash])));
      // A failed listing is retried by the next caller.
      listed.catch(() => {
        until = 0;
      });
    }
    return (await listed)?.get(name);
  }

  async function downloadOriginal(name: string): Promise<string | null> {
    const path = join(folder, name);
    if (await stat(path).catch(() => null)) {
      // Updates the access time for least-recently-used eviction.
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return path;
    }
    const upload = await uploads?.hashOf(name);
    const uploaded =
      uploads && upload && (await limit.run(() => download(uploads.store, uploadKey(upload), upload, path)));
    if (uploaded) return uploaded;
    const hash = store && (await listedHash(store, name));
    return hash ? limit.run(() => download(store, keyOf(hash), hash, path)) : null;
  }

  async function download(from: Store, key: string, hash: string, path: string): Promise<string | null> {
    const found = await from.open(key);
    if (!found) return null;
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(found.body, createWriteStream(draft));
      if ((await hashOf(draft)) !== hash) throw new Error(`${from.name} has different content under ${hash}.`);
      await rename(draft, path);
      return path;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return async (name) => {
    const original = media.byName(name);
    if (original || !(store || uploads)) return original?.path ?? null;
    const known = coming.get(name) ?? downloadOriginal(name).finally(() => coming.delete(name));
    coming.set(name, known);
    return known;
  };
}

/** Uploads all originals of a content folder to a bucket. Returns the number of new ones. Others are kept. */
export async function uploadOriginals(media: Media, store: Store, stage: string): Promise<number> {
  await mkdir(stage, { recursive: true });
  const listed = await readList(store);
  const fresh = media.all().filter(({ hash }) => !listed.has(hash));
  const draft = join(stage, `${randomUUID()}.part`);
  for (const { hash, path, file } of fresh) {
    await copyFile(path, draft);
    await store.put(keyOf(hash), draft, `image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`);
  }
  await writeFile(draft, JSON.stringify([...listed, ...fresh.map(({ hash }) => hash)].sort()));
  await store.put(LIST, draft, 'application/json');
  return fresh.length;
}
