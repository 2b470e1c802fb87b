/** Opens panels without React: elements marked data-panel, and keyboard shortcuts of search. */
import { $panel, closePanel, openPanel, type Panel, rememberPanels } from '../../stores/panel.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to the current page stays a link: the cart page needs no cart panel. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-panel]') : null;
  if (!link || event.defaultPrevented || !isPlain(event) || link.getAttribute('aria-current') === 'page') return;
  event.preventDefault();
  openPanel(link.dataset.panel as Panel);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl+F, Ctrl+K and / open search; Ctrl+F while it is open is the browser's find. */
function onKey(event: KeyboardEvent): void {
  const loadingPanel = document.documentElement.dataset.opening;
  if (event.key === 'Escape' && loadingPanel) closePanel(loadingPanel as Panel);
  if (event.defaultPrevented || event.altKey || event.shiftKey) return;
  const control = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const isShortcut = control ? key === 'f' || key === 'k' : key === '/' && !isTyping(event.target);
  if (!isShortcut) return;
  if ($panel.get() === 'search') {
    if (key === 'f') closePanel('search');
    else event.preventDefault();
    return;
  }
  event.preventDefault();
  openPanel('search');
}

export function startPanels(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  // Pages restored from the back/forward cache show no panel.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $panel.set(null);
  });
  rememberPanels();
}
