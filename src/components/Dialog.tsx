/** Modal dialog: a panel from a side, from the top, or full screen. Traps and restores focus and locks scrolling. */
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'left' | 'right' | 'top' | 'full';
  /** Light background for a full-screen dialog, which is dark by default. */
  readonly light?: boolean;
  /** The title is for screen readers only; the panel shows its own heading or field. */
  readonly bare?: boolean;
  /** Receives the focus on opening; the panel itself by default. */
  readonly first?: RefObject<HTMLElement | null>;
  /** Receives the focus on closing; the previously focused element by default. */
  readonly back?: () => HTMLElement | null;
  /** Fixed at the bottom. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const CLOSE = 'grid size-11 place-items-center rounded-full transition-colors hover:bg-current/8';

export function Dialog(props: Props) {
  const { open, onClose, title, closeLabel, side = 'right', light, bare, first, back, footer, children } = props;
  // Deferred, so that the screen shows the press before React renders the panel.
  const shown = useDeferredValue(open);
  return (
    <Base.Root open={shown} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="panel-backdrop" />
        <Base.Popup
          className="panel"
          data-side={side}
          data-light={light || undefined}
          initialFocus={first ?? true}
          finalFocus={back && (() => back() ?? true)}
        >
          {bare ? (
            <Base.Title className="sr-only">{title}</Base.Title>
          ) : (
            <div className="flex min-h-18 shrink-0 items-center justify-between gap-4 border-b px-6 py-3">
              <Base.Title className="font-serif text-heading">{title}</Base.Title>
              <Base.Close aria-label={closeLabel} className={`-mr-3 ${CLOSE}`}>
                <Icon of={X} />
              </Base.Close>
            </div>
          )}
          {bare ? children : <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>}
          {footer && <div className="shrink-0 border-t px-6 py-5">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Close button of a bare panel, positioned by the caller. */
export function DialogClose({ label, className = '' }: { readonly label: string; readonly className?: string }) {
  return (
    <Base.Close aria-label={label} className={`${CLOSE} ${className}`}>
      <Icon of={X} />
    </Base.Close>
  );
}
