/**
 * Client directive client:intent: hydrates an island when it is about to be used (pointer, focus, key), when a script
 * dispatches the event, or by its value: 'visible' on entering the viewport, 'query' at once when the URL has a query.
 * Earlier clicks are held and replayed.
 */
import type { ClientDirective } from 'astro';
import { HYDRATE, HYDRATED } from '../stores/hydrate.ts';
import { loadFullStylesheets } from './stylesheets.ts';

const TRIGGERS = ['pointerover', 'pointerdown', 'focusin', 'keydown', HYDRATE];
/** Elements that work without the island, or whose clicks cannot be replayed. */
const NATIVE =
  'a[href]:not([data-live]), [data-native], summary, select, input:not([type="checkbox"]):not([type="radio"]), textarea';

/** Calls back when a part of an island becomes visible; the island element itself has no box. */
function onVisible(el: HTMLElement, seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  for (const child of el.children) observer.observe(child);
}

/**
 * Resolves when React has hydrated the island, which continues after hydrate() has returned; at once for an empty
 * island.
 */
function hydrated(el: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!el.querySelector('*')) return resolve();
    el.addEventListener(HYDRATED, () => resolve(), { once: true });
    setTimeout(resolve, 5000);
  });
}

const intent: ClientDirective = (load, options, el) => {
  let heldControl: HTMLElement | null = null;
  let heldSelection: { readonly list: HTMLSelectElement; readonly value: string } | null = null;
  let hydrating = false;

  async function hydrateIsland(): Promise<void> {
    if (hydrating) return;
    hydrating = true;
    for (const sign of TRIGGERS) el.removeEventListener(sign, hydrateIsland);
    try {
      const [hydrate] = await Promise.all([load(), loadFullStylesheets()]);
      const committed = hydrated(el);
      await hydrate();
      await committed;
    } finally {
      el.removeEventListener('click', holdClick, true);
      el.removeEventListener('change', holdChange, true);
      delete el.dataset.waking;
      el.dataset.awake = '';
      heldControl?.click();
      if (heldSelection) {
        heldSelection.list.value = heldSelection.value;
        heldSelection.list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }

  /** A selection made before hydration is restored, as React would reset it. */
  function holdChange({ target }: Event): void {
    if (target instanceof HTMLSelectElement) heldSelection = { list: target, value: target.value };
  }

  function holdClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const found = target?.closest<HTMLElement>('a, button, label, input, select, summary, textarea');
    // Firefox does not pass a replayed click from a label to its control.
    const control = found instanceof HTMLLabelElement ? found.control : found;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || modified || control.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    heldControl = control;
    hydrateIsland();
  }

  for (const sign of TRIGGERS) el.addEventListener(sign, hydrateIsland, { passive: true });
  el.addEventListener('click', holdClick, true);
  el.addEventListener('change', holdChange, true);
  if (options.value === 'query' && window.location.search !== '') {
    el.dataset.waking = 'query';
    hydrateIsland();
  } else if (options.value === 'visible') onVisible(el, hydrateIsland);
};

export default intent;
