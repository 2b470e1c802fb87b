/** Dropdown menu of a header button, with arrow keys, typeahead and Escape. */
import { Menu as Base } from '@base-ui/react/menu';
import type { FocusEvent, ReactNode } from 'react';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** The button, rendered elsewhere; the focus returns to it. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
};

const ITEM = 'flex min-h-11 items-center px-4 text-small outline-none data-highlighted:bg-linen';
const GAP_PX = 8;

/** Opened by keyboard, the first item has the focus; opened by pointer, none. */
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
  currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

export function Menu({ open, onClose, label, anchor, children }: Props) {
  return (
    <Base.Root open={open} modal={false} onOpenChange={(next) => !next && onClose()}>
      {/* Rendered inside the landmark that holds its button. */}
      <Base.Portal container={anchor?.closest<HTMLElement>('header')}>
        <Base.Positioner anchor={anchor} align="end" sideOffset={GAP_PX} positionMethod="fixed" className="z-40">
          <Base.Popup
            onFocus={focusFirst}
            aria-label={label}
            finalFocus={{ current: anchor }}
            className="menu min-w-60 rounded-control border bg-paper py-2 text-ink shadow-float outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Base.LinkItem href={href} className={ITEM}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <Base.Item onClick={onPress} className={`${ITEM} cursor-pointer`}>
      {children}
    </Base.Item>
  );
}

export function MenuRule() {
  return <Base.Separator className="my-2 border-t" />;
}
