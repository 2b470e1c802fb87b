/** Keyboard of a page: makes its keys work, and lists them in a dialog that ? opens. */
import { useState } from 'react';
import { KEYS_COPY as SAY } from '../../core/merchant/keys.ts';
import { type KeyRow, KeysDialog } from './KeysDialog.tsx';
import { type Keys, useKeys } from './use-keys.ts';

type Props = {
  /** Further keys of the page and what they do, for the list. */
  readonly more?: readonly KeyRow[];
  /** What those keys do, where the page does not handle them itself. */
  readonly keys?: Keys;
};

export function Shortcuts({ more = [], keys }: Props) {
  const [open, setOpen] = useState(false);
  useKeys({ ...keys, '?': () => setOpen(true) });
  return (
    <p className="hidden pt-12 lg:block">
      <button type="button" className="link min-h-11 text-small text-soot" onClick={() => setOpen(true)}>
        {SAY.open}
      </button>
      <KeysDialog open={open} onClose={() => setOpen(false)} more={more} />
    </p>
  );
}
