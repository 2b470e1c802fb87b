/**
 * All pairs of calls that write the same rows run concurrently on PostgreSQL and must end as if one had come after the
 * other. Pairs are derived from the lists of calls; an unlisted writing call fails the first test.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_JOBS } from '../../../src/api/orders/clock.ts';
import { CONTRACT, ROWS } from '../../../src/core/shop/contract.ts';
import { createRaces, type Pair, pairsOf, type Race } from '../../support/race.ts';
import { ACCOUNT_RACES, openAccountRaces } from '../../support/race-accounts.ts';
import { ORDER_RACES, openOrderRaces } from '../../support/race-orders.ts';
import { openRival, type Rival } from '../../support/rival.ts';

/** Writing calls that need no pairs, with the reason. */
const ALONE: Readonly<Record<string, string>> = {
  contact: 'Inserts a row with a new id.',
  vitals: 'Writes nothing to the database.',
  forgotPassword: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  renewLink: 'Sends an email; writes only counters. tests/api/orders/link.test.ts',
  resendVerification: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  changeEmail: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  resetPassword:
    'Takes its token in one conditional update. tests/api/emails/account-emails.test.ts, tests/api/accounts/password-races.test.ts',
  watchStock: 'One upsert per address and variant. tests/api/lists/waiting-list.test.ts',
  setPriceAlerts: 'Locks the user, as changes of the wishlist do. tests/api/lists/price-alerts.test.ts',
  saveCart: 'One conditional update or an insert with a new id. tests/api/lists/saved-carts.test.ts',
  forgetCart: 'Deletes one row. tests/api/lists/saved-carts.test.ts',
  offerStock: 'Writes events; planning them chooses people under a lock. tests/api/lists/waiting-list.test.ts',
  publishLeftCarts: 'Marks rows that it has locked, with their events. tests/api/lists/saved-carts.test.ts',
  removeOldLists: 'Deletes rows that have ended. tests/api/lists/waiting-list.test.ts',
  replayEvents: 'One update that each delivery joins or not. tests/api/events/webhooks.test.ts',
  addWebhook: 'Inserts a row with a new id, under a lock of the table. tests/api/events/webhooks.test.ts',
  changeWebhook: 'One update of one row that sets what it names. tests/api/events/webhooks.test.ts',
  rotateWebhook: 'One update of one row; the secret before the last two ends. tests/api/events/webhooks.test.ts',
  removeWebhook: 'Deletes one row; its deliveries are skipped. tests/api/events/webhooks.test.ts',
  testWebhook: 'Writes nothing.',
  replayWebhook: 'One insert or update of a unique row. tests/api/events/webhooks.test.ts',
  moveSlot: 'Locks the order, its parcel and the windows in one order. tests/api/orders/slot-races.test.ts',
  moveDelivery: 'As moveSlot. tests/api/orders/slot-races.test.ts',
  changeStoreStock: 'Locks the variant as orders do; the number seen decides. tests/api/merchant/stock.test.ts',
  changeDelivery: 'Under the catalogue lock; the version seen decides. tests/api/delivery/live-rules.test.ts',
  addProduct:
    'Inserts rows with new ids; a taken SKU or slug is refused by its index. tests/api/merchant/products.test.ts',
  changeProduct:
    'Locks its variants and product as orders do; the version seen and the stock seen decide. tests/api/merchant/products.test.ts',
  setProductState: 'Locks the product; the version seen decides. tests/api/merchant/products.test.ts',
  copyProduct: 'Inserts rows with new ids. tests/api/merchant/products.test.ts',
  sweepUploads: 'Deletes pictures that no product and no order shows. tests/db/catalogue/upload-sweep.test.ts',
  publishProducts: 'One conditional update of scheduled products. tests/api/merchant/products.test.ts',
  addEntry: 'Inserts a row under the catalogue lock. tests/api/merchant/entries.test.ts',
  changeEntry: 'Under the catalogue lock; the version seen decides. tests/api/merchant/entries.test.ts',
  removeEntry: 'Moves one row under the catalogue lock. tests/api/merchant/entries.test.ts',
  restoreEntry: 'Takes its row in one delete, under the catalogue lock. tests/api/merchant/entries.test.ts',
  orderEntries: 'Under the catalogue lock; the list seen decides. tests/api/merchant/entries.test.ts',
  changeSettings: 'Under the catalogue lock; the version seen decides. tests/api/merchant/settings.test.ts',
  changePayments: 'As changeSettings; its code counts once. tests/api/merchant/settings.test.ts',
  changeStore: 'As changeSettings. tests/api/merchant/settings.test.ts',
  removeSubscriber: 'Deletes one row with its tokens. tests/api/merchant/newsletter-list.test.ts',
  answerMessage:
    'One conditional update with its event; of two people one is refused. tests/api/merchant/messages.test.ts',
  startSecondFactor: 'One upsert that a confirmed row refuses. tests/api/merchant/people.test.ts',
  confirmSecondFactor: 'Takes the time step of its code in one conditional update. tests/api/merchant/people.test.ts',
  enterSecondFactor: 'As confirmSecondFactor; a recovery code is deleted once. tests/api/merchant/people.test.ts',
  renewRecoveryCodes: 'Replaces all codes in one transaction. tests/api/merchant/people.test.ts',
  invite: 'One upsert per address. tests/api/merchant/people.test.ts',
  withdrawInvitation: 'Deletes one row. tests/api/merchant/people.test.ts',
  acceptInvitation: 'Takes its invitation in one conditional delete. tests/api/merchant/people.test.ts',
  changePerson: 'One conditional update; a trigger with a lock keeps an owner. tests/api/merchant/people.test.ts',
  removePerson: 'As changePerson. tests/api/merchant/people.test.ts',
  resetSecondFactor: 'Deletes rows of one person. tests/api/merchant/people.test.ts',
  removeOldLog: 'Deletes old rows of the log. tests/api/merchant/staff-log.test.ts',
  takeOrder: 'Is placed as placeOrder is. tests/api/merchant/phone-orders.test.ts',
  changePayment: 'Locks the order; only an unpaid one changes. tests/api/payments/gateways.test.ts',
  reconcilePayments: 'Claims its pages; each payment is applied as its webhook is. tests/api/payments/gateways.test.ts',
  sendDueRefunds: 'Holds each refund for one sender. tests/api/payments/gateways.test.ts',
  addOrderNote: 'Inserts a row with a new id. tests/api/merchant/order-notes.test.ts',
  removeOldEvents: 'Deletes rows whose deliveries have ended. tests/api/events/worker.test.ts',
};

