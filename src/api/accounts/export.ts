/** Collects all data of one account for the export file. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import { EXPORT } from '../../core/account/constants.ts';
import type { AccountExport } from '../../core/account/export-shapes.ts';
import { listAddresses } from '../../db/accounts/addresses.ts';
import { listWishlist } from '../../db/accounts/wishlists.ts';
import type { Db } from '../../db/engine/db.ts';
import { listsOf } from '../../db/lists/personal.ts';
import { exportOrders } from '../../db/orders/order-export.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/messages.ts';
import { subscribers } from '../../db/schema/newsletter.ts';
import { ownerOf } from '../orders/access.ts';
import { CREDENTIAL } from './credentials.ts';
import { serializeAddress, serializeUser } from './serializers.ts';
import { listSessions } from './session-routes.ts';
import type { SignedIn } from './sessions.ts';

type User = SignedIn['user'];

/** Newsletter data is included only when the account has verified the address. */
async function newsletterOf(db: Db, { email, emailVerified }: User): Promise<AccountExport['newsletter']> {
  if (!emailVerified) return null;
  const [row] = await db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  return row ? { state: row.state, since: row.createdAt.toISOString() } : null;
}

async function messagesOf(db: Db, { email, emailVerified }: User): Promise<AccountExport['messages']> {
  if (!emailVerified) return [];
  const rows = await db
    .select()
    .from(messages)
    .where(sql`lower(${messages.email}) = ${email}`)
    .orderBy(desc(messages.createdAt))
    .limit(EXPORT.messages);
  return rows.map(({ name, message, createdAt }) => ({ name, message, sentAt: createdAt.toISOString() }));
}

type Lists = Pick<AccountExport, 'waitingLists' | 'priceAlerts' | 'savedCarts'>;

async function exportLists(db: Db, { id, email, emailVerified }: User): Promise<Lists> {
  const { alert, notes, watchers, carts } = await listsOf(db, id, emailVerified ? email : null);
  return {
    waitingLists: watchers.map(({ sku, state, askedAt, toldAt }) => ({
      sku,
      state,
      askedAt: askedAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
    priceAlerts: alert
      ? {
          since: alert.createdAt.toISOString(),
          prices: notes.map(({ slug, price }) => ({ product: slug, price })),
        }
      : null,
    savedCarts: carts.map(({ lines, savedAt, toldAt }) => ({
      lines: [...lines],
      savedAt: savedAt.toISOString(),
      sentAt: toldAt?.toISOString() ?? null,
    })),
  };
}

export async function exportAccount(db: Db, session: SignedIn): Promise<AccountExport> {
  const { user } = session;
  const own = eq(accounts.userId, user.id);
  const signsInWith = await db.select().from(accounts).where(own).orderBy(asc(accounts.createdAt));
  return {
    exportedAt: new Date().toISOString(),
    account: { ...serializeUser(user), username: user.username ?? '' },
    signsInWith: signsInWith.map(({ providerId, createdAt }) => ({
      provider: providerId === CREDENTIAL ? 'password' : providerId,
      since: createdAt.toISOString(),
    })),
    sessions: await listSessions(db, session),
    addresses: (await listAddresses(db, user.id)).map(serializeAddress),
    wishlist: [...(await listWishlist(db, user.id))],
    ...(await exportOrders(db, ownerOf(user))),
    messages: await messagesOf(db, user),
    newsletter: await newsletterOf(db, user),
    ...(await exportLists(db, user)),
  };
}
