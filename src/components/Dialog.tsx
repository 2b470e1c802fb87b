/** The one dialog: the browser's own, as a panel from a side. It traps focus, closes on Escape and returns the focus. */
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'left' | 'right';
  /** Stands fixed at the bottom. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export function Dialog({ open, onClose, title, closeLabel, side = 'right', footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    const root = document.documentElement;
    if (open) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const outside = event.clientX < box.left || event.clientX > box.right;
    if (event.target === event.currentTarget && outside) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; the click is the backdrop's.
    <dialog
      ref={ref}
      className="panel"
      data-side={side}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className="flex h-full flex-col">
        <div className="flex h-18 shrink-0 items-center justify-between gap-4 border-b px-6">
          <h2 id={heading} className="font-serif text-heading">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="-mr-3 grid size-11 place-items-center rounded-full transition-colors hover:bg-ink/5"
          >
            <Icon of={X} />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
        {footer && <div className="shrink-0 border-t px-6 py-5">{footer}</div>}
      </div>
    </dialog>
  );
}