/** Pairs with a correct final state although the second has another status than serially, with the reason. */
const JOINED: Readonly<Record<string, string>> = {
  'refundOrder and refundOrder': 'Both send one refund under one key, and both report it.',
  'cancelPart and cancelPart':
    'The second is refused: the lines it saw have changed, or serially nothing would be left.',
};

/** Contract calls that write, and periodic jobs. */
const WRITING = [
  ...Object.keys(CONTRACT).filter((name) => {
    const row = ROWS[name as keyof typeof CONTRACT];
    return row.method !== 'GET' && !('isRead' in row && row.isRead);
  }),
  ...Object.keys(CLOCK_JOBS),
];
const unlisted = (listed: readonly string[]) => WRITING.filter((name) => !listed.includes(name));
const LISTED = [ALONE, ORDER_RACES, ACCOUNT_RACES].flatMap(Object.keys);

describe('writing calls', () => {
  it('are all listed with their tables', () => {
    expect(unlisted(LISTED)).toEqual([]);
  });

  it('are reported when one is not (control)', () => {
    expect(unlisted(LISTED.filter((name) => name !== 'cancelOrder'))).toEqual(['cancelOrder']);
  });
});

const titles = (pairs: readonly Pair<string>[]) =>
  pairs.map((pair) => [`${pair.names.join(' and ')} on ${pair.table}, ${pair.scene}`, pair] as const);

