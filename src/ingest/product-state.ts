/** Sets states of products: by a person, and by the clock. */
import { lockCatalogue } from '../db/catalogue/locks.ts';
import { hasDue, publishDue, type StateChange, setState } from '../db/catalogue/product-moves.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import type { Media } from '../media/media.ts';
import { draftOf, prepare } from './product-prepare.ts';
import { lockedProduct, present } from './product-rows.ts';
import type { Saved } from './product-save.ts';

/** Shows scheduled products whose moment has come. Returns their number. */
export async function publishProducts(db: Db): Promise<number> {
  if (!(await hasDue(db))) return 0;
  return transact(db, async (tx) => {
    await lockCatalogue(tx);
    return publishDue(tx);
  });
}

/** Sets the state. A product that is to be shown must be complete. */
export const changeState = (
  db: Db,
  media: Media | undefined,
  slug: string,
  { state, publishFrom }: { readonly state: StateChange['state']; readonly publishFrom: string | null },
): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    const locked = await lockedProduct(tx, slug);
    if (!locked) return { state: 'missing' };
    if (state === 'shown' || state === 'scheduled') {
      const draft = { ...draftOf(await present(tx, slug)), state, publishFrom };
      const prepared = await prepare(tx, media, draft, locked.stored, locked.offers);
      if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    }
    const at = state === 'scheduled' && publishFrom ? new Date(publishFrom) : null;
    await setState(tx, locked.stored, { state, publishFrom: at });
    return { state: 'saved', product: await present(tx, slug) };
  });
