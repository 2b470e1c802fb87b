/** The 3D models under content/media/models, by slug of their product and by hash. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGlb } from '../core/product/glb.ts';
import type { Model } from '../core/product/model.ts';
import { type HashOf, hashFile } from './hash-cache.ts';

const FILE = /^([a-z\d-]+)\.glb$/;

export type FileModel = { readonly slug: string; readonly path: string; readonly hash: string };

export type Models = {
  readonly all: () => readonly FileModel[];
  readonly bySlug: (slug: string) => FileModel | null;
  readonly byHash: (hash: string) => FileModel | null;
};

/** Hashes all models of a folder when first asked; a missing folder is empty. */
export function openModels(folder: string, hashOf: HashOf = hashFile): Models {
  let known: readonly FileModel[] | undefined;
  function read(): readonly FileModel[] {
    let names: string[] = [];
    try {
      names = readdirSync(folder);
    } catch {
      // Without models, products have no view in the room.
    }
    return names.flatMap((name) => {
      const slug = FILE.exec(name)?.[1];
      const path = join(folder, name);
      return slug ? [{ slug, path, hash: hashOf(path) }] : [];
    });
  }
  const all = () => {
    known ??= read();
    return known;
  };
  return {
    all,
    bySlug: (slug) => all().find((one) => one.slug === slug) ?? null,
    byHash: (hash) => all().find((one) => one.hash === hash) ?? null,
  };
}

/** Returns what is stored about a model of the folder. Throws GlbError. */
export function measureModel({ path, hash }: FileModel): Model {
  const { bytes, triangles } = readGlb(readFileSync(path));
  return { hash, bytes, triangles };
}

/** Key of an uploaded model in the store. */
export const modelKey = (hash: string) => `models/${hash}`;
