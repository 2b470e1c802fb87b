/** Opens and closes mega menus without React: hover intent, click, keys. Without it the items are plain links. */
import { NAVIGATION } from '../../core/shop/constants.ts';
import type { MenuLink } from '../../core/shop/navigation.ts';
import type { MenuState } from '../../stores/navigation.ts';
import { $panel, closePanel, openPanel, type Panel } from '../../stores/panel.ts';

const panelOf = (link: HTMLAnchorElement): Panel => `mega:${link.getAttribute('href') ?? ''}`;
const isMega = (panel: Panel | null) => panel?.startsWith('mega:') ?? false;

let timer: ReturnType<typeof setTimeout> | undefined;
let menuState: MenuState = { state: 'idle' };
let store: Promise<typeof import('../../stores/navigation.ts')> | undefined;
/** The item whose click opened a menu that is still loading: followed as a link if it fails. */
let clicked: HTMLAnchorElement | null = null;

/** Store and API client are loaded when a menu is about to be opened. */
async function loadMenu(): Promise<void> {
  const first = !store;
  store ??= import('../../stores/navigation.ts');
  const { $menu, loadMenu: load } = await store;
  if (first) $menu.subscribe(onMenu);
  await load();
}

function onMenu(state: MenuState): void {
  menuState = state;
  if (state.state === 'ready') refresh(state.menu.items);
  if (state.state !== 'ready' && state.state !== 'failed') return;
  const link = clicked;
  clicked = null;
  if (state.state === 'ready') return;
  close();
  link?.click();
}

/** Runs a function after a delay, replacing a pending one. */
function schedule(ms: number, callback: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(callback, ms);
}

function close(): void {
  clearTimeout(timer);
  clicked = null;
  const panel = $panel.get();
  if (panel && isMega(panel)) closePanel(panel);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-mega-item]') : null;
}

/** Resting on an item opens it; moving from an open menu to the next opens at once. */
function onHover(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  const link = linkOf(event);
  clearTimeout(timer);
  if (!link) return;
  loadMenu();
  const rest = isMega($panel.get()) ? NAVIGATION.switchMs : NAVIGATION.hoverIntentMs;
  schedule(rest, () => openPanel(panelOf(link)));
}

/** The first click opens the menu, a click on the open item follows its link. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || menuState.state === 'failed' || $panel.get() === panelOf(link)) return;
  event.preventDefault();
  clearTimeout(timer);
  clicked = link;
  loadMenu();
  openPanel(panelOf(link));
}

function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-mega] a')?.focus();
}

/** Escape closes a menu wherever the focus is, as hover opens it without one; focus within returns to the item. */
function onEscape({ key }: KeyboardEvent): void {
  const open = document.querySelector<HTMLElement>('[data-mega-item][aria-expanded="true"]');
  if (key !== 'Escape' || !open) return;
  const within = open.closest('[data-header]')?.contains(document.activeElement);
  close();
  if (within) open.focus();
}

function onKey(event: KeyboardEvent): void {
  const link = linkOf(event);
  if (event.key !== 'ArrowDown' || !link) return;
  event.preventDefault();
  loadMenu();
  if ($panel.get() === panelOf(link)) {
    focusPanel();
    return;
  }
  openPanel(panelOf(link));
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-mega] a')) return;
    observer.disconnect();
    focusPanel();
  });
  const place = document.querySelector('[data-mega]');
  if (place) observer.observe(place, { childList: true, subtree: true });
}

/** Updates the items: existing links are kept in place, and the styles decide how many fit. */
function refresh(items: readonly MenuLink[]): void {
  const list = document.querySelector('[data-nav-items]');
  const shown = [...(list?.querySelectorAll<HTMLAnchorElement>('[data-mega-item]') ?? [])];
  const same =
    shown.length === items.length &&
    shown.every(
      (link, i) => link.getAttribute('href') === items[i]?.href && link.textContent?.trim() === items[i]?.name,
    );
  const pattern = list?.querySelector('template')?.content.firstElementChild;
  if (same || !list || !pattern) return;
  for (const link of shown) link.closest('li')?.remove();
  const rows = items.map(({ name, href }) => {
    const row = pattern.cloneNode(true) as HTMLElement;
    const link = row.querySelector('a');
    link?.setAttribute('href', href);
    if (link) link.textContent = name;
    return row;
  });
  list.prepend(...rows);
}

export function startMega(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const nav = header?.querySelector<HTMLElement>('[data-nav-items]');
  if (!header || !nav) return;
  header.addEventListener('pointerover', onHover);
  nav.addEventListener('click', onClick);
  header.addEventListener('keydown', onKey);
  document.addEventListener('keydown', onEscape);
  header.addEventListener(
    'pointerleave',
    (event) => event.pointerType === 'mouse' && schedule(NAVIGATION.hoverLeaveMs, close),
  );
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !header.contains(event.target)) close();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !header.contains(relatedTarget)) close();
  });
  $panel.subscribe((panel) => {
    header.toggleAttribute('data-open', isMega(panel));
    for (const link of nav.querySelectorAll<HTMLAnchorElement>('[data-mega-item]')) {
      link.setAttribute('aria-expanded', String(panel === panelOf(link)));
    }
  });
  // The API was not reachable at build time: fill the row now.
  if (!nav.querySelector('[data-mega-item]')) loadMenu();
}
