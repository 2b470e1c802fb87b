/** Section indicator: marks the current section, scrolls to sections, and updates the fragment. */

const PLACE = '[data-dots]';
/** rootMargin of a line across the middle of the screen: the section that it crosses is current. */
const MIDDLE = '-50% 0px -50% 0px';
/** How long small screens, and sections with moving pictures, show the indicator. */
const SHOWN_MS = 1600;

function renderLinks(list: Element, sections: readonly HTMLElement[]): void {
  const pattern = list.querySelector('li');
  const same = list.children.length === sections.length;
  if (same || !pattern) return;
  const rows = sections.map(({ id, dataset }) => {
    const row = pattern.cloneNode(true) as HTMLElement;
    const link = row.querySelector('a');
    link?.setAttribute('href', `#${id}`);
    link?.setAttribute('aria-label', dataset.name ?? id);
    link?.removeAttribute('aria-current');
    return row;
  });
  list.replaceChildren(...rows);
}

/** stops returns the page's sections and its footer; goTo scrolls to one. */
export function startDots(stops: () => HTMLElement[], goTo: (index: number) => void): void {
  const nav = document.querySelector<HTMLElement>(PLACE);
  const list = nav?.querySelector('ul');
  if (!nav || !list) return;

  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  function show(stop: HTMLElement): void {
    const first = stops()[0] === stop;
    clearTimeout(hideTimer);
    nav?.removeAttribute('data-resting');
    hideTimer = setTimeout(() => nav?.setAttribute('data-resting', ''), SHOWN_MS);
    if (nav) nav.dataset.tone = stop.dataset.tone ?? 'paper';
    nav?.toggleAttribute('data-away', stop.dataset.section === undefined);
    nav?.toggleAttribute('data-beside-motion', stop.dataset.moving !== undefined);
    for (const link of list?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === `#${stop.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const hash = first ? '' : `#${stop.id}`;
    if (window.location.hash !== hash) {
      history.replaceState(history.state, '', `${window.location.pathname}${window.location.search}${hash}`);
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: MIDDLE },
  );

  /** Sections may be added or removed when data arrives. */
  function observeSections(): void {
    observer.disconnect();
    const all = stops();
    renderLinks(
      list as Element,
      all.filter(({ dataset }) => dataset.section !== undefined),
    );
    for (const stop of all) observer.observe(stop);
  }

  observeSections();
  const main = document.querySelector('main');
  let known = stops().length;
  new MutationObserver(() => {
    if (stops().length === known) return;
    known = stops().length;
    observeSections();
  }).observe(main ?? document.body, { childList: true, subtree: true });

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const index = stops().findIndex(({ id }) => `#${id}` === link?.getAttribute('href'));
    if (index < 0) return;
    event.preventDefault();
    goTo(index);
  });
}
