import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CONTRACT } from '../../../src/core/account/contract.ts';
import { type CallOptions, createClient } from '../../../src/core/shop/client.ts';
import { CONTRACT, ROWS } from '../../../src/core/shop/contract.ts';
import type { Endpoint } from '../../../src/core/shop/endpoints.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { type Browser, newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox, tokenOf } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';

type Name = keyof typeof ACCOUNT_CONTRACT;
type Shopper = Awaited<ReturnType<typeof openSignedIn>>;
type Call = CallOptions<unknown>;

const ADDRESS = {
  name: 'Meera Nair',
  line1: '12 Temple Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  phone: '9845012345',
};
const ITEMS = { items: [{ slug: 'vase', addedAt: '2026-01-05T10:00:00.000Z' }] };
const outbox = openOutbox('http://localhost:4321');

async function anAddress({ call }: Shopper): Promise<Call> {
  return { params: { id: (await call('POST', '/api/me/addresses', ADDRESS)).json._id } };
}

/** One call per contract row, by a new shopper. */
const CALLS: Record<Name, (shopper: Shopper, shop: OpenShop) => Call | Promise<Call>> = {
  register: () => ({ body: newShopper() }),
  login: ({ email }) => ({ body: { email, password: PASSWORD } }),
  logout: () => ({}),
  providers: () => ({}),
  forgotPassword: ({ email }) => ({ body: { email } }),
  resetPassword: async ({ email, call }) => {
    await call('POST', '/api/auth/forgot', { email });
    for (;;) {
      const letter = await outbox.next(email);
      if (/new password/.test(letter.subject)) return { body: { token: tokenOf(letter), password: 'another secret' } };
    }
  },
  resendVerification: () => ({}),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: 'another secret' } }),
  me: () => ({}),
  changeMe: () => ({ body: { firstName: 'Asha' } }),
  changeEmail: ({ email }) => ({ body: { email: `new.${email}`, password: PASSWORD } }),
  deleteMe: () => ({ body: { password: PASSWORD } }),
  exportMe: () => ({}),
  sessions: () => ({}),
  endSessions: () => ({}),
  endSession: async ({ email, call }, { app }) => {
    await openBrowser(app).call('POST', '/api/auth/login', { email, password: PASSWORD });
    const { sessions } = (await call('GET', '/api/me/sessions')).json;
    return { params: { id: sessions.find(({ current }: { current: boolean }) => !current)._id } };
  },
  addresses: async (shopper) => {
    await anAddress(shopper);
    return {};
  },
  addAddress: () => ({ body: ADDRESS }),
  changeAddress: async (shopper) => ({ ...(await anAddress(shopper)), body: { city: 'Mysuru' } }),
  removeAddress: anAddress,
  wishlist: async ({ call }) => {
    await call('PUT', '/api/me/wishlist', ITEMS);
    return {};
  },
  putWishlist: () => ({ body: ITEMS }),
  mergeWishlist: () => ({ body: ITEMS }),
};
const NAMES = Object.keys(ACCOUNT_CONTRACT) as Name[];

/** The client on top of a browser with cookies. */
function clientIn({ call }: Browser, problems: Problem[]) {
  const fetch = async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? init.body : undefined;
    const { status, text } = await call(init.method ?? 'GET', url, body);
    return new Response(text, { status });
  };
  return createClient({ host: '', fetch, report: (problem) => problems.push(problem) });
}

describe.each(ENGINES)('account contract on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder, mail: outbox.mail });
  });
  afterAll(() => shop.close());

  it.each(NAMES)('%s matches its response schema, also with unknown parameters', async (name) => {
    const shopper = await openSignedIn(shop.app);
    const { params, body } = await CALLS[name](shopper, shop);
    const { method, path } = ROWS[name];
    const url = `${path.replace(/:(\w+)/, (_, key: string) => params?.[key] ?? '')}?colour=red&__proto__=1`;
    const answer = await shopper.call(method, url, body && { ...body, colour: 'red', constructor: { a: 1 } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    expect(CONTRACT[name].response.parse(answer.json)).toEqual(answer.json);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(NAMES)('%s is parsed by the client without problems', async (name) => {
    const shopper = await openSignedIn(shop.app);
    const problems: Problem[] = [];
    const call = await CALLS[name](shopper, shop);
    const read = await clientIn(shopper, problems)(ROWS[name] as Endpoint<unknown, unknown>, call);
    expect(read).toBeTruthy();
    expect(problems).toEqual([]);
  });
});
