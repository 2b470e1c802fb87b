/** Single-key commands of the list. They do not act while a person types or a dialog is open. */
import { useEffect, useRef } from 'react';

const TYPING = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

export type Keys = Readonly<Record<string, () => void>>;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
