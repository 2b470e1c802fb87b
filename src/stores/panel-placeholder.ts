/** Placeholders of panels (layouts/PanelPlaceholder.astro), shown while a panel's code is loading. */

/** Timeout in milliseconds, after which the placeholder is removed. */
const TIMEOUT_MS = 8000;

/** Panels whose code has run; they need no placeholder. */
const ready = new Set<string>();
let opener: HTMLElement | null = null;
let timeout: ReturnType<typeof setTimeout> | undefined;

const field = () => document.querySelector<HTMLInputElement>('[data-typed]');

/** Shows a panel's placeholder at once; the search field already accepts input. */
export function showPlaceholder(panel: string): void {
  removePlaceholder();
  // A loaded panel manages the focus itself.
  opener = null;
  if (ready.has(panel)) return;
  document.documentElement.dataset.opening = panel;
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (panel === 'search') field()?.focus();
  timeout = setTimeout(cancelPlaceholder, TIMEOUT_MS);
}

/** Removes the placeholder. */
function removePlaceholder(): void {
  clearTimeout(timeout);
  delete document.documentElement.dataset.opening;
}

/** The panel was closed before it loaded, or failed to load: restores the focus. */
export function cancelPlaceholder(): void {
  if (document.activeElement === field()) placeholderOpener()?.focus();
  removePlaceholder();
}

/** The panel has rendered; from now on it needs no placeholder. */
export function panelReady(panel: string): void {
  ready.add(panel);
  removePlaceholder();
}

/** Returns the text typed into the placeholder's search field, once; then ''. */
export function takeTypedText(): string {
  const input = field();
  const typed = input?.value ?? '';
  if (input) input.value = '';
  return typed;
}

/** The element that had the focus before the placeholder; null without one. */
export function placeholderOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
