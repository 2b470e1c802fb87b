import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkKey } from '../../../src/core/configuration/configure.ts';
import { keyOf } from '../../../src/core/configuration/key.ts';
import type { ConfigurationModel } from '../../../src/core/configuration/model.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { anyConfigured, SOFA } from '../../support/configurations.ts';
import { ENGINES, openCopy } from '../../support/database-copies.ts';
import { withoutDefence } from '../../support/sql-function.ts';

const RUNS = 2_000;
type Asked = { readonly model: ConfigurationModel; readonly key: string };

const priceInCode = ({ model, key }: Asked): number | null => {
  const checked = checkKey(model, key);
  return checked.state === 'valid' ? checked.configuration.price : null;
};

/** Keys as they should be, and keys that a client might make up. */
const anyAsked = anyConfigured.chain(({ model, selection }) => {
  const key = keyOf(selection);
  const parts = key.split('_');
  const strange = [
    parts.toReversed().join('_'),
    `${key}_`,
    `${key}_${parts[0]}`,
    parts.slice(1).join('_'),
    key.toUpperCase(),
    `${key}_zz.a`,
  ];
  return fc
    .oneof({ weight: 9, arbitrary: fc.constant(key) }, { weight: 1, arbitrary: fc.constantFrom(...strange) })
    .map((asked): Asked => ({ model, key: asked }));
});

describe.each(ENGINES)('configured_price() on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openCopy(engine, 'migrated');
  });
  afterAll(() => database.close());

  async function pricesIn(asked: readonly Asked[]): Promise<(number | null)[]> {
    const { rows } = (await database.db.execute(sql`
      select configured_price(a.value -> 'model', a.value ->> 'key')::text as price
      from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as a(value, place) order by a.place`)) as unknown as {
      rows: { price: string | null }[];
    };
    return rows.map(({ price }) => (price === null ? null : Number(price)));
  }

  it('agrees with the code on 2,000 random configurations', async () => {
    // Content refuses models with a price below a rupee.
    const sold = anyAsked.filter((one) => (priceInCode(one) ?? 1) > 0);
    const asked = fc.sample(sold, { numRuns: RUNS, seed: Date.now() });
    const prices = asked.map(priceInCode);
    const found = await pricesIn(asked);
    const different = asked.flatMap(({ key }, row) =>
      found[row] === prices[row] ? [] : [{ key, code: prices[row], database: found[row] }],
    );
    expect(different).toEqual([]);
    // Both kinds must be among them for the comparison to mean something.
    for (const isValid of [true, false])
      expect(prices.filter((price) => (price !== null) === isValid).length).toBeGreaterThan(RUNS / 20);
  });

  it('prices what is excluded when exclusions are not checked (control)', async () => {
    const excluded = [{ model: SOFA, key: 'fabric.velvet_legs.brass_width.200' }];
    expect(await pricesIn(excluded)).toEqual([null]);
    await withoutDefence(database.db, 'configured_price', /IF EXISTS \([\s\S]*?END IF;/, async () => {
      expect(await pricesIn(excluded)).toEqual([9_172_700]);
    });
  });
});
