/** Filters and sort order of screens below 768 px: a button in the bar above the list, and a dialog. */
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { COPY } from '../../core/shop/copy.ts';

type Props = {
  /** Number of filters in force. */
  readonly chosen: number;
  /** Name of the button that closes the dialog. */
  readonly done: string;
  readonly sort: ReactNode;
  readonly children: ReactNode;
};

export function FilterDrawer({ chosen, done, sort, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hidden min-h-11 items-center gap-2.5 text-small scripted:flex md:scripted:hidden"
      >
        <Icon of={SlidersHorizontal} size={18} />
        {COPY.catalogue.filters}
        {chosen > 0 && <span className="text-soot tabular-nums">({chosen})</span>}
      </button>
      <Dialog
        open={open}
        onClose={close}
        side="left"
        title={COPY.catalogue.filters}
        closeLabel={COPY.catalogue.close}
        footer={
          <Button className="w-full" onClick={close}>
            {done}
          </Button>
        }
      >
        {open && (
          <>
            <div className="border-b py-4">{sort}</div>
            {children}
          </>
        )}
      </Dialog>
    </>
  );
}
