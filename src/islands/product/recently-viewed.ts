/** Remembers the piece of this page and shows the ones before it, out of a template that the page brings. */

import { imagePath, srcSet } from '../../core/images/picture.ts';
import { readSeen, type Seen, see } from '../../core/product/recently-viewed.ts';
import { IMAGE_FILES_PX, SEEN } from '../../core/shop/constants.ts';
import { readStored, writeStored } from '../../stores/storage.ts';

const BASE = import.meta.env.PUBLIC_API_HOST ?? '';

function card(template: HTMLTemplateElement, { slug, name, picture }: Seen): Node {
  const node = template.content.cloneNode(true) as DocumentFragment;
  const link = node.querySelector('a');
  const image = node.querySelector('img');
  if (link) {
    link.href = `${link.getAttribute('href')}/${encodeURIComponent(slug)}`;
    link.textContent = name;
  }
  if (image && picture) {
    const set = srcSet(picture, 'webp', IMAGE_FILES_PX.lately * 2, BASE);
    if (set) image.srcset = set;
    image.src = picture.hash ? BASE + imagePath(picture.hash, IMAGE_FILES_PX.lately, 'jpg') : picture.url;
  } else image?.remove();
  return node;
}

export function keepSeen(): void {
  const section = document.querySelector<HTMLElement>('[data-lately]');
  const template = section?.querySelector('template');
  if (!section || !template) return;
  const before = readSeen(readStored(SEEN.key));
  const [piece] = readSeen(`[${section.dataset.lately ?? ''}]`);
  const others = before.filter(({ slug }) => slug !== piece?.slug).slice(0, SEEN.shown);
  for (const one of others) template.parentElement?.append(card(template, one));
  section.hidden = others.length === 0;
  if (piece) writeStored(SEEN.key, JSON.stringify(see(before, piece)));
}
