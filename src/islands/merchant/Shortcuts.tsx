/** Keyboard of a page: makes its keys work, and lists them in a dialog that ? opens. */
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { KEYS_COPY as SAY } from '../../core/merchant/keys.ts';
import { useKeys } from './use-keys.ts';

type Props = {
  /** Further keys of the page and what they do, for the list. */
  readonly more?: readonly (readonly [key: string, does: string])[];
  /** What those keys do, where the page does not handle them itself; a stable object. */
  readonly keys?: Readonly<Record<string, () => void>>;
};
const NONE: NonNullable<Props['more']> = [];

const NO_KEYS: NonNullable<Props['keys']> = {};

export function Shortcuts({ more = NONE, keys = NO_KEYS }: Props) {
  const [open, setOpen] = useState(false);
  useKeys(useMemo(() => ({ ...keys, '?': () => setOpen(true) }), [keys]));
  return (
    <p className="hidden pt-12 lg:block">
      <button type="button" className="link min-h-11 text-small text-soot" onClick={() => setOpen(true)}>
        {SAY.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={SAY.title} closeLabel={SAY.close}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 py-4">
          {[...SAY.lists, ...more].map(([key, does]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid border-b py-3 last:border-0">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-control border bg-linen px-2 py-0.5 font-sans text-small">
                  {key}
                </kbd>
              </dt>
              <dd className="text-small">{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </p>
  );
}
