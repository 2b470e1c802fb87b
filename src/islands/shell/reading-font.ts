/** Fetches the reading font ahead where the page did not load it, and remembers that it is cached, for the next page. */
import { READING_FONT } from '../../core/shop/constants.ts';
import { writeStored } from '../../stores/storage.ts';

export async function loadReadingFont(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLLinkElement>(`link[${READING_FONT.attribute}]`)];
  const [first] = files;
  if (!first || matchMedia(first.media).matches) return;
  const responses = await Promise.all(files.map(({ href }) => fetch(href, { priority: 'low' }).catch(() => null)));
  const downloads = await Promise.all(responses.map((response) => response?.ok && response.arrayBuffer()));
  if (downloads.every(Boolean)) writeStored(READING_FONT.key, first.href);
}
