/** Tables of accounts. Column names of tables that better-auth writes follow its fields. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const madeAt = () => moment('created_at').notNull().defaultNow();
const changedAt = () => moment('updated_at').notNull().defaultNow();

/** Addresses are stored in lower case, each once. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  username: text('username').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  phone: text('phone').notNull().default(''),
  role: text('role').notNull().default('customer'),
  createdAt: madeAt(),
  updatedAt: changedAt(),
});

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** Always empty: IP addresses of shoppers are not stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When a person of the back office last entered a second factor in this session. */
    secondFactorAt: moment('second_factor_at'),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** A sign-in method: password (provider 'credential') or social provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_key').on(table.providerId, table.accountId),
  ],
);

/** verify verifies the account's address, change replaces it, reset sets a new password, stop cancels a change. */
export const TOKEN_KINDS = ['verify', 'change', 'reset', 'stop'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Single-use links in emails. Only the hash is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    /** The recipient's address, which the link verifies. */
    email: text('email').notNull(),
    /** The session that requested the email: it verifies the address without a password. Null: none. */
    sessionId: text('session_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: madeAt(),
  },
  (table) => [index('account_tokens_user').on(table.userId), index('account_tokens_expiry').on(table.expiresAt)],
);

/** Attempt counters shared by all processes. Keys contain hashes, not addresses. */
export const attempts = pgTable(
  'attempts',
  { key: text('key').primaryKey(), times: integer('times').notNull(), resetsAt: moment('resets_at').notNull() },
  (table) => [index('attempts_resets').on(table.resetsAt)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    pin: text('pin').notNull(),
    phone: text('phone').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: madeAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  { userId: owner(), slug: text('slug').notNull(), addedAt: moment('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.slug] }), index('wishlist_items_slug').on(table.slug)],
);
