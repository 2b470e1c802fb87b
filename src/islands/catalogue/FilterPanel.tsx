/** Filters of screens from 768 to 1200 px: a button in the bar above the list, and a panel below it in three columns. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { COPY } from '../../core/shop/copy.ts';

type Props = {
  /** Number of filters in force. */
  readonly chosen: number;
  /** Name of the button that closes the panel. */
  readonly done: string;
  readonly children: ReactNode;
};

export function FilterPanel({ chosen, done, children }: Props) {
  const [open, setOpen] = useState(false);
  /** Height from the bar to the end of the screen, when the panel is opened. */
  const [space, setSpace] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  function toggle(): void {
    const bar = root.current?.offsetParent?.getBoundingClientRect();
    setSpace(Math.round(window.innerHeight - (bar?.bottom ?? 0)));
    setOpen(!open);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={root} className="hidden shrink-0 md:scripted:block min-[75rem]:scripted:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2.5 text-small font-medium"
      >
        {COPY.catalogue.filterTitle}
        {chosen > 0 && <span className="font-normal text-soot tabular-nums">({chosen})</span>}
        <Icon of={ChevronDown} size={16} className={`text-soot transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        hidden={!open}
        style={{ maxHeight: space }}
        className="absolute inset-x-0 top-full overflow-y-auto overscroll-contain border-t border-b bg-paper px-(--gutter) shadow-float [clip-path:inset(0_0_-96px)]"
      >
        {open && (
          <>
            <div className="columns-3 gap-10 *:break-inside-avoid">{children}</div>
            <div className="sticky bottom-0 -mx-(--gutter) border-t bg-paper px-(--gutter) py-3">
              <Button onClick={close}>{done}</Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
