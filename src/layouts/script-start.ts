/**
 * A page's scripts, and its pictures but the first screen's own, start once that screen is painted with its picture: on a slow line
 * they would take from it. Whoever uses the page earlier starts them; without scripts pictures wait for nothing (see styles.css).
 * Templates name their scripts as ever, so that they are bundled; what is written here takes their place.
 */
import type { MiddlewareHandler } from 'astro';
import { WAITING } from '../core/shop/constants.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * What needs these scripts to do something of a click: one that comes before them is held, and done once they have run. An island
 * holds its own. A shortcut of search that comes before them is held as a click on the link to search.
 */
const HELD = '[data-panel],[data-wish],[data-quick-add],button:not(astro-island *,[type=submit],[popovertarget])';
const SEARCH = '[data-panel="search"]:not([aria-current])';
const FIELDS = 'input,textarea,select';

/**
 * Runs in the browser, as it stands: one text on every page, so that the pages' policy names one hash. A script that does not come
 * is told of as the bundler tells of its own: Recovery.astro sees to it. The first picture's paint is reported only where it is the
 * largest of its screen, so a decoded picture counts as painted; not every browser reports paints, so the load event starts all too.
 */
const START = `(() => {
  const root = document.documentElement;
  const paths = document.currentScript.dataset.scripts.split(' ');
  let held;
  function hold(event) {
    const control = event.target.closest?.('${HELD}');
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    start();
  }
  function holdKey(event) {
    const { key, target } = event;
    const search = document.querySelector('${SEARCH}');
    const asks = event.ctrlKey || event.metaKey ? /^[fk]$/i.test(key) : key === '/' && !target.closest?.('${FIELDS}');
    if (search && asks && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      held = search;
    }
    start();
  }
  const bring = (path) =>
    import(path).catch((error) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error })));
  async function start() {
    if (paths.length === 0) return;
    root.removeAttribute('${WAITING.attribute}');
    dispatchEvent(new Event('${WAITING.over}'));
    await Promise.all(paths.splice(0).map(bring));
    removeEventListener('click', hold, true);
    removeEventListener('keydown', holdKey, true);
    root.dataset.started = '';
    held?.click();
  }
  addEventListener('click', hold, true);
  addEventListener('keydown', holdKey, true);
  addEventListener('pointerdown', start, true);
  if (document.hidden) return start();
  const picture = document.querySelector('img[fetchpriority="high"]');
  let painted = false;
  const look = () => painted && picture?.complete !== false && start();
  new PerformanceObserver(() => {
    painted = true;
    look();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  picture?.addEventListener('load', () => picture.decode().then(look, look));
  picture?.addEventListener('error', look);
  addEventListener('load', () => setTimeout(start, ${WAITING.afterLoadMs}));
  setTimeout(start, ${WAITING.mostMs});
})();`;

/** The page with its external module scripts, in their order, started from one place at its end. */
export function startLater(html: string): string {
  const paths = Array.from(html.matchAll(MODULE), ([, path]) => path);
  if (paths.length === 0) return html;
  const starter = `<script data-scripts="${paths.join(' ')}">${START}</script>`;
  return html
    .replace(MODULE, '')
    .replace('<html', `<html ${WAITING.attribute}`)
    .replace('</body>', () => `${starter}</body>`);
}

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  // The dev server changes scripts while a page is open, and finds them by their tags.
  if (import.meta.env.DEV || !response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(startLater(await response.text()), response);
};
