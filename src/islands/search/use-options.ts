/** Keyboard handling of a combobox: arrows, Home and End select an option; typing clears the selection. */
import { type KeyboardEvent, useEffect, useState } from 'react';

export const LISTBOX = 'search-options';

export type Option = { readonly id: string; readonly href: string };

/** active is the index of the selected option, -1 for none: Enter then submits the typed words. */
export function useOptions(options: readonly Option[], text: string) {
  const [active, setActive] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text lets go of the choice.
  useEffect(() => setActive(-1), [text]);
  const count = options.length;

  function onKeyDown(event: KeyboardEvent): void {
    // One more position than options: the field itself, between the last and the first.
    const steps: Record<string, number> = {
      ArrowDown: ((active + 2) % (count + 1)) - 1,
      ArrowUp: ((active + 1 + count) % (count + 1)) - 1,
    };
    const next = steps[event.key];
    if (next === undefined || count === 0) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(options[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
  }

  return { active: active < count ? active : -1, onKeyDown };
}
