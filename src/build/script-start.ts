/**
 * Delays a page's scripts and below-the-fold pictures until the first screen is painted with its picture, so that they
 * do not compete on slow connections. Interaction starts them early; without scripts, pictures load at once
 * (styles.css). Templates contain ordinary script elements, so that they are bundled; a build replaces them in the HTML. The
 * dev server does not: it replaces scripts while a page is open and finds them by their tags.
 */
import { FIRST_PAINT, PLACEHOLDERS } from '../core/shop/constants.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Elements whose clicks need these scripts: early clicks are held and replayed. Controls of islands that hydrate on use are
 * among them, because the code that holds their clicks from then on (islands/intent.ts) is one of these scripts. An early
 * search shortcut is held as a click on the link to search. A panel whose placeholder has a field takes typing from then on.
 */
const HELD_CLICKS =
  '[data-panel]:not([aria-current]),[data-wish],[data-quick-add],[data-look],button:not(astro-island *,[type=submit],[popovertarget]),astro-island[client=intent] :is(button:not([data-native]),label,a[data-live],[type=checkbox],[type=radio])';
const SEARCH = '[data-panel="search"]:not([aria-current])';
const FIELDS = 'input,textarea,select';

/**
 * Runs in the browser unchanged; identical on every page, so that the policy needs one hash. data-inset says that a scrollbar
 * takes space, which styles.css keeps while a panel opens. Signs that an island is about
 * to be used, and choices in its lists, are dispatched again. Load failures are reported like the bundler's own, for
 * EarlyScript.astro. The paint of the first picture is reported only if it is the largest element, so a decoded picture
 * counts as painted; not every browser reports paints, so the load event starts the scripts too. An island that shows what the
 * URL's query asks for starts them at once. A prerendered page waits until it is visited.
 */
const START = `(() => {
  const root = document.documentElement;
  const paths = document.currentScript.dataset.scripts.split(' ');
  const signs = {};
  let held;
  const note = ({ type, target }) => {
    if (target.closest?.('astro-island[client=intent][ssr]')) signs[type] = target;
  };
  function keep(control) {
    held = control;
    const { panel } = control.dataset;
    const waiting = document.querySelector('[${PLACEHOLDERS}]');
    waiting?.replaceWith(waiting.content);
    const field = document.querySelector('[data-typed="' + panel + '"]');
    if (!field || root.dataset.opening) return;
    root.toggleAttribute('data-inset', innerWidth > root.clientWidth);
    root.dataset.opening = panel;
    field.opener = document.activeElement;
    field.focus();
    field.select();
  }
  function hold(event) {
    const control = event.target.closest?.('${HELD_CLICKS}');
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keep(control);
    start();
  }
  function holdKey(event) {
    const { key, target } = event;
    const search = document.querySelector('${SEARCH}');
    const asks = event.ctrlKey || event.metaKey ? /^[fk]$/i.test(key) : key === '/' && !target.closest?.('${FIELDS}');
    if (search && asks && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      keep(search);
    }
    if (key === 'Escape' && held) {
      held = 0;
      delete root.dataset.opening;
      target.opener?.focus();
    }
    start();
  }
  const bring = (path) =>
    import(path).catch((error) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error })));
  async function start() {
    if (paths.length === 0) return;
    root.removeAttribute('${FIRST_PAINT.attribute}');
    dispatchEvent(new Event('${FIRST_PAINT.over}'));
    await Promise.all(paths.splice(0).map(bring));
    removeEventListener('click', hold, true);
    removeEventListener('keydown', holdKey, true);
    for (const type in signs) {
      removeEventListener(type, note, true);
      signs[type].dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (held) held.click();
    root.dataset.started = '';
  }
  addEventListener('click', hold, true);
  addEventListener('keydown', holdKey, true);
  addEventListener('pointerdown', start, true);
  for (const type of ['pointerover', 'focusin', 'change']) addEventListener(type, note, true);
  function visit() {
    const asked = location.search && document.querySelector('astro-island[opts*=query]');
    if (asked) asked.dataset.waking = 'query';
    if (asked || document.hidden) return start();
    const picture = document.querySelector('img[fetchpriority="high"]');
    let painted = false;
    const look = () => painted && picture?.complete !== false && start();
    new PerformanceObserver(() => {
      painted = true;
      look();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    picture?.addEventListener('load', () => picture.decode().then(look, look));
    picture?.addEventListener('error', look);
    addEventListener('load', () => setTimeout(start, ${FIRST_PAINT.afterLoadMs}));
    setTimeout(start, ${FIRST_PAINT.mostMs});
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
})();`;

/** Moves the page's external module scripts, in order, to one loader at its end. */
export function delayScripts(html: string): string {
  const paths = Array.from(html.matchAll(MODULE), ([, path]) => path);
  if (paths.length === 0) return html;
  const starter = `<script data-scripts="${paths.join(' ')}">${START}</script>`;
  return html
    .replace(MODULE, '')
    .replace('<html', `<html ${FIRST_PAINT.attribute}`)
    .replace('</body>', () => `${starter}</body>`);
}
