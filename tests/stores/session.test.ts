/** Which responses about the current user end a session in the browser. */
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORED } from '../../src/stores/storage.ts';
import { serveStores } from '../support/store-page.ts';

const USER = JSON.stringify({ _id: 'a', name: 'Meera', email: 'meera@example.in' });
const json = (status: number, body: string): RequestListener => {
  return (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};
const hangUp: RequestListener = (request) => void request.socket.destroy();

const NO_USER: [string, RequestListener][] = [
  ['401', json(401, '{"message":"Please sign in."}')],
  ['200 with {user: null}', json(200, '{"user":null}')],
  ['200 with {data: null}', json(200, '{"success":true,"data":null}')],
  ['200 with null', json(200, 'null')],
];
const NO_ANSWER: [string, RequestListener][] = [
  ...[403, 404, 408, 429, 500, 502, 503, 504].map((status): [string, RequestListener] => [
    String(status),
    json(status, '{}'),
  ]),
  ['401 of a proxy in another status', json(407, '{"user":null}')],
  ['200 with a page', json(200, '<!doctype html><title>Back soon</title>')],
  ['200 with {}', json(200, '{}')],
  ['200 with a user of another shape', json(200, '{"user":{"mail":1}}')],
  ['no response', hangUp],
];

describe('the browser session', () => {
  let answer: RequestListener = hangUp;
  serveStores((request, response) =>
    request.url === '/api/me' ? answer(request, response) : json(404, '{}')(request, response),
  );

  /** A new page load in a browser with a token. */
  async function open() {
    localStorage.setItem('accessToken', 'cookie');
    const { $session, checkSession, completeSignIn } = await import('../../src/stores/session.ts');
    const { removeToken } = await import('../../src/stores/token.ts');
    close = removeToken;
    return { state: () => $session.get().state, checkSession, completeSignIn };
  }
  let close = () => {};
  // A pending retry would call the next test's server.
  afterEach(() => close());
  const token = () => localStorage.getItem('accessToken');

  it.each(NO_USER)('ends on %s', async (_, said) => {
    const page = await open();
    localStorage.setItem(STORED.role, 'owner');
    answer = said;
    await page.checkSession();
    expect([page.state(), token(), localStorage.getItem(STORED.role)]).toEqual(['out', null, null]);
  });

  it.each(NO_ANSWER)('survives %s, and is confirmed once the API is back', async (_, said) => {
    const page = await open();
    answer = said;
    await page.checkSession();
    expect([page.state(), token()]).toEqual(['unreached', 'cookie']);
    answer = json(200, USER);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.state()).toBe('in'));
    expect(token()).toBe('cookie');
  });

  it.each(NO_ANSWER)('of a known user survives %s', async (_, said) => {
    const page = await open();
    answer = json(200, USER);
    await page.checkSession();
    answer = said;
    await page.checkSession();
    expect([page.state(), token()]).toEqual(['in', 'cookie']);
  });

  it('starts with a sign-in after which the API is unreachable, and not with one whose cookie was refused', async () => {
    const page = await open();
    localStorage.removeItem('accessToken');
    answer = json(503, '{}');
    await page.completeSignIn({ token: null });
    expect(token()).toBe('cookie');
    localStorage.removeItem('accessToken');
    answer = json(401, '{}');
    await expect(page.completeSignIn({ token: null })).rejects.toMatchObject({ status: 401 });
    expect(token()).toBeNull();
  });

  it('would be lost if every refusal were read as no user (control)', async () => {
    const page = await open();
    // A proxy that turns the API's 503 into 401.
    answer = json(401, '{"message":"busy"}');
    await page.checkSession();
    expect([page.state(), token()]).not.toEqual(['unreached', 'cookie']);
  });
});
