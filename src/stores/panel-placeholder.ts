/** The first press on a panel: a plate stands in for it (layouts/PanelPlaceholder.astro) while its code is on the way. */

/** A panel whose code does not come gives the page back after so long, in milliseconds. */
const GIVE_UP_MS = 8000;

/** Panels whose code has run: they need no plate. */
const ready = new Set<string>();
let opener: HTMLElement | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

const field = () => document.querySelector<HTMLInputElement>('[data-typed]');

/** Shows the plate of a panel at once; search takes what is typed from here on. */
export function showOpening(panel: string): void {
  endOpening();
  // A panel that stands at once takes the focus from whoever has it, and gives it back by itself.
  opener = null;
  if (ready.has(panel)) return;
  document.documentElement.dataset.opening = panel;
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (panel === 'search') field()?.focus();
  patience = setTimeout(leaveOpening, GIVE_UP_MS);
}

/** Takes the plate away. */
function endOpening(): void {
  clearTimeout(patience);
  delete document.documentElement.dataset.opening;
}

/** The panel was closed before it stood, or does not come: the focus goes back to where it was. */
export function leaveOpening(): void {
  if (document.activeElement === field()) whoOpened()?.focus();
  endOpening();
}

/** The panel stands, and will stand at once from now on. */
export function panelStands(panel: string): void {
  ready.add(panel);
  endOpening();
}

/** What was typed while search was on its way; asked again, it is ''. */
export function takeTyped(): string {
  const input = field();
  const typed = input?.value ?? '';
  if (input) input.value = '';
  return typed;
}

/** Whoever had the focus before a plate took it; null where none did. */
export function whoOpened(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
