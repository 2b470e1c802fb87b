/** Several server processes on one PostgreSQL: shared limits, and no lost requests when one stops. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ATTEMPTS } from '../../src/core/account/constants.ts';
import { CONTACT_LIMIT, NEWSLETTER } from '../../src/core/contact/constants.ts';
import { VITALS } from '../../src/core/shop/constants.ts';
import { VITALS_PATH } from '../../src/core/shop/vitals.ts';
import { openPost, type Posted } from '../support/http-post.ts';
import { balanceLoad } from '../support/load-balancer.ts';
import { databaseUrl, type OpenShop, openShop } from '../support/open-shop.ts';
import { type Started, startNode } from '../support/processes.ts';
import { smallContent } from '../support/small-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const { folder: contentDir } = smallContent();
const DRAIN_SECONDS = 2;
const CALLERS = 12;
/** Responses before a process is stopped, so that all connections are in use. */
const WARM = 60;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

let shop: OpenShop;
let env: Record<string, string>;
const { post, close } = openPost(4);
beforeAll(async () => {
  shop = await openShop('postgres', { contentDir });
  const folder = tempFolder();
  env = {
    DATABASE_URL: await databaseUrl(shop.database.db),
    DATABASE_POOL: '4',
    CONTENT_DIR: contentDir,
    SITE_DIR: `${folder}/no-site`,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
});
afterAll(async () => {
  close();
  await shop.close();
});

async function start(): Promise<{ readonly server: Started; readonly port: number }> {
  const server = startNode(['src/server/serve.mjs'], env);
  await server.says('Press Ctrl-C to stop.');
  return { server, port: Number(/running at http:\/\/127\.0\.0\.1:(\d+)/.exec(server.stdout())?.[1]) };
}

describe('two processes', () => {
  it('share one limit', async () => {
    const two = [await start(), await start()];
    const ask = async (path: string, body: object, times: number) => {
      const answers: Posted[] = [];
      for (let at = 0; at < times; at++) answers.push(await post(two[at % 2]?.port ?? 0, path, body));
      return answers.map(({ status }) => status);
    };
    const message = { email: 'meera@example.com', message: 'Hello', consent: true };
    const email = 'nobody@example.com';
    expect(await ask('/api/contact', message, CONTACT_LIMIT.perClient + 4)).toEqual([
      ...Array(CONTACT_LIMIT.perClient).fill(200),
      ...Array(4).fill(429),
    ]);
    expect(await ask('/api/newsletter', { email }, NEWSLETTER.perClient + 4)).toEqual([
      ...Array(NEWSLETTER.perClient).fill(200),
      ...Array(4).fill(429),
    ]);
    const { times } = ATTEMPTS.loginByAccount;
    expect(await ask('/api/auth/login', { email, password: 'a wrong password' }, times + 2)).toEqual([
      ...Array(times).fill(401),
      429,
      429,
    ]);
    // Vitals are deliberately counted per process, which doubles the limit (control).
    const told = await ask(VITALS_PATH, { page: 'home', lcp: 1000 }, VITALS.perClient * 2 + 2);
    expect(told).toEqual([...Array(VITALS.perClient * 2).fill(200), 429, 429]);
    for (const { server } of two) server.child.kill('SIGTERM');
    expect(await Promise.all(two.map(({ server }) => server.ends()))).toEqual([0, 0]);
  });

  /** Sends load to two processes and stops one; returns the responses and its exit code. */
  async function endUnderLoad(signal: NodeJS.Signals) {
    const two = [await start(), await start()];
    const load = balanceLoad(
      two.map(({ port }) => port),
      CALLERS,
      (index) => `/api/search?q=lamp%20${index}`,
    );
    const answers = () => [...load.responses.values()].reduce((sum, count) => sum + count, 0);
    while (answers() < WARM) await wait(20);
    const before = answers();
    two[0]?.server.child.kill(signal);
    const ended = await two[0]?.server.ends();
    await wait(500);
    await load.stop();
    two[1]?.server.child.kill('SIGKILL');
    return { heard: load.responses, before, ended, errors: two[0]?.server.stderr() };
  }

  it('lose no requests when one is stopped under load', async () => {
    const { heard, before, ended, errors } = await endUnderLoad('SIGTERM');
    expect([...heard.keys()]).toEqual(['200']);
    expect(heard.get('200')).toBeGreaterThan(before);
    expect([ended, errors]).toEqual([0, '']);
  });

  it('lose requests when one is killed (control)', async () => {
    const { heard } = await endUnderLoad('SIGKILL');
    expect([...heard.keys()].filter((end) => end !== '200')).not.toEqual([]);
  });
});
