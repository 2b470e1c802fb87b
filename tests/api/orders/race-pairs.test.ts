/**
 * Every two calls that write the same rows, at once on PostgreSQL: they must end as if one had come after the other. The
 * pairs are derived from the lists of calls; a call that writes and is on no list fails the first test.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_JOBS } from '../../../src/api/orders/orders.ts';
import { CONTRACT, ROWS } from '../../../src/core/shop/contract.ts';
import { createRaces, type Pair, pairsOf, type Race } from '../../support/race.ts';
import { ACCOUNT_RACES, openAccountRaces } from '../../support/race-accounts.ts';
import { ORDER_RACES, openOrderRaces } from '../../support/race-orders.ts';
import { openRival, type Rival } from '../../support/rival.ts';

/** Calls that write and need no pairs, and why. */
const ALONE: Readonly<Record<string, string>> = {
  contact: 'Inserts a row with a new id.',
  vitals: 'Writes nothing to the database.',
  forgotPassword: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  renewLink: 'Sends a letter; writes counters alone. tests/api/orders/link.test.ts',
  resendVerification: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  changeEmail: 'Inserts a token with a new hash. tests/api/emails/account-emails.test.ts',
  resetPassword:
    'Takes its token in one conditional update. tests/api/emails/account-emails.test.ts, tests/api/accounts/password-races.test.ts',
  sendOverdueLetters: 'Takes a letter in one conditional update. tests/api/emails/order-emails.test.ts',
};

/** Pairs whose state is right although both succeed: the second is refused only when it comes after the first. */
const JOINED: Readonly<Record<string, string>> = {
  'refundOrder and refundOrder': 'Both send one refund under one key, and both report it.',
};

/** Calls of the contract that write, and jobs of the clock. */
const WRITING = [
  ...Object.keys(CONTRACT).filter((name) => {
    const row = ROWS[name as keyof typeof CONTRACT];
    return row.method !== 'GET' && !('asksOnly' in row && row.asksOnly);
  }),
  ...Object.keys(CLOCK_JOBS),
];
const unlisted = (listed: readonly string[]) => WRITING.filter((name) => !listed.includes(name));
const LISTED = [ALONE, ORDER_RACES, ACCOUNT_RACES].flatMap(Object.keys);

describe('calls that write', () => {
  it('are all listed, with the tables they write', () => {
    expect(unlisted(LISTED)).toEqual([]);
  });

  it('are noticed when one is not (control)', () => {
    expect(unlisted(LISTED.filter((name) => name !== 'cancelOrder'))).toEqual(['cancelOrder']);
  });
});

const titles = (pairs: readonly Pair<string>[]) =>
  pairs.map((pair) => [`${pair.names.join(' and ')} on ${pair.table}, ${pair.scene}`, pair] as const);

/** Every call in every scene in which it is said to do something: a call that is refused would meet no other. */
const scenesOf = <World, Scene extends string>(races: Readonly<Record<string, Race<World, Scene>>>) =>
  Object.entries(races).flatMap(([name, { scenes }]) => scenes.map((scene) => [name, scene] as const));
const DONE = [200, 204, 'done'];

const ENDS = new Set(['done', 'gone']);
/** Statuses that no pair may answer. */
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

  it.each(scenesOf(ORDER_RACES))('%s does its work alone: %s', async (name, scene) => {
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

  it.each(scenesOf(ACCOUNT_RACES))('%s does its work alone: %s', async (name, scene) => {
    expect(DONE).toContain(await races.alone(scene, name));
  });

  it.each(titles(pairsOf(ACCOUNT_RACES)))('%s', async (_, pair) => {
    const { found, right } = await races.meet(pair);
    expect(found.statuses.filter(isBroken)).toEqual([]);
    expect(right).toContainEqual(found);
  });
});

describe('a call that reads, then writes what it read', () => {
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

  it('is found out (control)', async () => {
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
