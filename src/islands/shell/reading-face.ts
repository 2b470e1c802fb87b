/** Fetches the face for reading where the page did not bring it, and remembers that the browser has it: the next page begins with it. */
import { LATER_FACE } from '../../core/shop/constants.ts';
import { writeStored } from '../../stores/storage.ts';
import { savesData } from '../idle.ts';

export async function fetchReadingFace(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLLinkElement>(`link[${LATER_FACE.attribute}]`)];
  const [first] = files;
  if (!first || savesData() || matchMedia(first.media).matches) return;
  const answers = await Promise.all(files.map(({ href }) => fetch(href, { priority: 'low' }).catch(() => null)));
  const kept = await Promise.all(answers.map((answer) => answer?.ok && answer.arrayBuffer()));
  if (kept.every(Boolean)) writeStored(LATER_FACE.key, first.href);
}
