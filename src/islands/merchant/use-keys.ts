/**
 * Single keys of the back office: j and k move between [data-step], / goes to [data-search]. None works while a person types or
 * a dialog is open.
 */
import { useEffect, useRef } from 'react';
import { stepFrom } from '../../core/merchant/keys.ts';

export type Keys = Readonly<Record<string, () => void>>;

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
/** What gets the focus: the marked element of a row, the row itself, or the first that can. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-step]')];

/** Place of the row with the focus; -1 without one. */
export const focusedRow = () => rows().findIndex((row) => row.contains(document.activeElement));

function step(by: 1 | -1): void {
  const all = rows();
  const row = all[stepFrom(focusedRow(), by, all.length)];
  const target = row?.matches(FOCUSABLE) ? row : row?.querySelector<HTMLElement>(`[data-focus]`);
  (target ?? row?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

const search = () => document.querySelector<HTMLElement>('[data-search]')?.focus();

/** Presses the button of a key in the row that has the focus. */
export const pressIn = (row: string, key: string) => () =>
  document.activeElement?.closest(row)?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

/** keys: those of the page, by name. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const all: Keys = { j: () => step(1), k: () => step(-1), '/': search, ...latest.current };
      const act = Object.hasOwn(all, key) ? all[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
