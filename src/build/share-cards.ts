/** Renders the share cards used by pages into a finished build. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type ShareCard, shareCardsIn } from '../core/images/share.ts';
import type { Brand } from '../core/shop/theme.ts';
import type { Media } from '../media/media.ts';
import { renderPageCard } from '../media/share-card.ts';

/** Returns the cards that the pages of a folder name. */
async function cardsIn(folder: string): Promise<Map<string, ShareCard>> {
  const found = new Map<string, ShareCard>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const [path, card] of shareCardsIn(html)) found.set(path, card);
  }
  return found;
}

/** Writes folder/share. Returns the number of cards. paths: the paths of the cards, when they are known. */
export async function writeShareCards(
  folder: string,
  media: Pick<Media, 'byName'>,
  brand: Brand,
  paths?: Iterable<string>,
): Promise<number> {
  const cards = paths ? shareCardsIn([...paths].join('\n')) : await cardsIn(folder);
  const queue = [...cards];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, { original, words }] = next;
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      // An image of another backend cannot be cropped: the card shows only text.
      await writeFile(file, await renderPageCard(words, (original && media.byName(original)?.path) || null, brand));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return cards.size;
}
