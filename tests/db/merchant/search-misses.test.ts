import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MISSES, TODAY } from '../../../src/core/merchant/constants.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { addMisses, findMisses } from '../../../src/db/merchant/search-misses.ts';
import { searchMisses } from '../../../src/db/schema/visits.ts';
import { ENGINES, openTestDatabase } from '../../support/open-shop.ts';

describe.each(ENGINES)('searches without results on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(searchMisses);
  });

  it('adds to the day, and returns the most frequent terms', async () => {
    await addMisses(
      database.db,
      new Map([
        ['hammock', 2],
        ['bunk bed', 1],
      ]),
    );
    await addMisses(
      database.db,
      new Map([
        ['bunk bed', 4],
        ['ottoman', 2],
      ]),
    );
    expect(await findMisses(database.db, 7)).toEqual([
      { term: 'bunk bed', times: 5 },
      { term: 'hammock', times: 2 },
      { term: 'ottoman', times: 2 },
    ]);
  });

  it('stores a limited number of terms per day, and still counts the known ones', async () => {
    const many = new Map(Array.from({ length: MISSES.perDay + 50 }, (_, at) => [`word ${at}`, at === 0 ? 9 : 1]));
    await addMisses(database.db, many);
    await addMisses(
      database.db,
      new Map([
        ['word 0', 1],
        ['late', 100],
      ]),
    );
    expect(await database.db.$count(searchMisses)).toBe(MISSES.perDay);
    const [first] = await findMisses(database.db, 7);
    expect(first).toEqual({ term: 'word 0', times: 10 });
    // Control: with room, the same term is stored.
    await database.db.execute(sql`delete from search_misses where term <> 'word 0'`);
    await addMisses(database.db, new Map([['late', 100]]));
    expect(await findMisses(database.db, 7)).toEqual([
      { term: 'late', times: 100 },
      { term: 'word 0', times: 10 },
    ]);
  });

  it('deletes old days and shows only those of the period', async () => {
    const ago = (days: number) => sql`current_date - ${days}::int`;
    await database.db.insert(searchMisses).values([
      { day: ago(MISSES.keepDays + 2), term: 'gone', times: 5 },
      { day: ago(20), term: 'old', times: 5 },
    ] as never);
    await addMisses(database.db, new Map([['new', 1]]));
    const shown = async (days: number) => (await findMisses(database.db, days)).map(({ term }) => term);
    expect(await shown(TODAY.periods[0])).toEqual(['new']);
    expect(await shown(TODAY.periods[1])).toEqual(['old', 'new']);
    expect(await database.db.$count(searchMisses)).toBe(2);
  });
});
