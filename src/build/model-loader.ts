/** 3D models: those of content/media/models listed for pages by slug, and all that pages name copied into the build. */
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Loader } from 'astro/loaders';
import { modelPath } from '../core/product/model.ts';
import type { Outlines } from '../core/product/outline.ts';
import { readEnv } from '../core/shop/env.ts';
import { type Models, modelKey, openModels } from '../media/models.ts';
import type { Store } from '../media/store/store.ts';
import { readOutlines } from './outlines.ts';

export const modelsOf = (contentDir: string): Models => openModels(join(contentDir, 'media', 'models'));

/** path: for backends that have no models. outlines: null without a file. */
export type BuiltModel = { readonly path: string; readonly outlines: Outlines | null };

/** One entry per model of the content folder; ids are product slugs. */
export function loadModels(): Loader {
  return {
    name: 'aroha-models',
    load: async ({ store, parseData }) => {
      store.clear();
      for (const { slug, hash, path } of modelsOf(readEnv(process.env).CONTENT_DIR).all()) {
        const data: BuiltModel = { path: modelPath(hash), outlines: readOutlines(path) };
        store.set({ id: slug, data: await parseData({ id: slug, data }) });
      }
    },
  };
}

const REFERENCE = /\/models\/([\da-f]{64})\.glb/g;

/** Returns the hashes of the models that a page names. */
export const modelsIn = (html: string): string[] => Array.from(html.matchAll(REFERENCE), ([, hash]) => hash as string);

/**
 * Copies models by hash into a finished build, from the content folder or the store. Returns their number. One that is in
 * neither belongs to another backend, or was swept since; its page asks the API for it.
 */
export async function writeModels(
  models: Models,
  store: Store,
  dist: string,
  hashes: Iterable<string>,
): Promise<number> {
  await mkdir(join(dist, 'models'), { recursive: true });
  let written = 0;
  for (const hash of hashes) {
    const target = join(dist, modelPath(hash));
    const file = models.byHash(hash);
    const upload = file ? null : await store.open(modelKey(hash));
    if (file) await copyFile(file.path, target);
    else if (upload) await pipeline(upload.body, createWriteStream(target));
    else continue;
    written += 1;
  }
  return written;
}
