/** Placeholders of panels (layouts/PanelPlaceholder.astro), shown while a panel's code is loading. */

import { PLACEHOLDERS } from '../core/shop/constants.ts';

/** Timeout in milliseconds, after which the placeholder is removed. */
const TIMEOUT_MS = 8000;

/** A placeholder's field; the page's first script may have moved the focus to it (build/script-start.ts). */
export type TypedField = HTMLInputElement & { opener?: Element | null };

/** Panels whose code has run; they need a placeholder only for its field. */
const ready = new Set<string>();
let opener: Element | null = null;
let timeout: ReturnType<typeof setTimeout> | undefined;

const root = () => document.documentElement;
const fieldOf = (panel: string) => document.querySelector<TypedField>(`[data-typed="${panel}"]`);

/** Inserts the placeholders, which wait in a template. */
function insertPlaceholders(): void {
  const template = document.querySelector<HTMLTemplateElement>(`[${PLACEHOLDERS}]`);
  template?.replaceWith(template.content);
}

/** Shows a panel's placeholder at once; its field already accepts input. */
export function showPlaceholder(panel: string): void {
  // A scrollbar beside the page leaves its space. Read before anything is inserted, while the page is laid out.
  const isInset = root().dataset.opening ? root().hasAttribute('data-inset') : window.innerWidth > root().clientWidth;
  insertPlaceholders();
  const early = root().dataset.opening === panel;
  const field = fieldOf(panel);
  const isNeeded = !ready.has(panel) || field !== null;
  // One that stands already stays: Firefox drops keys typed into a field that was hidden for a moment.
  if (!early || !isNeeded) removePlaceholder();
  // A loaded panel without a field manages the focus itself.
  opener = null;
  if (!isNeeded) return;
  root().toggleAttribute('data-inset', isInset);
  root().dataset.opening = panel;
  opener = (early && field?.opener) || document.activeElement;
  if (field && !early) {
    field.value = '';
    field.focus();
  }
  clearTimeout(timeout);
  timeout = setTimeout(cancelPlaceholder, TIMEOUT_MS);
}

/** Removes the placeholder. */
export function removePlaceholder(): void {
  clearTimeout(timeout);
  delete root().dataset.opening;
}

/** The panel was closed before it loaded, or failed to load: restores the focus. */
export function cancelPlaceholder(): void {
  if (document.activeElement?.matches('[data-typed]')) placeholderOpener()?.focus();
  removePlaceholder();
}

/** The panel has rendered. A placeholder with a field stays until its text is taken over. */
export function panelReady(panel: string): void {
  ready.add(panel);
  if (!fieldOf(panel)) removePlaceholder();
}

/** The element that had the focus before the placeholder; null without one. */
export function placeholderOpener(): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : null;
}