/** Every call in every state where it has an effect: a rejected call would not race. */
const scenesOf = <World, Scene extends string>(races: Readonly<Record<string, Race<World, Scene>>>) =>
  Object.entries(races).flatMap(([name, { scenes }]) => scenes.map((scene) => [name, scene] as const));
const DONE = [200, 204, 'done'];

const ENDS = new Set(['done', 'gone']);
/** Statuses that no pair may return. */
const isBroken = (status: number | string) => (typeof status === 'number' ? status >= 500 : !ENDS.has(status));

describe('on orders and stock', () => {
  let races: ReturnType<typeof createRaces>;
  let stage: Awaited<ReturnType<typeof openOrderRaces>>;
  let rival: Rival;
  beforeAll(async () => {
    stage = await openOrderRaces();
    rival = await openRival(stage.shop.database.db);
    races = createRaces(ORDER_RACES, { rival, begin: stage.begin, look: stage.look }) as typeof races;
  });
  afterAll(async () => {
    await rival.close();
    await stage.close();
  });

  it.each(scenesOf(ORDER_RACES))('%s has an effect alone: %s', async (name, scene) => {
    expect(DONE).toContain(await races.alone(scene, name));
  });

  it.each(titles(pairsOf(ORDER_RACES)))('%s', async (_, pair) => {
    const { found, right } = await races.meet(pair);
    expect(found.statuses.filter(isBroken)).toEqual([]);
    if (JOINED[pair.names.join(' and ')]) expect(right.map(({ state }) => state)).toContainEqual(found.state);
    else expect(right).toContainEqual(found);
  });
});

describe('on accounts', () => {
  let races: ReturnType<typeof createRaces>;
  let stage: Awaited<ReturnType<typeof openAccountRaces>>;
  let rival: Rival;
  beforeAll(async () => {
    stage = await openAccountRaces();
    rival = await openRival(stage.shop.database.db);
    races = createRaces(ACCOUNT_RACES, { rival, begin: stage.begin, look: stage.look }) as typeof races;
  });
  afterAll(async () => {
    await rival.close();
    await stage.close();
  });

  it.each(scenesOf(ACCOUNT_RACES))('%s has an effect alone: %s', async (name, scene) => {
    expect(DONE).toContain(await races.alone(scene, name));
  });

  it.each(titles(pairsOf(ACCOUNT_RACES)))('%s', async (_, pair) => {
    const { found, right } = await races.meet(pair);
    expect(found.statuses.filter(isBroken)).toEqual([]);
    expect(right).toContainEqual(found);
  });
});

describe('a read-modify-write call', () => {
  let stage: Awaited<ReturnType<typeof openAccountRaces>>;
  let rival: Rival;
  beforeAll(async () => {
    stage = await openAccountRaces();
    rival = await openRival(stage.shop.database.db);
  });
  afterAll(async () => {
    await rival.close();
    await stage.close();
  });

  it('is detected (control)', async () => {
    const { db } = stage.shop.database;
    const counting: Race<object, 'any'> = {
      writes: ['variants'],
      scenes: ['any'],
      run: async () => {
        const { rows } = (await db.execute(sql`select stock from variants where sku = 'HRN-1'`)) as unknown as {
          rows: { stock: number }[];
        };
        await db.execute(sql`update variants set stock = ${(rows[0]?.stock ?? 0) + 1} where sku = 'HRN-1'`);
      },
    };
    const races = createRaces(
      { counting },
      {
        rival,
        begin: async () => {
          await db.execute(sql`update variants set stock = 5`);
          return {};
        },
        look: async () =>
          ((await db.execute(sql`select stock from variants order by sku`)) as unknown as { rows: unknown }).rows,
      },
    );
    const [pair] = pairsOf({ counting });
    const { found, right } = await races.meet(pair as Pair<'any'>);
    expect(right).not.toContainEqual(found);
  });
});
