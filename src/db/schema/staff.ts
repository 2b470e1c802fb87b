/** Tables of the back office: second factors, invitations and the log of changes. Roles are in users.role. */
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../core/merchant/role.ts';
import { users } from './accounts.ts';
import { moment, now } from './columns.ts';

const ofUser = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A person's authenticator. */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  /** Encrypted with the secret of the accounts. */
  secret: text('secret').notNull(),
  /** Time step of the last accepted code: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Null until the first code was entered. */
  confirmedAt: moment('confirmed_at'),
  createdAt: now('created_at'),
});

/** Unused recovery codes; only keyed hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser().notNull(), hash: text('hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Open invitations, one per address. Only the hash of the link's token is stored. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  hash: text('hash').notNull().unique(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  role: text('role', { enum: ROLES }).notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: now('created_at'),
  expiresAt: moment('expires_at').notNull(),
});

/** Changes made in the back office. A row is written before the change and completed after it. */
export const staffLog = pgTable(
  'staff_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: now('at'),
    /** The account; null for the merchant key. No foreign key, because the log outlives accounts. */
    userId: text('user_id'),
    person: text('person').notNull(),
    call: text('call').notNull(),
    /** What was changed: an order's number, a SKU, an address … */
    subject: text('subject').notNull(),
    /** What was asked for. */
    request: jsonb('request').notNull(),
    /** The fields that changed, before and after; null when there was nothing to compare. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** HTTP status; null when the process ended before its answer. */
    status: integer('status'),
  },
  (table) => [
    index('staff_log_at').on(table.at),
    index('staff_log_subject').on(table.subject, table.id),
    index('staff_log_person').on(table.userId, table.id),
    index('staff_log_call').on(table.call, table.id),
  ],
);
