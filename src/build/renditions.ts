/** Writes the images used by pages into a finished build, so that it works without the API. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Images } from '../media/images.ts';
import { parseRendition, type Rendition } from '../media/rendition.ts';

/**
 * all: every referenced image. none: the server encodes each on its first request. draft: the formats that current browsers
 * request, encoded coarsely in a seventh of the time, for tests.
 */
export const EXTENTS = ['all', 'none', 'draft'] as const;
export type Extent = (typeof EXTENTS)[number];

const REFERENCE = /\/img(\/[\da-f]{20}\/(?:share\.jpg|\d{2,4}(?:-tall\d{1,3})?\.(?:avif|webp|jpg)))/g;

/** Returns paths of renditions referenced in a page. */
export function referencesIn(html: string, extent: Extent): string[] {
  if (extent === 'none') return [];
  const paths = [...html.matchAll(REFERENCE)].map(([, path]) => path as string);
  return extent === 'draft' ? paths.filter((path) => path.endsWith('.avif')) : paths;
}

export type Wanted = { readonly rendition: Rendition; readonly needed: boolean };

/**
 * Returns the renditions that the files of a folder name, except those for which needs returns null. pages: the paths in all
 * its pages, when they are known, for which needs is asked with ''.
 */
export async function collectRenditions(
  folder: string,
  extent: Extent,
  needs: (file: string) => boolean | null,
  pages?: Iterable<string>,
): Promise<Map<string, Wanted>> {
  const found = new Map<string, Wanted>();
  for (const path of pages ?? []) {
    const rendition = parseRendition(path);
    if (rendition) found.set(path, { rendition, needed: needs('') === true });
  }
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !(pages ? /\.(json|css)$/ : /\.(html|json|css)$/).test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const needed = needs(relative(folder, file));
    if (needed === null) continue;
    const html = await readFile(file, 'utf8');
    for (const path of referencesIn(html, extent)) {
      const rendition = parseRendition(path);
      if (rendition) found.set(path, { rendition, needed: needed || found.get(path)?.needed === true });
    }
  }
  return found;
}

/** Encodes renditions into folder/img. Returns their number. Throws when one that is needed has no original. */
export async function encodeRenditions(
  folder: string,
  images: Pick<Images, 'render'>,
  wanted: Iterable<readonly [string, Wanted]>,
): Promise<number> {
  const queue = [...wanted];
  let total = 0;
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, { rendition, needed }] = next;
      const data = await images.render(rendition);
      if (!data && !needed) continue;
      if (!data)
        throw new Error(
          `A page references /img${path}: there is no such original, or media/rendition.ts does not allow it.`,
        );
      const file = join(folder, 'img', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
      total += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}

/**
 * Encodes all referenced renditions into folder/img. Returns their number. needs says of a file, named from the folder,
 * whether its pictures must have an original; those of the others are skipped without one. pages: see collectRenditions.
 */
export async function writeRenditions(
  folder: string,
  images: Images,
  extent: Extent,
  needs: (file: string) => boolean = () => true,
  pages?: Iterable<string>,
): Promise<number> {
  return encodeRenditions(folder, images, await collectRenditions(folder, extent, needs, pages));
}
