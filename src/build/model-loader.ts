/** 3D models: content/media/models/<slug>.glb, listed for pages and copied into the build as /models/<slug>.glb. */
import { createReadStream, readdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { modelPath } from '../core/shop/routes.ts';

const MODEL = /^([a-z\d-]+)\.glb$/;

export const modelsFolder = (contentDir: string) => join(contentDir, 'media', 'models');

/** Returns slugs of products with a model; [] when the folder does not exist. */
export function listModels(contentDir: string): string[] {
  try {
    return readdirSync(modelsFolder(contentDir)).flatMap((name) => MODEL.exec(name)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** One entry per model; ids are product slugs. */
export function loadModels(): Loader {
  return {
    name: 'aroha-models',
    load: async ({ store, parseData }) => {
      store.clear();
      for (const slug of listModels(readEnv(process.env).CONTENT_DIR)) {
        store.set({ id: slug, data: await parseData({ id: slug, data: { path: modelPath(slug) } }) });
      }
    },
  };
}

/** Copies all models into a finished build. */
export async function writeModels(contentDir: string, dist: string): Promise<void> {
  await mkdir(join(dist, 'models'), { recursive: true });
  for (const slug of listModels(contentDir)) {
    await copyFile(join(modelsFolder(contentDir), `${slug}.glb`), join(dist, modelPath(slug)));
  }
}

/** Sends a model in development; returns false when the URL is not a model's. */
export function sendModel(contentDir: string, url: string, response: ServerResponse): boolean {
  const slug = listModels(contentDir).find((one) => modelPath(one) === url);
  if (!slug) return false;
  response.setHeader('content-type', 'model/gltf-binary');
  createReadStream(join(modelsFolder(contentDir), `${slug}.glb`)).pipe(response);
  return true;
}
