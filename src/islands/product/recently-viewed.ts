/** Stores the viewed product and renders the previous ones from the page's template. */

import { IMAGE_FILES_PX } from '../../core/images/constants.ts';
import { imagePath, srcSet } from '../../core/images/picture.ts';
import { RECENTLY_VIEWED } from '../../core/product/constants.ts';
import { addViewed, readViewed, type ViewedProduct } from '../../core/product/recently-viewed.ts';
import { readStored, writeStored } from '../../stores/storage.ts';

const BASE = import.meta.env.PUBLIC_API_HOST ?? '';

function card(template: HTMLTemplateElement, { slug, name, picture }: ViewedProduct): Node {
  const node = template.content.cloneNode(true) as DocumentFragment;
  const link = node.querySelector('a');
  const image = node.querySelector('img');
  if (link) {
    link.href = `${link.getAttribute('href')}/${encodeURIComponent(slug)}`;
    link.textContent = name;
  }
  if (image && picture) {
    const set = srcSet(picture, 'avif', IMAGE_FILES_PX.recentlyViewed * 2, BASE);
    if (set) image.srcset = set;
    image.src = picture.hash ? BASE + imagePath(picture.hash, IMAGE_FILES_PX.recentlyViewed, 'jpg') : picture.url;
  } else image?.remove();
  return node;
}

export function recordViewed(): void {
  const section = document.querySelector<HTMLElement>('[data-lately]');
  const template = section?.querySelector('template');
  if (!section || !template) return;
  const before = readViewed(readStored(RECENTLY_VIEWED.key));
  const [piece] = readViewed(`[${section.dataset.lately ?? ''}]`);
  const others = before.filter(({ slug }) => slug !== piece?.slug).slice(0, RECENTLY_VIEWED.shown);
  for (const one of others) template.parentElement?.append(card(template, one));
  section.hidden = others.length === 0;
  if (piece) writeStored(RECENTLY_VIEWED.key, JSON.stringify(addViewed(before, piece)));
}
