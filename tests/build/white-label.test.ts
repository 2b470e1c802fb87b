/** The sample shop with another name: the old name appears nowhere that a shopper could see. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emiWords } from '../../src/core/payment/emi.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import { openShop, type Shop } from '../../src/server/shop.ts';
import { call, newKey, orderOf, priceOf, withToken } from '../support/buyer.ts';
import { pdfText } from '../support/pdf-text.ts';
import { COLOURS, NAME, renamedContent } from '../support/renamed-content.ts';
import { openSmtp, type SmtpServer } from '../support/smtp-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Technical names: storage keys, caches, the popup, cookies, nginx variables. */
const TECHNICAL = /\baroha(?::[\w-]*|\.device|-(?:pages|files|pictures|social)?(?=['"`]))|__Host-aroha/g;

/** Returns every occurrence of the old name with its context. */
const places = (text: string): string[] => {
  const seen = text.replaceAll(TECHNICAL, '');
  return [...seen.matchAll(/aroha/gi)].map(({ index }) => seen.slice(Math.max(0, index - 40), index + 45));
};

const TEXTS = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;

/** Returns 'file: occurrence' for all files of a build except server includes. */
function placesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && TEXTS.test(entry.name) && !/\/\.\w/.test(entry.parentPath.slice(folder.length)),
    )
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      return places(readFileSync(file, 'utf8')).map((place) => `${file.slice(folder.length)}: ${place}`);
    });
}

const contentDir = renamedContent();
const SITE = 'https://kaveri.example';

/** Creates a data folder that shares the encoded images of other builds. */
function dataFolder(): string {
  const folder = tempFolder();
  mkdirSync('.data/img', { recursive: true });
  symlinkSync(resolve('.data/img'), join(folder, 'img'));
  return folder;
}

