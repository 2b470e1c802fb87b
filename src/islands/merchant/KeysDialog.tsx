/** The keys of a page: those of all lists, and its own. */
import { Dialog } from '../../components/Dialog.tsx';
import { KEYS_COPY as SAY } from '../../core/merchant/keys.ts';

export type KeyRow = readonly [key: string, does: string];

type Props = { readonly open: boolean; readonly onClose: () => void; readonly more?: readonly KeyRow[] };

/** A page without rows or a search has no keys for them. */
const works = ([key]: KeyRow): boolean =>
  key === '?' || document.querySelector(key === '/' ? '[data-search]' : '[data-step]') !== null;

export function KeysDialog({ open, onClose, more = [] }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={SAY.title} closeLabel={SAY.close}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 py-4">
        {[...SAY.lists.filter(works), ...more].map(([key, does]) => (
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
  );
}
