/**
 * The directive client:intent: an island wakes when somebody is about to use it (pointer, focus, key), when a script asks
 * (WAKE), or by its value: 'visible' when it comes into view, 'query' at once when the address carries one. A click that
 * comes before it listens is held and replayed.
 * Its code is fetched while the page is idle, and run only then.
 */
import type { ClientDirective } from 'astro';
import { HYDRATED, WAKE } from '../stores/hydrate.ts';
import { savesData } from './idle.ts';
import { prefetch } from './prefetch.ts';
import { wholeSheets } from './sheets.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', WAKE];
/** What works without the island, or cannot be replayed. */
const NATIVE =
  'a[href]:not([data-live]), [data-native], summary, select, input:not([type="checkbox"]):not([type="radio"]), textarea';

/** In the address of every file that a build made. */
const BUILT = '/_astro/';
function prefetchCode(el: HTMLElement): void {
  if (savesData()) return;
  for (const name of ['component-url', 'renderer-url']) {
    const url = el.getAttribute(name);
    // The dev server's modules are many, small and never far.
    if (url?.includes(BUILT)) prefetch(new URL(url, document.baseURI).href);
  }
}

/** Calls back once any part of an island, which has no box of its own, comes into view. */
function onSight(el: HTMLElement, seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  for (const child of el.children) observer.observe(child);
}

/** Resolves when React has taken the island over, in slices after hydrate() has returned; at once where nothing is shown yet. */
function hydrated(el: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!el.querySelector('*')) return resolve();
    el.addEventListener(HYDRATED, () => resolve(), { once: true });
    setTimeout(resolve, 5000);
  });
}

const intent: ClientDirective = (load, options, el) => {
  let held: HTMLElement | null = null;
  let chosen: { readonly list: HTMLSelectElement; readonly value: string } | null = null;
  let waking = false;

  async function wake(): Promise<void> {
    if (waking) return;
    waking = true;
    for (const sign of SIGNS) el.removeEventListener(sign, wake);
    try {
      const [hydrate] = await Promise.all([load(), wholeSheets()]);
      const taken = hydrated(el);
      await hydrate();
      await taken;
    } finally {
      el.removeEventListener('click', hold, true);
      el.removeEventListener('change', choose, true);
      delete el.dataset.waking;
      el.dataset.awake = '';
      held?.click();
      if (chosen) {
        chosen.list.value = chosen.value;
        chosen.list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }

  /** A choice made in a list before React listens: React would put back what it knew. */
  function choose({ target }: Event): void {
    if (target instanceof HTMLSelectElement) chosen = { list: target, value: target.value };
  }

  function hold(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>('a, button, label, input, select, summary, textarea');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || modified || control.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    wake();
  }

  for (const sign of SIGNS) el.addEventListener(sign, wake, { passive: true });
  el.addEventListener('click', hold, true);
  el.addEventListener('change', choose, true);
  if (options.value === 'query' && window.location.search !== '') {
    el.dataset.waking = 'query';
    wake();
  } else {
    prefetchCode(el);
    if (options.value === 'visible') onSight(el, wake);
  }
};

export default intent;
