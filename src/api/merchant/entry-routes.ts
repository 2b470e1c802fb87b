/** Merchant routes for categories, collections and slides. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { CATEGORY_TEXTS, type EntryKind } from '../../core/merchant/entry.ts';
import { ENTRY_MESSAGES as SAY } from '../../core/merchant/entry-copy.ts';
import type { Entry } from '../../core/merchant/entry-shapes.ts';
import { isSame } from '../../core/product/fields.ts';
import { findRemoved, readEntries, readEntry } from '../../db/catalogue/entries.ts';
import { removeEntry, restoreEntry } from '../../ingest/entry-removal.ts';
import { changeEntry, createEntry, orderEntries, type SavedEntry } from '../../ingest/entry-save.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';

/** Returns the saved entry; throws why it was not saved. */
function savedOf(saved: SavedEntry): Entry {
  switch (saved.state) {
    case 'saved':
      return saved.entry;
    case 'missing':
      throw new HttpError(404, SAY.notFound);
    case 'moved':
      throw new HttpError(409, SAY.moved, {}, { entry: saved.entry });
    case 'faulty':
      throw new HttpError(422, SAY.faults(saved.faults.length), {}, { faults: saved.faults });
  }
}

const isEditor = (request: FastifyRequest) => actorIn(request).role === 'editor';

/** Categories arrange the shop: editors change their texts alone. */
function checkArranges(request: FastifyRequest, kind: EntryKind): void {
  if (kind === 'categories' && isEditor(request)) throw new HttpError(403, MERCHANT_COPY.noRight);
}

const changesMoreThanTexts = (fields: Readonly<Record<string, unknown>>, now: Entry) =>
  Object.entries(now.fields).some(([name, value]) => !CATEGORY_TEXTS.has(name) && !isSame(fields[name], value));

export function merchantEntryRoutes(app: FastifyInstance, { db, media, rebuild }: OrderDeps): void {
  const changed = (saved: SavedEntry) => {
    const entry = savedOf(saved);
    rebuild.changed();
    return entry;
  };

  serve(app, 'entries', async ({ params: { kind } }) => ({
    rows: await readEntries(db, kind),
    removed: await findRemoved(db, kind),
  }));

  serve(app, 'addEntry', async ({ params: { kind }, body }, request) => {
    checkArranges(request, kind);
    return changed(await createEntry(db, media, kind, body.fields));
  });

  serve(app, 'changeEntry', async ({ params, body: { fields, version } }, request) => {
    if (params.kind === 'categories' && isEditor(request)) {
      const now = await readEntry(db, params.kind, params.slug);
      if (now && now.version === version && changesMoreThanTexts(fields, now))
        throw new HttpError(403, MERCHANT_COPY.noRight);
    }
    return changed(await changeEntry(db, media, params, fields, version));
  });

  serve(app, 'removeEntry', async ({ params: { kind, slug } }, request) => {
    checkArranges(request, kind);
    const users = await removeEntry(db, kind, slug);
    if (users === null) throw new HttpError(404, SAY.notFound);
    if (users > 0) throw new HttpError(409, SAY.used(users));
    rebuild.changed();
    return { message: SAY.removed };
  });

  serve(app, 'restoreEntry', async ({ params: { kind, slug } }, request) => {
    checkArranges(request, kind);
    return changed(await restoreEntry(db, kind, slug));
  });

  serve(app, 'orderEntries', async ({ params: { kind }, body }, request) => {
    checkArranges(request, kind);
    const rows = await orderEntries(db, kind, body.slugs);
    if (!rows) throw new HttpError(409, SAY.listMoved);
    rebuild.changed();
    return { rows };
  });
}
