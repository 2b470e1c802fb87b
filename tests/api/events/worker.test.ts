import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt, Channel } from '../../../src/api/events/channel.ts';
import { createWorker, retryAfter, type WorkerDeps } from '../../../src/api/events/worker.ts';
import { WORKER } from '../../../src/core/events/constants.ts';
import type { ShopEvent } from '../../../src/core/events/event.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { readBacklog, removeOldEvents } from '../../../src/db/events/backlog.ts';
import { claimDeliveries, releaseClaims } from '../../../src/db/events/deliveries.ts';
import { publish } from '../../../src/db/events/publish.ts';
import { replayDeliveries } from '../../../src/db/events/replay.ts';
import { deliveries, events } from '../../../src/db/schema/events.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { EAGER } from '../../support/eager.ts';
import { ENGINES, openTestDatabase } from '../../support/open-shop.ts';

type Received = {
  readonly subject: string;
  readonly step: unknown;
  readonly recipient: string;
  readonly attempt: Attempt;
};

/** A channel that keeps what it receives; refuses decides which deliveries fail. */
function recorder(recipients: readonly string[], refuses: (event: ShopEvent, times: number) => boolean = () => false) {
  const received: Received[] = [];
  const tried = new Map<string, number>();
  const channel: Channel = {
    name: 'test',
    recipients: async () => recipients.map((recipient) => ({ recipient })),
    deliver: async (event, recipient, attempt) => {
      const times = (tried.get(attempt.key) ?? 0) + 1;
      tried.set(attempt.key, times);
      await sleep(1);
      if (refuses(event, times)) throw new Error('The receiver refused.');
      received.push({ subject: event.subject, step: event.data.step, recipient, attempt });
      return 'sent';
    },
  };
  return { channel, received };
}

