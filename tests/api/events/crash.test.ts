/** kill -9 during deliveries: no event is lost, and each reaches its receivers under one key. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/core/shop/env.ts';
import { openDatabase } from '../../../src/db/engine/open.ts';
import { noteFigures } from '../../support/bench-figures.ts';
import { openReceivers } from '../../support/delivery-receivers.ts';
import { databaseUrl, ENGINES, type Engine, openTestDatabase } from '../../support/open-shop.ts';
import { type Started, startNode } from '../../support/processes.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The benchmark uses more. */
const KILLS = Number(process.env.KILLS ?? runs(2, 6));
/** A process is killed after so many receipts and milliseconds more, at random. */
const RECEIPTS = 20;
const MORE_MS = 30;
/** Enough that every process is killed with work left: five deliveries each. */
const SUBJECTS = KILLS * 12;
const LIMITS = { leaseMs: 3000, retrySeconds: [0.2] };

const random = randomFrom(22);

/** Returns the environment of processes on a new database, and how to open it here. */
async function newDatabase(engine: Engine) {
  if (engine === 'pglite') {
    const env = { DATA_DIR: tempFolder() };
    return { env, open: () => openDatabase(readEnv(env)), close: async () => {} };
  }
  const database = await openTestDatabase(engine);
  const env = { DATABASE_URL: await databaseUrl(database.db), DATABASE_POOL: '4' };
  return { env, open: () => openDatabase(readEnv(env)), close: database.close };
}

describe.each(ENGINES)('a killed worker on %s', (engine) => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it(`${KILLS} times loses no event and sends none under a second key`, async () => {
    const receivers = await openReceivers();
    const { env, open, close } = await newDatabase(engine);
    closing.push(receivers.close, close);
    const before = await open();
    await receivers.fill(before.db, SUBJECTS);
    await before.close();

    const waiting: Started[] = [];
    /** Modules of the next processes are loaded in advance. */
    function next(): Started {
      while (waiting.length < 2)
        waiting.push(
          startNode(['tests/support/delivery-process.ts'], {
            ...env,
            SMTP_URL: receivers.smtpUrl,
            MAIL_FROM: 'letters@shop.example',
            PUBLIC_SITE_URL: 'https://shop.example',
            LIMITS: JSON.stringify(LIMITS),
          }),
        );
      return waiting.shift() as Started;
    }
    async function begin(): Promise<Started> {
      const started = next();
      await started.says('loaded');
      started.child.stdin?.write('go\n');
      return started;
    }

    const from = performance.now();
    for (let kills = 0; kills < KILLS; kills++) {
      const started = await begin();
      const enough = receivers.received() + 1 + Math.floor(random() * RECEIPTS);
      while (receivers.received() < enough && started.child.exitCode === null) await sleep(1);
      await sleep(random() * MORE_MS);
      expect(started.stdout(), started.stderr()).not.toContain('done');
      started.child.kill('SIGKILL');
      expect(await started.ends()).toBe('SIGKILL');
    }
    const last = await begin();
    await last.says('done');
    await last.ends();
    for (const { child } of waiting) child.kill('SIGKILL');
    const seconds = Math.round((performance.now() - from) / 1000);

    const after = await open();
    const counts = await receivers.count(after.db);
    await after.close();
    noteFigures([
      {
        what: `events: ${KILLS} workers killed while delivering, ${engine}`,
        figure: `${counts.lost} of ${counts.events} lost, ${counts.twice} under a second key, in ${seconds} s`,
        aim: '0',
      },
      {
        what: `events: repetitions that receivers recognize by the key, ${engine}`,
        figure: `${counts.repeated} of ${(counts.events * 5) / 3}`,
      },
    ]);
    expect(counts).toMatchObject({ events: SUBJECTS * 3, lost: 0, twice: 0, disordered: 0 });
  }, 3_600_000);
});
