/** Whom the back office is shown to: the role is asked for while the session is checked. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveStores } from '../support/store-page.ts';

const USER = { _id: 'a', name: 'Meera', email: 'meera@example.in' };
const STAFF = { name: 'Meera', email: 'meera@example.in', role: 'owner', secondFactor: 'given' };
type Answer = { readonly status: number; readonly body: object; readonly after?: Promise<unknown> };

describe('the person of the back office', () => {
  let answers: Readonly<Record<string, Answer>> = {};
  let asked: string[] = [];
  serveStores(async ({ url = '' }, response) => {
    asked.push(url);
    const { status, body, after } = answers[url] ?? { status: 404, body: {} };
    await after;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  beforeEach(() => {
    asked = [];
  });

  /** A page load in a browser with a token. */
  async function open() {
    localStorage.setItem('accessToken', 'cookie');
    const { startSession } = await import('../../src/stores/session.ts');
    const { $staff, followSession } = await import('../../src/stores/staff.ts');
    startSession();
    followSession();
    return { state: () => $staff.get().state };
  }
  const roleAsked = () => asked.filter((url) => url === '/api/merchant/me').length;

  it('is known although the session is still being checked', async () => {
    const session = Promise.withResolvers<void>();
    answers = {
      '/api/me': { status: 200, body: USER, after: session.promise },
      '/api/merchant/me': { status: 200, body: STAFF },
    };
    const page = await open();
    await vi.waitFor(() => expect(page.state()).toBe('in'));
    session.resolve();
    await vi.waitFor(() => expect(asked).toContain('/api/me'));
    expect(roleAsked()).toBe(1);
  });

  it.each(['before', 'after'])('is refused without a role, also when the answer comes %s the session', async (when) => {
    const [session, role] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answers = {
      '/api/me': { status: 200, body: USER, after: session.promise },
      '/api/merchant/me': { status: 403, body: {}, after: role.promise },
    };
    const page = await open();
    const [first, second] = when === 'before' ? [role, session] : [session, role];
    first.resolve();
    await new Promise((done) => setTimeout(done, 50));
    expect(page.state()).toBe('loading');
    second.resolve();
    await vi.waitFor(() => expect(page.state()).toBe('refused'));
  });

  it('is unknown once the session has ended', async () => {
    answers = { '/api/me': { status: 401, body: {} }, '/api/merchant/me': { status: 401, body: {} } };
    const page = await open();
    await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    expect(page.state()).toBe('loading');
  });
});
