/** Writes the images used by pages into a finished build, so that it works without the API. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Images } from '../media/images.ts';
import { parseRendition, type Rendition } from '../media/rendition.ts';

/**
 * all: every referenced image. first: only those for the first paint, others are encoded on request. draft: the formats
 * that current browsers request, encoded coarsely in a seventh of the time, for tests.
 */
export const EXTENTS = ['all', 'first', 'draft'] as const;
export type Extent = (typeof EXTENTS)[number];

const REFERENCE = /\/img(\/[\da-f]{64}\/(?:share\.jpg|\d{2,4}(?:-tall\d{1,3})?\.(?:avif|webp|jpg)))/g;
const EAGER_PICTURE = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"[\s\S]*?<\/picture>/gi;
/** Widths for first paint on phones and laptops, in the fastest format. */
const FIRST_WIDTHS = [640, 828, 1440];

/** Returns paths of renditions referenced in a page. */
export function referencesIn(html: string, extent: Extent): string[] {
  const text = extent === 'first' ? (html.match(EAGER_PICTURE) ?? []).join('\n') : html;
  const paths = [...text.matchAll(REFERENCE)].map(([, path]) => path as string);
  if (extent === 'all') return paths;
  if (extent === 'draft') return paths.filter((path) => path.endsWith('.avif'));
  return paths.filter((path) => FIRST_WIDTHS.some((width) => path.endsWith(`/${width}.webp`)));
}

async function collect(folder: string, extent: Extent): Promise<Map<string, Rendition>> {
  const found = new Map<string, Rendition>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(html|json|css)$/.test(entry.name)) continue;
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const path of referencesIn(html, extent)) {
      const rendition = parseRendition(path);
      if (rendition) found.set(path, rendition);
    }
  }
  return found;
}

/**
 * Encodes all referenced renditions into folder/img. Returns their number. foreign: product images belong to another
 * backend, so images without an original are skipped.
 */
export async function writeRenditions(
  folder: string,
  images: Images,
  extent: Extent,
  foreign = false,
): Promise<number> {
  const queue = [...(await collect(folder, extent))];
  let total = 0;
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, rendition] = next;
      const data = await images.render(rendition);
      if (!data && foreign) continue;
      if (!data)
        throw new Error(
          `A page references /img${path}: there is no such original, or core/images/rendition.ts does not allow it.`,
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
