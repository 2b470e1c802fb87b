/** Two people save one product at the same moment, many times: one wins, the other sees it and chooses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdited } from '../../src/db/catalogue/edited-product.ts';
import { draftOf } from '../../src/ingest/product-prepare.ts';
import { changeProduct, type Saved } from '../../src/ingest/product-save.ts';
import { ENGINES, media, type OpenShop, openShop } from '../support/open-shop.ts';
import { runs } from '../support/runs.ts';
import { smallContent } from '../support/small-content.ts';

const RUNS = runs(20, 100);

describe.each(ENGINES)('two people on one product on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const read = async () => (await readEdited(shop.database.db, 'desk-lamp')) ?? expect.fail();
  const save = async (changes: object, version: string): Promise<Saved> =>
    changeProduct(shop.database.db, media, 'desk-lamp', { ...draftOf(await read()), ...changes }, version);

  it(`of ${RUNS} pairs at once one is saved, and the other chooses`, async () => {
    const ends = { won: 0, kept: 0, taken: 0 };
    for (let run = 0; run < RUNS; run++) {
      const seen = await read();
      const draft = draftOf(seen);
      const names = [`Meera ${run}`, `Arun ${run}`] as const;
      const saved = await Promise.all(
        names.map((name) => changeProduct(shop.database.db, media, 'desk-lamp', { ...draft, name }, seen.version)),
      );
      const winner = saved.findIndex(({ state }) => state === 'saved');
      const lost = saved[1 - winner];
      expect(saved.map(({ state }) => state).sort()).toEqual(['moved', 'saved']);
      if (lost?.state !== 'moved') throw new Error('The second save was not refused.');
      expect([lost.product.name, (await read()).name]).toEqual([names[winner], names[winner]]);
      ends.won += 1;
      // Every other one keeps theirs over it; the others take what was saved.
      if (run % 2 === 0) {
        expect((await save({ name: names[1 - winner] }, lost.product.version)).state).toBe('saved');
        expect((await read()).name).toBe(names[1 - winner]);
        ends.kept += 1;
      } else ends.taken += 1;
    }
    expect(ends).toEqual({ won: RUNS, kept: RUNS / 2, taken: RUNS / 2 });
    // Three hundred saves take a minute on a busy machine.
  }, 300_000);

  it('one of both would be lost without the check (control)', async () => {
    let lost = 0;
    for (let run = 0; run < 10; run++) {
      const draft = draftOf(await read());
      // Each sends the version of the moment, as a save without the check would be accepted.
      for (const changes of [{ name: `Meera ${run}` }, { care: `Dust ${run}.` }])
        await changeProduct(shop.database.db, media, 'desk-lamp', { ...draft, ...changes }, (await read()).version);
      if ((await read()).name !== `Meera ${run}`) lost += 1;
    }
    expect(lost).toBe(10);
  });
});
