import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_LIST } from '../../../src/core/merchant/constants.ts';
import { MESSAGES_COPY as SAY } from '../../../src/core/merchant/messages-copy.ts';
import { deliveries, events } from '../../../src/db/schema/events.ts';
import { messages } from '../../../src/db/schema/messages.ts';
import { call } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const INBOX = { to: ['orders@shop.example'], messages: ['hello@shop.example'], digest: false };

describe.each(ENGINES)('contact messages on %s', (engine) => {
  const outbox = openOutbox('http://localhost:4321');
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      mail: outbox.mail,
      inbox: INBOX,
      orders: { merchantKey: KEY },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.emails.length = 0;
    await shop.database.db.delete(events);
    await shop.database.db.delete(messages);
    await shop.database.db.insert(messages).values(
      [0, 1, 2].map((at) => ({
        id: `m${at}`,
        name: 'Meera',
        email: `meera${at}@example.com`,
        message: 'Is the lamp\nin brass?',
        createdAt: new Date(Date.UTC(2026, 0, 10 - at)),
      })),
    );
  });
  const list = async (query = '') =>
    (await call(shop.app, `/api/merchant/messages?${query}`, undefined, AS_MERCHANT)).json;
  const ids = async (query = '') => (await list(query)).messages.map(({ id }: { id: string }) => id);
  const post = (path: string, body: object) => call(shop.app, `/api/merchant/messages/${path}`, body, AS_MERCHANT);
  const rows = () => shop.database.db.select().from(deliveries).where(eq(deliveries.channel, 'answer'));

  /** Lets the delay pass, wakes the worker, and returns the state of the delivery once it is final. */
  async function delivered(): Promise<string> {
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
    await shop.database.db.update(deliveries).set({ dueAt: sql`now()` });
    await post('m9', { answered: true });
    await expect
      .poll(async () => (await rows()).every(({ doneAt }) => doneAt !== null), { timeout: 20_000 })
      .toBe(true);
    return (await rows()).map(({ state }) => state).join();
  }

  it('are listed by state, open ones oldest first', async () => {
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
    expect((await post('m1', { answered: true })).status).toBe(200);
    expect(await ids()).toEqual(['m2', 'm0']);
    expect(await list('state=answered')).toMatchObject({
      counts: { open: 2, answered: 1 },
      messages: [{ id: 'm1', answer: null, answeredAt: expect.any(String) }],
    });
    expect((await post('m1', { answered: false })).status).toBe(200);
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
    expect((await post('none', { answered: true })).status).toBe(404);
  });

  it('are answered by a letter, whose replies reach the inbox', async () => {
    const text = 'Yes, in brass & <b>steel</b>.\n\nKind regards\nAsha';
    expect((await post('m0/answer', { text })).status).toBe(200);
    const [row] = await rows().then(async (found) =>
      found.length > 0 ? found : expect.poll(rows).not.toEqual([]).then(rows),
    );
    expect(row?.dueAt.getTime()).toBeGreaterThan(Date.now() + MESSAGE_LIST.undoMs);
    expect(outbox.emails).toEqual([]);
    expect(await delivered()).toBe('sent');
    const letter = await outbox.next('meera0@example.com');
    expect(letter.replyTo).toMatchObject({ address: 'hello@shop.example' });
    expect(letter.text).toContain('Kind regards');
    expect(letter.text).toContain('Is the lamp');
    expect(letter.html).toContain('&lt;b&gt;steel&lt;/b&gt;');
    expect(outbox.emails).toEqual([]);
  });

  it('are answered once: a second person is refused', async () => {
    const answers = await Promise.all([post('m0/answer', { text: 'One' }), post('m0/answer', { text: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe(SAY.answered);
  });

  it('take an answer back before it is sent, and send only the later one', async () => {
    await post('m0/answer', { text: 'Too early' });
    expect((await post('m0', { answered: false })).status).toBe(200);
    expect(await ids()).toContain('m0');
    await post('m0/answer', { text: 'Better' });
    await expect.poll(async () => (await rows()).length).toBe(2);
    expect((await delivered()).split(',').sort()).toEqual(['sent', 'skipped']);
    expect((await outbox.next('meera0@example.com')).text).toContain('Better');
    expect(outbox.emails).toEqual([]);
  });

  it('keep an answer that was sent', async () => {
    await post('m0/answer', { text: 'Sent' });
    const later = sql`now() - make_interval(secs => ${MESSAGE_LIST.delaySeconds}::int)`;
    await shop.database.db.update(messages).set({ answeredAt: later }).where(eq(messages.id, 'm0'));
    const refused = await post('m0', { answered: false });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toBe(SAY.mailed);
  });

  it('refuse empty and endless answers, and unknown messages', async () => {
    expect((await post('m0/answer', { text: '  ' })).json.message).toBe(SAY.empty);
    expect((await post('m0/answer', { text: 'x'.repeat(MESSAGE_LIST.answerMax + 1) })).status).toBe(400);
    expect((await post('none/answer', { text: 'x' })).status).toBe(404);
    // Control: the longest one is accepted.
    expect((await post('m0/answer', { text: 'x'.repeat(MESSAGE_LIST.answerMax) })).status).toBe(200);
  });
});

describe('without mail', () => {
  it('an answer is refused with what to do instead', async () => {
    const shop = await openShop('pglite', { contentDir: smallContent().folder, orders: { merchantKey: KEY } });
    const answer = await call(shop.app, '/api/merchant/messages/m0/answer', { text: 'x' }, AS_MERCHANT);
    expect(answer.status).toBe(409);
    expect(answer.json.message).toBe(SAY.noMail);
    await shop.close();
  });
});
