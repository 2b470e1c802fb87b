/** Request and response schemas of the calls about categories, collections and slides. Which values they may have is decided by ingest/entry-draft.ts. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { ENTRY_LIMITS as MAX } from './constants.ts';
import { ENTRY_KINDS } from './entry.ts';
import { entryShape, slug } from './entry-shapes.ts';

const kind = z.enum(ENTRY_KINDS);
const one = z.object({ kind, slug });
const fields = z.record(z.string().max(40), z.unknown());
const fault = z.strictObject({ field: z.string(), message: z.string() });
/** field is a path such as picture.alt. */
const faulty = z.strictObject({ message: z.string(), faults: z.array(fault).optional() });
/** The entry as it is now. */
const moved = z.strictObject({ message: z.string(), entry: entryShape.optional() });
const rows = z.strictObject({ rows: z.array(entryShape) });

export const ENTRY_CONTRACT = {
  entries: {
    summary: 'Categories, collections or slides in their order',
    merchant: true,
    params: z.object({ kind }),
    response: rows.extend({
      /** Slugs of those that were deleted although a file may have them. */
      removed: z.array(z.string()),
    }),
  },
  addEntry: {
    summary: 'Creates a category, collection or slide; its slug is made from the name',
    merchant: true,
    params: z.object({ kind }),
    body: z.object({ fields }),
    response: entryShape,
    refusals: { 422: faulty },
  },
  changeEntry: {
    summary: 'Changes one that is still as it was seen; 409 returns it as it is now',
    merchant: true,
    params: one,
    body: z.object({ version: z.string().max(80), fields }),
    response: entryShape,
    refusals: { 409: moved, 422: faulty },
  },
  removeEntry: {
    summary: 'Deletes a collection, a slide, or a category without products',
    merchant: true,
    params: one,
    response: messageShape,
  },
  restoreEntry: { summary: 'Brings back one that was deleted', merchant: true, params: one, response: entryShape },
  orderEntries: {
    summary: 'Sets the order; slugs are all of the kind, else 409',
    merchant: true,
    params: z.object({ kind }),
    body: z.object({ slugs: z.array(slug).max(MAX.entries) }),
    response: rows,
  },
} as const;
