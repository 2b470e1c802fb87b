/** Access to orders, and rate limits of guesses. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER } from '../../../src/core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { buy, call, type Reply, withEmail, withToken } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const GUESSES = ORDER.lookupsPerClient + 20;
const WRONG = 'x'.repeat(43);

describe.each(ENGINES)('order lookups on %s', (engine) => {
  let shop: OpenShop;
  let placed: { number: string; token: string };
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    placed = (await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }])).json;
  });
  afterAll(() => shop.close());
  const forget = () => shop.database.db.delete(attempts);
  beforeEach(forget);

  type Shown = { readonly token?: string; readonly email?: string };
  const headersOf = ({ token, email }: Shown) => ({ ...(token && withToken(token)), ...(email && withEmail(email)) });
  const look = (shown: Shown, number = placed.number) =>
    call(shop.app, `/api/orders/${number}`, undefined, headersOf(shown));
  const guess = (index: number) => look({ email: `guess${index}@example.com`, token: 'x' });

  /** Returns the statuses of repeated guesses. before runs before each. */
  async function guessOften(
    ask: (index: number) => Promise<Reply>,
    before: () => PromiseLike<unknown> = async () => {},
  ) {
    const statuses: number[] = [];
    for (let index = 0; index < GUESSES; index++) {
      await before();
      statuses.push((await ask(index)).status);
    }
    return statuses;
  }
  const LIMITED = [...Array(ORDER.lookupsPerClient).fill(404), ...Array(GUESSES - ORDER.lookupsPerClient).fill(429)];

  it.each([
    ['an email address', (index: number) => look({ email: `guess${index}@example.com` })],
    ['an email address beside a token', guess],
    ['a token', () => look({ token: WRONG })],
    ['the number of an order', (index: number) => look({ token: WRONG }, `AR-${222_222_222 + index}`)],
  ])('guessing %s ends in 429', async (_, ask) => {
    expect(await guessOften(ask)).toEqual(LIMITED);
    expect((await guess(0)).json).toEqual({ message: SAY.tooMany });
  });

  it('guesses by actions count like others', async () => {
    const act = (index: number) =>
      call(
        shop.app,
        `/api/orders/${placed.number}/cancel`,
        {},
        headersOf({ token: 'x', email: `guess${index}@example.com` }),
      );
    expect(await guessOften(act)).toEqual(LIMITED);
  });

  it('guesses of a token for a review end in 429', async () => {
    const review = { rating: 1, text: 'Bad.', order: { number: placed.number, token: WRONG } };
    const statuses = await guessOften(() => call(shop.app, '/api/products/desk-lamp/reviews', review));
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  });

  it('the right token opens the order after any number of wrong ones', async () => {
    await guessOften(guess);
    expect((await look({ token: placed.token })).status).toBe(200);
  });

  it('without the counter no guess is rejected (control)', async () => {
    expect(await guessOften(guess, forget)).toEqual(Array(GUESSES).fill(404));
  });
});
