/** Astro loader for content/media/scenes: images of pages rather than products; ids are file names without extension. */
import type { Loader } from 'astro/loaders';
import { largePath, type Picture } from '../core/images/picture.ts';
import { readEnv } from '../core/shop/env.ts';
import { mediaOf } from '../media/media.ts';

/** Without alt texts, which the pages provide. */
export function loadScenes(): Loader {
  return {
    name: 'aroha-scenes',
    load: async ({ store, parseData }) => {
      const media = mediaOf(readEnv(process.env), 'scenes');
      store.clear();
      for (const original of media.all()) {
        const { hash, file } = original;
        const picture: Picture = {
          url: largePath(hash, 'webp'),
          hash,
          alt: '',
          ...(await media.measure(original)),
        };
        const id = file.replace(/\.\w+$/, '');
        store.set({ id, data: await parseData({ id, data: picture }) });
      }
    },
  };
}
