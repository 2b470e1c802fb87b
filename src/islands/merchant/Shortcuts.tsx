/** Keyboard of a page: makes its keys work, and lists them in a dialog that ? opens. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { KEYS_COPY as SAY } from '../../core/merchant/keys.ts';
import type { KeyRow } from './KeysDialog.tsx';
import { type Keys, useKeys } from './use-keys.ts';

const loadDialog = () => import('./KeysDialog.tsx');
/** The library of dialogs is a large part of a page. */
const KeysDialog = lazy(async () => ({ default: (await loadDialog()).KeysDialog }));

type Props = {
  /** Further keys of the page and what they do, for the list. */
  readonly more?: readonly KeyRow[];
  /** What those keys do, where the page does not handle them itself. */
  readonly keys?: Keys;
};

export function Shortcuts({ more = [], keys }: Props) {
  /** null: it was not asked for yet. */
  const [open, setOpen] = useState<boolean | null>(null);
  // So that it also opens offline.
  useEffect(() => void loadDialog().catch(() => {}), []);
  useKeys({ ...keys, '?': () => setOpen(true) });
  return (
    <p className="hidden pt-12 lg:block">
      <button type="button" className="link min-h-11 text-small text-soot" onClick={() => setOpen(true)}>
        {SAY.open}
      </button>
      {open !== null && (
        <Suspense>
          <KeysDialog open={open} onClose={() => setOpen(false)} more={more} />
        </Suspense>
      )}
    </p>
  );
}
