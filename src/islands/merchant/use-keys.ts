/** Single keys of the back office: j and k move between [data-step], / goes to [data-search]. None works while typing. */
import { useEffect } from 'react';
import { stepFrom } from '../../core/merchant/keys.ts';

const TYPES = 'input, textarea, select, [contenteditable]';
/** A row is a link or button, or holds the element that gets the focus. */
const FOCUSABLE = 'a[href], button, input, textarea';

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[stepFrom(at, by, rows.length)];
  const target = row?.matches(FOCUSABLE) ? row : row?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

const search = () => document.querySelector<HTMLElement>('[data-search]')?.focus();

/** Presses the button of a key in the row that has the focus. */
export const pressIn = (row: string, key: string) => () =>
  document.activeElement?.closest(row)?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

/** keys: those of the page, by name. The focus must be neither in a field nor in a dialog. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const all: Readonly<Record<string, () => void>> = { j: () => step(1), k: () => step(-1), '/': search, ...keys };
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(`${TYPES}, [role="dialog"]`)) return;
      const act = Object.hasOwn(all, key) ? all[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [keys]);
}
