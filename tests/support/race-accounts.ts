/**
 * All calls that write accounts, sessions, addresses, wishlists and subscribers, and a shop to run two of them
 * concurrently.
 */
import { sql } from 'drizzle-orm';
import { ACCOUNT_ENDPOINTS } from '../../src/core/account/endpoints.ts';
import { ENDPOINTS } from '../../src/core/shop/endpoints.ts';
import { type Browser, newShopper, openBrowser, openSignedIn, PASSWORD } from './browser.ts';
import { ADDRESS } from './buyer.ts';
import { clearTables } from './clear-tables.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import type { Race } from './race.ts';
import { smallContent } from './small-content.ts';

const NEW_PASSWORD = 'another long secret';
const HOME = { ...ADDRESS, name: 'Meera Nair', phone: '98450 12345' };
const ROWS = { ...ENDPOINTS, ...ACCOUNT_ENDPOINTS };

export type AccountRaceContext = {
  readonly shop: OpenShop;
  readonly browser: Browser;
  /** The same shopper on another device. */
  readonly other: Browser;
  readonly email: string;
  readonly reader: string;
  readonly newcomer: ReturnType<typeof newShopper>;
  /** Ids of the default address, another address, and the other device's session. */
  readonly ids: readonly [string, string, string];
};

export async function openAccountRaces() {
  const shop = await openShop('postgres', { contentDir: smallContent().folder });
  const { db } = shop.database;

  async function begin(): Promise<AccountRaceContext> {
    await clearTables(
      db,
      'users',
      'sessions',
      'accounts',
      'addresses',
      'wishlist_items',
      'account_tokens',
      'attempts',
      'subscribers',
    );
    const shopper = await openSignedIn(shop.app);
    const other = openBrowser(shop.app);
    await other.call('POST', ROWS.login.path, { email: shopper.email, password: PASSWORD });
    const ids: string[] = [];
    for (const line1 of ['1 First Street', '2 Second Street'])
      ids.push((await shopper.call('POST', ROWS.addAddress.path, { ...HOME, line1 })).json._id);
    const sessions = (await shopper.call('GET', ROWS.sessions.path)).json.sessions as {
      _id: string;
      current: boolean;
    }[];
    ids.push(sessions.find(({ current }) => !current)?._id ?? 'none');
    const newcomer = newShopper();
    return {
      ...{ shop, browser: shopper, other, email: shopper.email, newcomer, reader: 'reader@example.in' },
      ids: ids as unknown as AccountRaceContext['ids'],
    };
  }

  /** Returns everything that the calls can change, without timestamps, ids and hashes. */
  async function look(): Promise<unknown> {
    const { rows } = (await db.execute(sql`select
      (select jsonb_agg(jsonb_build_array(first_name, phone, email_verified) order by first_name) from users) as users,
      (select count(*)::int from sessions) as sessions, (select count(*)::int from accounts) as accounts,
      (select jsonb_agg(jsonb_build_array(line1, city, is_default) order by line1, city, is_default)
        from addresses) as addresses,
      (select jsonb_agg(slug order by slug) from wishlist_items) as wishlist,
      (select jsonb_agg(state order by state) from subscribers) as subscribers`)) as unknown as { rows: unknown[] };
    return rows[0];
  }
  return { shop, begin, look, close: () => shop.close() };
}

type Name = keyof typeof ROWS;
const ask = async (browser: Browser, name: Name, body?: object, id = '') =>
  (await browser.call(ROWS[name].method, ROWS[name].path.replace(':id', id), body)).status;
const items = (...slugs: string[]) => ({ items: slugs.map((slug) => ({ slug })) });

const SCENES = ['account'] as const;
const race = (
  writes: readonly string[],
  run: (context: AccountRaceContext) => Promise<number>,
): Race<AccountRaceContext, 'account'> => ({ writes, scenes: SCENES, run });

export const ACCOUNT_RACES: Readonly<Record<string, Race<AccountRaceContext, 'account'>>> = {
  register: race(['users', 'accounts'], ({ shop, newcomer }) => ask(openBrowser(shop.app), 'register', newcomer)),
  login: race(['sessions'], ({ shop, email }) => ask(openBrowser(shop.app), 'login', { email, password: PASSWORD })),
  logout: race(['sessions'], ({ other }) => ask(other, 'logout')),
  changePassword: race(['users', 'sessions', 'accounts'], ({ browser }) =>
    ask(browser, 'changePassword', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  ),
  changeMe: race(['users'], ({ browser }) => ask(browser, 'changeMe', { firstName: 'Asha' })),
  deleteMe: race(['users', 'sessions', 'accounts', 'addresses', 'wishlist_items'], ({ browser }) =>
    ask(browser, 'deleteMe', { password: PASSWORD }),
  ),
  endSessions: race(['sessions'], ({ browser }) => ask(browser, 'endSessions')),
  endSession: race(['sessions'], ({ browser, ids }) => ask(browser, 'endSession', undefined, ids[2])),
  addAddress: race(['addresses'], ({ browser }) =>
    ask(browser, 'addAddress', { ...HOME, line1: '3 Third Street', isDefault: true }),
  ),
  changeAddress: race(['addresses'], ({ browser, ids }) =>
    ask(browser, 'changeAddress', { city: 'Bengaluru East', isDefault: true }, ids[1]),
  ),
  removeAddress: race(['addresses'], ({ browser, ids }) => ask(browser, 'removeAddress', undefined, ids[0])),
  putWishlist: race(['wishlist_items'], ({ browser }) => ask(browser, 'putWishlist', items('desk-lamp'))),
  mergeWishlist: race(['wishlist_items'], ({ browser }) => ask(browser, 'mergeWishlist', items('vase'))),
  newsletter: race(['subscribers'], ({ shop, reader }) => ask(openBrowser(shop.app), 'newsletter', { email: reader })),
};
