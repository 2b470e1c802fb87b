/** The Astro loader of content/media/scenes: pictures that belong to a page rather than to a product, id: file without ending. */
import type { Loader } from 'astro/loaders';
import { largePath, type Picture } from '../core/images/picture.ts';
import { readEnv } from '../core/shop/env.ts';
import { mediaOf } from '../media/media.ts';

/** Without words: the page that shows a scene has its own, or none. */
export function loadScenes(): Loader {
  return {
    name: 'aroha-scenes',
    load: async ({ store, parseData }) => {
      const media = mediaOf(readEnv(process.env), 'scenes');
      store.clear();
      for (const master of media.all()) {
        const { hash, file } = master;
        const picture: Picture = {
          url: largePath(hash, 'webp'),
          hash,
          alt: '',
          ...(await media.measure(master)),
        };
        const id = file.replace(/\.\w+$/, '');
        store.set({ id, data: await parseData({ id, data: picture }) });
      }
    },
  };
}
