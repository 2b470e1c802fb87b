/** Tables of the shop's own facts: what was seeded, and fields edited in the back office. */
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Metadata of the database, such as the hash of its seed. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

/** Fields of content/site.md and content/stores/*.md that a person set: they are laid over the files wherever these are read. */
export const contentFields = pgTable(
  'content_fields',
  {
    /** Path below the content folder: 'site.md', 'stores/hamburg.md'. */
    file: text('file').notNull(),
    /** Dotted path in the front matter: 'email.orders'. */
    field: text('field').notNull(),
    /** JSON null: the field is left out. */
    value: jsonb('value').$type<unknown>(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.file, table.field] })],
);
