/** The dots beside the page: they show which section stands on screen, lead to each, and name it in the address. */

const PLACE = '[data-dots]';
/** A line across the middle of the screen: the section that it crosses is the one on screen. */
const MIDDLE = '-50% 0px -50% 0px';
/** How long small screens show the dots. */
const SHOWN_MS = 1600;

function draw(list: Element, sections: readonly HTMLElement[]): void {
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

/** stops gives the page's sections and its footer; goTo scrolls to one. */
export function startDots(stops: () => HTMLElement[], goTo: (index: number) => void): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  const list = place?.querySelector('ul');
  if (!place || !list) return;

  let resting: ReturnType<typeof setTimeout> | undefined;
  function show(stop: HTMLElement): void {
    const first = stops()[0] === stop;
    clearTimeout(resting);
    place?.removeAttribute('data-resting');
    resting = setTimeout(() => place?.setAttribute('data-resting', ''), SHOWN_MS);
    if (place) place.dataset.tone = stop.dataset.tone ?? 'paper';
    place?.toggleAttribute('data-away', stop.dataset.section === undefined);
    for (const link of list?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === `#${stop.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const hash = first ? '' : `#${stop.id}`;
    if (window.location.hash !== hash) {
      history.replaceState(history.state, '', `${window.location.pathname}${window.location.search}${hash}`);
    }
  }

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: MIDDLE },
  );

  /** Sections may come and go with what the shop answers. */
  function follow(): void {
    seen.disconnect();
    const all = stops();
    draw(
      list as Element,
      all.filter(({ dataset }) => dataset.section !== undefined),
    );
    for (const stop of all) seen.observe(stop);
  }

  follow();
  const main = document.querySelector('main');
  let known = stops().length;
  new MutationObserver(() => {
    if (stops().length === known) return;
    known = stops().length;
    follow();
  }).observe(main ?? document.body, { childList: true, subtree: true });

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const index = stops().findIndex(({ id }) => `#${id}` === link?.getAttribute('href'));
    if (index < 0) return;
    event.preventDefault();
    goTo(index);
  });
}
