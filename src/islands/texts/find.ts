/** Search field of journal and help, over the index made by the build, which is loaded on first use. */

import { SEARCH } from '../../core/catalogue/constants.ts';
import { TEXT_SEARCH } from '../../core/editorial/constants.ts';
import { FIND_COPY } from '../../core/editorial/text-search-copy.ts';
import { type Found, load } from './pagefind.ts';

/** Written by the build beside the pages; not a module of ours. */
const HELP = '/faq#';

/** The index names files: /journal/x.html is the page /journal/x. */
const pathOf = (url: string) => url.replace(/\.html(?=[#?]|$)/, '');

function itemFor(template: HTMLTemplateElement, found: Found): Node {
  const { meta, sub_results: parts } = found;
  // The section with the most matches; for help, the question itself.
  const best = parts.toSorted((a, b) => b.locations.length - a.locations.length)[0] ?? found;
  const { url, plain_excerpt: excerpt } = best;
  const title = pathOf(url).startsWith(HELP) ? best.title : meta.title;
  const item = template.content.cloneNode(true) as DocumentFragment;
  (item.querySelector('a') as HTMLAnchorElement).href = pathOf(url);
  (item.querySelector('[data-title]') as HTMLElement).textContent = title ?? pathOf(url);
  (item.querySelector('[data-excerpt]') as HTMLElement).textContent = excerpt;
  return item;
}

/** Enhances one field; it already has the focus, so the index is loaded at once. */
export function startSearch(root: HTMLElement): void {
  const input = root.querySelector('input') as HTMLInputElement;
  const box = root.querySelector('[data-results-box]') as HTMLElement;
  const note = root.querySelector('[data-note]') as HTMLElement;
  const status = root.querySelector('[data-said]') as HTMLElement;
  const list = root.querySelector('ul') as HTMLElement;
  const template = root.querySelector('template') as HTMLTemplateElement;

  function say(text: string): void {
    note.textContent = text;
    status.textContent = text;
  }

  async function find(): Promise<void> {
    const words = input.value.trim();
    box.hidden = words === '';
    if (words === '') return say('');
    if (list.childElementCount === 0) say(FIND_COPY.searching);
    try {
      const response = await (await load()).debouncedSearch(words, {}, SEARCH.debounceMs);
      // null: a newer search is running.
      if (!response || input.value.trim() !== words) return;
      const found = await Promise.all(response.results.slice(0, TEXT_SEARCH.results).map((one) => one.data()));
      list.replaceChildren(...found.map((one) => itemFor(template, one)));
      say(found.length > 0 ? FIND_COPY.found(found.length) : FIND_COPY.none);
    } catch {
      list.replaceChildren();
      say(FIND_COPY.failed);
    }
  }

  load().catch(() => {});
  input.addEventListener('input', find);
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || box.hidden) return;
    box.hidden = true;
    input.focus();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) box.hidden = true;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) box.hidden = true;
  });
  // Text typed while this code was loading.
  if (input.value !== '') find();
}