describe.each(ENGINES)('the worker on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => clearTables(database.db, 'events', 'deliveries'));

  const worker = (channels: readonly Channel[], more: Partial<WorkerDeps> = {}) =>
    createWorker({
      db: database.db,
      channels,
      failed: () => {},
      ...more,
      limits: { ...EAGER, retrySeconds: [0], ...more.limits },
    });
  const happen = async (subject: string, step: number) =>
    publish(database.db, 'message.received', subject, { messageId: subject, step });
  const states = async () =>
    (await database.db.select().from(deliveries).orderBy(deliveries.id)).map(({ state }) => state);

  it('delivers each event once to each recipient, with a key of its own', async () => {
    const { channel, received } = recorder(['a@shop.example', 'b@shop.example']);
    await happen('one', 1);
    await happen('two', 2);
    const own = worker([channel]);
    await own.drain();
    await own.drain();
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ attempt }) => attempt.key)).size).toBe(4);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('writes no event when the transaction of the change fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await publish(tx as never, 'message.received', 'gone', { messageId: 'gone' });
      throw new Error('The change failed.');
    });
    await expect(failing).rejects.toThrow('The change failed.');
    expect(await database.db.$count(events)).toBe(0);
  });

  it('keeps the order of one subject while failures repeat, and does not hold up others', async () => {
    const { channel, received } = recorder(
      ['a'],
      ({ subject, data }, times) => subject === 'slow' && data.step === 1 && times < 4,
    );
    for (let step = 1; step <= 3; step++) {
      await happen('slow', step);
      await happen('quick', step);
    }
    await worker([channel]).drain();
    const of = (name: string) => received.filter(({ subject }) => subject === name).map(({ step }) => step);
    expect(of('slow')).toEqual([1, 2, 3]);
    expect(of('quick')).toEqual([1, 2, 3]);
    expect(received.findIndex(({ subject }) => subject === 'slow')).toBeGreaterThan(0);
  });

  it('repeats an attempt with the same key and marks the first', async () => {
    const seen: Attempt[] = [];
    const channel: Channel = {
      name: 'test',
      recipients: async () => [{ recipient: 'a' }],
      deliver: async (_, __, attempt) => {
        seen.push(attempt);
        if (seen.length < 3) throw new Error('Not now.');
        return 'sent';
      },
    };
    await happen('one', 1);
    await worker([channel]).drain();
    expect(seen.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  });

  it('gives up after a day, keeps the reason, lets later events pass, and replays on demand', async () => {
    let away = true;
    const { channel, received } = recorder(['a'], ({ data }) => away && data.step === 1);
    await happen('one', 1);
    await database.db.update(events).set({ at: sql`now() - interval '25 hours'` });
    await happen('one', 2);
    const own = worker([channel]);
    await own.drain();
    expect(received.map(({ step }) => step)).toEqual([2]);
    const [dead] = await database.db.select().from(deliveries).where(eq(deliveries.state, 'failed'));
    expect(dead).toMatchObject({ attempts: 1, error: 'The receiver refused.' });
    expect(await readBacklog(database.db)).toMatchObject({ waiting: 0, failed: 1 });
    away = false;
    expect(await replayDeliveries(database.db)).toBe(1);
    await own.drain();
    expect(received.map(({ step }) => step)).toEqual([2, 1]);
  });

  it('takes over the deliveries of a process that ended, after their lease', async () => {
    const { channel, received } = recorder(['a']);
    await happen('one', 1);
    const own = worker([channel]);
    // Plans without sending: no channel of this name is known there.
    await createWorker({
      db: database.db,
      channels: [{ ...channel, deliver: () => new Promise(() => {}) }],
      failed: () => {},
      limits: { atOnce: 0 },
    }).drain();
    expect(await claimDeliveries(database.db, 1, 60_000)).toHaveLength(1);
    await own.drain();
    expect(received).toHaveLength(0);
    await database.db.update(deliveries).set({ dueAt: sql`now() - interval '1 second'` });
    await own.drain();
    expect(received).toHaveLength(1);
  });

  it('releases all claims of an embedded database at its start', async () => {
    const { channel, received } = recorder(['a']);
    await happen('one', 1);
    await createWorker({ db: database.db, channels: [channel], failed: () => {}, limits: { atOnce: 0 } }).drain();
    await claimDeliveries(database.db, 1, 60_000);
    await releaseClaims(database.db);
    await worker([channel]).drain();
    expect(received).toHaveLength(1);
  });

  it('delivers once and in order when several workers share the database', async () => {
    const { channel, received } = recorder(['a']);
    for (let step = 1; step <= 20; step++) for (const subject of ['x', 'y', 'z']) await happen(subject, step);
    await Promise.all([1, 2, 3, 4].map(() => worker([channel]).drain()));
    await worker([channel]).drain();
    expect(received).toHaveLength(60);
    for (const name of ['x', 'y', 'z'])
      expect(received.filter(({ subject }) => subject === name).map(({ step }) => step)).toEqual(
        Array.from({ length: 20 }, (_, at) => at + 1),
      );
  });

  it('skips deliveries of a channel that is not configured any more', async () => {
    const { channel } = recorder(['a']);
    await happen('one', 1);
    await createWorker({ db: database.db, channels: [channel], failed: () => {}, limits: { atOnce: 0 } }).drain();
    await worker([]).drain();
    expect(await states()).toEqual(['skipped']);
  });

  it('plans other channels and events when one channel cannot tell its recipients', async () => {
    const errors: unknown[] = [];
    const { channel, received } = recorder(['a']);
    const broken: Channel = {
      ...channel,
      name: 'broken',
      recipients: async ({ subject }) => {
        if (subject === 'bad') throw new TypeError('A value is missing.');
        return [];
      },
    };
    await happen('bad', 1);
    await happen('good', 1);
    await worker([broken, channel], { failed: (error) => errors.push(error) }).drain();
    expect(received.map(({ subject }) => subject)).toEqual(['bad', 'good']);
    expect(errors).toEqual([new TypeError('A value is missing.')]);
  });

  it('reports a database that is away once, and works again when it is back', async () => {
    const errors: unknown[] = [];
    const { channel, received } = recorder(['a']);
    let isAway = true;
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (isAway && name === 'execute') return () => Promise.reject(new Error('The database is away.'));
        return Reflect.get(target, name);
      },
    });
    await happen('one', 1);
    const own = worker([channel], { db, failed: (error) => errors.push(error), limits: { pollMs: 10 } });
    own.start();
    await sleep(100);
    expect(errors).toHaveLength(1);
    isAway = false;
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(1);
    await own.close();
  });

  it('plans and sends new events while a receiver is slow', async () => {
    const received: string[] = [];
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const channel: Channel = {
      name: 'test',
      recipients: async () => [{ recipient: 'a' }],
      deliver: async ({ subject }) => {
        if (subject === 'slow') await slow;
        received.push(subject);
        return 'sent';
      },
    };
    await happen('slow', 1);
    const own = worker([channel], { limits: { pollMs: 10 } });
    own.start();
    await expect.poll(states, { timeout: 5000 }).toEqual(['sending']);
    await happen('quick', 1);
    await expect.poll(() => received, { timeout: 5000 }).toEqual(['quick']);
    release();
    await own.close();
    expect(received).toEqual(['quick', 'slow']);
  });

  it('counts the results of attempts', async () => {
    const counts: string[] = [];
    const { channel } = recorder(['a'], (_, times) => times === 1);
    await happen('one', 1);
    await worker([channel], { counted: (name, result) => counts.push(`${name} ${result}`) }).drain();
    expect(counts).toEqual(['test retry', 'test sent']);
  });

  it('sends letters while all slots of a slow channel wait for their receivers', async () => {
    const { channel, received } = recorder(['a']);
    let release = () => {};
    const stuck = new Promise<void>((done) => {
      release = done;
    });
    const slow: Channel = {
      name: 'slow',
      isSlow: true,
      recipients: async ({ subject }) => (subject.startsWith('slow') ? [{ recipient: 'b' }] : []),
      deliver: async () => {
        await stuck;
        return 'sent';
      },
    };
    for (let at = 0; at < 4; at++) await happen(`slow-${at}`, 1);
    const own = worker([slow, channel], { limits: { atOnce: 2, pollMs: 20 } });
    const draining = own.drain();
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(4);
    // Written while it works.
    await happen('later', 1);
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(5);
    release();
    await draining;
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  it('finds events that are written while it works', async () => {
    const { channel, received } = recorder(['a']);
    const own = worker([channel]);
    await happen('one', 1);
    own.wake();
    await happen('two', 2);
    own.wake();
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
    await own.close();
  });

  it('deletes old events, but none with a waiting delivery', async () => {
    const { channel } = recorder(['a']);
    await happen('old', 1);
    await happen('waiting', 2);
    await worker([channel]).drain();
    await database.db.execute(sql`update events set at = now() - interval '91 days'`);
    await database.db.execute(sql`update deliveries set state = 'waiting', due_at = now() + interval '1 hour'
      where event = (select position from events where subject = 'waiting')`);
    await happen('new', 3);
    await removeOldEvents(database.db, 90, 100);
    expect((await database.db.select().from(events).orderBy(events.position)).map(({ subject }) => subject)).toEqual([
      'waiting',
      'new',
    ]);
  });
});

describe('pauses between attempts', () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const event = { id: '', type: 'message.received', subject: '', data: {}, at } as const;
  const pause = (attempts: number, hoursLater: number) =>
    retryAfter({ attempts, event }, new Date(at.getTime() + hoursLater * 3_600_000), { ...WORKER, jitter: 0 });

  it('grow to an hour', () => {
    expect([1, 2, 3, 9, 30].map((attempts) => pause(attempts, 0))).toEqual([5, 15, 30, 3600, 3600]);
  });

  it('end a day after the event', () => {
    expect(pause(20, 22.9)).toBe(3600);
    expect(pause(20, 23.1)).toBeNull();
  });
});
