/** Two processes on one PostgreSQL deliver many events: each once, in the order of its subject. */
import { describe, expect, it } from 'vitest';
import { noteFigures } from '../../support/bench-figures.ts';
import { openReceivers } from '../../support/delivery-receivers.ts';
import { databaseUrl, openTestDatabase } from '../../support/open-shop.ts';
import { startNode } from '../../support/processes.ts';
import { runs } from '../../support/runs.ts';

/** The benchmark uses more. */
const EVENTS = Number(process.env.EVENTS ?? runs(240, 600));
const PROCESSES = 2;

describe('two workers on one database', () => {
  it(`deliver ${EVENTS} events once each`, async () => {
    const receivers = await openReceivers();
    const database = await openTestDatabase('postgres');
    await receivers.fill(database.db, Math.ceil(EVENTS / 3), { letters: false });
    const env = { DATABASE_URL: await databaseUrl(database.db) };
    const workers = Array.from({ length: PROCESSES }, () => startNode(['tests/support/delivery-process.ts'], env));
    await Promise.all(workers.map(({ says }) => says('loaded')));
    const from = performance.now();
    for (const { child } of workers) child.stdin?.write('go\n');
    await Promise.all(workers.map(({ says }) => says('done')));
    const seconds = (performance.now() - from) / 1000;
    const counts = await receivers.count(database.db);
    await database.close();
    await receivers.close();
    noteFigures([
      {
        what: `events: ${counts.events} drained by ${PROCESSES} processes on one PostgreSQL`,
        figure: `${seconds.toFixed(1)} s, ${counts.repeated} delivered twice`,
        aim: '< 60 s, 0',
      },
    ]);
    expect(counts).toMatchObject({ lost: 0, twice: 0, repeated: 0, disordered: 0 });
  }, 600_000);
});
