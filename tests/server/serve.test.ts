import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startNode } from '../support/processes.ts';
import { productFile, type SmallContent, smallContent } from '../support/small-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

// Creating a database takes seconds, longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let content: SmallContent;
let root: string;
beforeAll(() => {
  content = smallContent();
  root = tempFolder();
});

/** Starts the server on the same folders with a free port. */
function startServer(changes: Record<string, string> = {}) {
  const folders = { DATA_DIR: join(root, 'data'), SITE_DIR: join(root, 'site'), CONTENT_DIR: content.folder };
  const env = { ...folders, PORT: '0', ...changes };
  const server = startNode(['src/server/serve.mjs'], env);
  const opens = async () => {
    await server.says('Press Ctrl-C to stop.');
    return /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  };
  return { ...server, env, opens, lock: join(env.DATA_DIR, 'lock') };
}

/** Expects one sentence on stderr and exit code 1. */
async function expectRefusal(server: ReturnType<typeof startServer>, sentence: RegExp): Promise<void> {
  expect(await server.ends()).toBe(1);
  expect(server.stderr()).toMatch(sentence);
  expect(server.stderr().trim().split('\n')).toHaveLength(1);
  expect(server.stderr()).not.toMatch(/\n\s+at |node:internal/);
  expect(existsSync(server.lock)).toBe(false);
}

describe('the server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves until %s, then exits cleanly and removes its lock',
    async (signal) => {
      const server = startServer();
      const address = await server.opens();
      const answer = await fetch(`${address}/api/products?limit=24`);
      expect(((await answer.json()) as { products: unknown[] }).products).toHaveLength(3);
      expect(server.stdout()).toContain('this process serves only the API');
      expect(existsSync(server.lock)).toBe(true);
      server.child.kill(signal);
      expect(await server.ends()).toBe(0);
      expect(server.stderr()).toBe('');
      expect(existsSync(server.lock)).toBe(false);
    },
  );

  it('starts again after being killed, with its data', async () => {
    const first = startServer();
    await first.opens();
    first.child.kill('SIGKILL');
    await first.ends();
    expect(existsSync(first.lock)).toBe(true);
    const second = startServer();
    const address = await second.opens();
    expect((await fetch(`${address}/api/v1/products/vase`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ends()).toBe(0);
  });

  it('rejects a data folder in use, naming the process', async () => {
    const first = startServer();
    const address = await first.opens();
    const second = startServer();
    expect(await second.ends()).toBe(1);
    expect(second.stderr()).toMatch(
      new RegExp(`^The database in \\S+ is in use by process ${first.child.pid}\\. [^\\n]+\\n$`),
    );
    expect((await fetch(`${address}/api/categories`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ends()).toBe(0);
  });

  it('rejects a port in use, and suggests another', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const server = startServer({ PORT: String(port), HOST: '127.0.0.1' });
    await expectRefusal(server, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use .+PORT=${port + 1}`));
    other.close();
  });

  it.each([
    [{ PORT: 'http' }, /^PORT=http is not usable: .+/],
    [{ DATABASE_URL: 'mysql://db/shop' }, /^DATABASE_URL=mysql:\/\/db\/shop is not usable: .+/],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS=\* is not usable: .+/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud is not usable: .+/],
    [{ PUBLIC_SITE_URL: 'shop' }, /^PUBLIC_SITE_URL=shop is not usable: .+/],
    [{ HOST: 'no.such.host.invalid' }, /^Cannot listen on no\.such\.host\.invalid:\d+: .+HOST/],
    [
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/shop' },
      /^PostgreSQL at 127\.0\.0\.1:1 does not answer: (?!.*secret).+DATABASE_URL/,
    ],
    [{ DATA_DIR: '/dev/null/data' }, /^The folder \/dev\/null\/data cannot be used: .+DATA_DIR/],
  ])('rejects %o with one sentence', async (env, sentence) => {
    await expectRefusal(startServer(env), sentence);
  });

  it('rejects invalid content, naming file, line and field', async () => {
    const broken = smallContent();
    broken.write('products/vase.md', productFile({ sku: 'SHL-1', category: 'decor', price: 'cheap' }));
    await expectRefusal(startServer({ CONTENT_DIR: broken.folder }), /^products\/vase\.md:8: price: .+/);
  });

  it('serves a built site and the API', async () => {
    const site = tempFolder();
    mkdirSync(join(site, 'shop'));
    writeFileSync(join(site, 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(site, 'shop', 'index.html'), '<h1>Shop</h1>');
    writeFileSync(join(site, '404.html'), '<h1>Gone</h1>');
    const server = startServer({ SITE_DIR: site });
    const address = await server.opens();
    const page = async (path: string) => {
      const answer = await fetch(address + path, { redirect: 'manual' });
      return [answer.status, await answer.text()];
    };
    expect(await page('/')).toEqual([200, '<h1>Home</h1>']);
    expect(await page('/shop/')).toEqual([200, '<h1>Shop</h1>']);
    expect(await page('/nothing')).toEqual([404, '<h1>Gone</h1>']);
    expect(await page('/api/nothing')).toEqual([404, expect.stringContaining('message')]);
    expect((await page('/catalog'))[0]).toBe(301);
    rmSync(site, { recursive: true });
    server.child.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
  });
});

describe('preloaded agent', () => {
  const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  it.each([
    [{ NODE_OPTIONS: `--import=${resolve('tests/support/diagnostics-agent.ts')}` }, true],
    [{}, false],
  ])('with %o traces requests and routes: %s', async (env, sees) => {
    const server = startServer({ ...env } as Record<string, string>);
    const address = await server.opens();
    expect((await fetch(`${address}/api/v1/products/vase`, { headers: { traceparent: TRACE } })).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    expect(server.stderr().includes(`span of /api/v1/products/vase in ${TRACE}\n`)).toBe(sees);
    expect(server.stderr().includes('handler of /api/v1/products/:slug\n')).toBe(sees);
  });
});

describe('seed command', () => {
  it('prints its result, and fails like the server', async () => {
    const env = { DATA_DIR: join(root, 'data'), CONTENT_DIR: content.folder };
    content.write('products/vase.md', productFile({ sku: 'SHL-1', category: 'decor', brand: 'Kallur' }));
    const first = startNode(['src/server/cli/seed.ts'], env);
    expect(await first.ends()).toBe(0);
    expect(first.stdout()).toMatch(/^3 products in the folder \S+, 1 new or changed\.\n$/);
    const again = startNode(['src/server/cli/seed.ts'], env);
    expect(await again.ends()).toBe(0);
    expect(again.stdout()).toContain('nothing had changed');
    const bad = startNode(['src/server/cli/seed.ts'], { ...env, PORT: 'x' });
    expect(await bad.ends()).toBe(1);
    expect(bad.stderr()).toMatch(/^PORT=x is not usable: [^\n]+\n$/);
  });
});