describe('a built shop with another name', () => {
  // Inside the project, because modules of the build import packages.
  mkdirSync('.data', { recursive: true });
  const dist = mkdtempSync(resolve('.data/white-label-'));
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  beforeAll(() => {
    const build = spawnSync(
      process.execPath,
      ['--no-experimental-webstorage', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          AROHA_PICTURES: 'none',
          CONTENT_DIR: contentDir,
          DATA_DIR: dataFolder(),
          PUBLIC_SITE_URL: SITE,
        },
      },
    );
    if (build.status !== 0) throw new Error(`The build failed:\n${(build.stdout + build.stderr).slice(-4000)}`);
  }, 300_000);

  it('does not contain the old name', () => {
    expect(placesIn(dist)).toEqual([]);
  });

  it('fails when the old name occurs once (control)', () => {
    const page = read('404.html');
    writeFileSync(join(dist, '404.html'), page.replace('</title>', ' at AROHA</title>'));
    expect(placesIn(dist)).toEqual([expect.stringMatching(/^\/404\.html: [\s\S]*AROHA/)]);
    writeFileSync(join(dist, '404.html'), page);
    expect(places("localStorage.getItem('aroha:cart'); caches.open('aroha-pages')")).toEqual([]);
    expect(places('"Welcome to Aroha."')).toHaveLength(1);
  });

  it('has the new name in titles, headers, site name, structured data, manifest, feeds and llms.txt', () => {
    const html = 'Kaveri &amp; Co';
    const home = read('index.html');
    expect(home).toContain(`<title>${html} — Home</title>`);
    expect(home).toMatch(/<meta property="og:site_name" content="Kaveri &(amp;|#38;)? ?Co"/);
    expect(home).toContain(`"name":"${NAME}"`);
    expect(read('404.html')).toContain(`<title>${html} — `);
    expect(read('offline.html')).toContain(html);
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
      name: NAME,
      short_name: NAME,
      theme_color: COLOURS.paper,
    });
    for (const feed of ['feeds/products.xml', 'journal/rss.xml']) expect(read(feed), feed).toContain(`<title>${html}`);
    expect(read('llms.txt')).toMatch(new RegExp(`^# ${NAME}\n`));
  });

  it('does not call itself a sample, and has no sample ratings', () => {
    expect(readFileSync('content/site.md', 'utf8')).toMatch(/^sample: true$/m);
    for (const page of ['index.html', 'shop.html', 'checkout.html', 'llms.txt']) {
      expect(read(page), page).not.toContain(COPY.sample.footer);
      expect(read(page), page).not.toMatch(/<html[^>]*data-sample/);
    }
    expect(read('product/elegant-lamp.html')).toContain(COPY.product.noRatings);
  });

  it('names instalments on product pages from the price of the plan on, and hands the plan to the cart', () => {
    const plan = { from: 1_000_000, months: 12, percent: 15 };
    // The page of unknown addresses has no price.
    const pages = readdirSync(join(dist, 'product')).filter((name) => name.endsWith('.html') && name !== '404.html');
    const shown = pages.map((name) => {
      const page = read(join('product', name));
      const prices = [...page.matchAll(/"price":([\d.]+)/g)].map(([, rupees]) => Number(rupees) * 100);
      const words = emiWords(Math.min(...prices), plan);
      expect(/From ₹[\d,.]+ a month by EMI/.exec(page)?.[0], name).toBe(words?.lead);
      expect(/₹[\d,.]+ in \d+ months at [^<]*/.exec(page)?.[0], name).toBe(words?.detail);
      return words !== null;
    });
    expect(new Set(shown)).toEqual(new Set([true, false]));
    expect(read('cart.html')).toContain('&quot;emi&quot;:[0,{&quot;from&quot;:[0,1000000]');
  });

  it('has the theme colours and none of the replaced ones', () => {
    const styles = readdirSync(join(dist, '_astro'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => read(join('_astro', name)));
    const all = [...styles, read('index.html'), read('shop.html')].join('\n');
    for (const colour of Object.values(COLOURS)) expect(all).toContain(colour);
    // The old accent is also the swatch of a product colour.
    expect(all).not.toMatch(/#(?:1d1a17|f6f1e9)|29 26 23/i);
    expect(all).not.toMatch(/--color-clay:\s*#a8502f/i);
  });
});

describe('emails, documents and pages of the API', () => {
  let shop: Shop;
  let smtp: SmtpServer;
  const visitor = { firstName: 'Meera', lastName: 'Rao', username: '', phone: '', addresses: [] };
  const password = 'a long enough secret';
  const email = 'meera@example.com';
  beforeAll(async () => {
    smtp = await openSmtp();
    const sending = { SMTP_URL: smtp.url, MAIL_FROM: 'letters@kaveri.example', PUBLIC_SITE_URL: SITE };
    const env = { CONTENT_DIR: contentDir, DATA_DIR: tempFolder(), LOG_LEVEL: 'silent', ...sending };
    shop = await openShop(readEnv(env), { orMemory: true });
  });
  afterAll(async () => {
    await shop?.close();
    await smtp?.close();
  });

  it('contain the new name only', async () => {
    const { app } = shop;
    const texts: string[] = [];
    const ask = async (...request: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) => {
      const reply = await call(app, ...request);
      texts.push(reply.text, JSON.stringify(reply.headers).replaceAll(/"set-cookie":("[^"]*"|\[[^\]]*\])/g, ''));
      return reply;
    };
    const registered = await ask('/api/auth/register', { ...visitor, email, password });
    expect(registered.json.message).toBe(`Welcome to ${NAME}.`);
    const cookie = String(registered.headers['set-cookie']).split(';')[0] ?? '';
    await ask('/api/auth/forgot', { email });
    await ask('/api/newsletter', { email: 'reader@example.com' });
    await ask('/api/docs');
    await ask('/api/openapi.json');
    expect((await ask('/api/me/export', undefined, { cookie })).status).toBe(200);
    const { json } = await call(app, '/api/v1/products/elegant-lamp');
    const lines = [{ sku: json.data.variants[0].sku as string, quantity: 1 }];
    const total = await priceOf(app, lines);
    const order = await ask('/api/orders', orderOf(lines, total), { 'idempotency-key': newKey() });
    expect(order.status).toBe(200);
    await vi.waitFor(() => expect(smtp.emails.length).toBeGreaterThanOrEqual(4), { timeout: 20_000 });
    for (const { raw } of smtp.emails) {
      const readable = raw.replaceAll('=\r\n', '');
      expect(readable).toMatch(/^From: "?Kaveri & Co"? <letters@kaveri\.example>/m);
      expect(readable).toMatch(/Kaveri &(amp;)? Co/);
      texts.push(readable);
    }
    const verify = smtp.emails.find(({ text }) => text.includes('/api/auth/verify'))?.text ?? '';
    const page = await ask(/(\/api\/auth\/verify\?token=\S+)/.exec(verify)?.[1] ?? '/', undefined, { cookie });
    expect(page.text).toContain('Your account at Kaveri &amp; Co uses');
    const pdf = await app.inject({
      url: `/api/orders/${order.json.number}/invoice.pdf`,
      headers: withToken(order.json.token),
    });
    const paper = pdfText(pdf.rawPayload);
    expect(paper).toContain(NAME);
    expect(paper).toContain('Kaveri & Co Home Private Limited');
    expect([...texts, paper].flatMap(places)).toEqual([]);
  });
});
