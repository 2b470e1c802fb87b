/** Abandoned image requests: what the image service does, and their impact on others. */
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_QUEUE } from '../../src/core/images/constants.ts';
import { imagePath } from '../../src/core/images/picture.ts';
import { createConcurrencyLimit } from '../../src/core/shop/concurrency-limit.ts';
import { encodersFor, type Images, openImages } from '../../src/media/images.ts';
import { openBrowser, openSignedIn, PASSWORD } from '../support/browser.ts';
import { media, type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 180_000 });

const MB = 1024 * 1024;
const ABANDONED = 40;
/** Renditions that are not cached yet. */
const PATHS = media
  .all()
  .slice(0, ABANDONED)
  .map(({ hash }) => imagePath(hash, 320, 'webp'));

/** An image service with all slots occupied until released. */
function openBusyImages(perClient = ABANDONED) {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: ABANDONED, perClient, retryAfterSeconds: 5 }, 'Busy.');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  void limit.run(() => promise);
  return { images: openImages(media, tempFolder(), 64 * MB, { limit }), release };
}

/** The same service, recording each render. */
function recordRenders(images: Images, renders: Promise<unknown>[], passOn: Images['render'] = images.render): Images {
  return {
    ...images,
    render: (rendition, turn) => {
      const render = passOn(rendition, turn);
      renders.push(render.catch(() => {}));
      return render;
    },
  };
}

describe('the image service under load', () => {
  let shop: OpenShop | undefined;
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });

  /** Opens a shop, requests all paths on separate connections, and aborts them once the last has arrived. */
  async function abandon(images: Images): Promise<OpenShop> {
    const open = await openShop('pglite', { contentDir: smallContent().folder, images });
    shop = open;
    const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const counts = { arrived: 0, left: 0 };
    open.app.server.on('request', (request, response) => {
      if (++counts.arrived === ABANDONED) arrived.resolve();
      response.on('close', () => ++counts.left === ABANDONED && left.resolve());
      request.on('error', () => {});
    });
    const port = Number(new URL(await open.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const sockets = PATHS.map((path) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
      return socket.on('error', () => {});
    });
    await arrived.promise;
    for (const socket of sockets) socket.destroy();
    await left.promise;
    return open;
  }

  it('encodes nothing for disconnected clients, while shoppers can sign in', async () => {
    const { images, release } = openBusyImages();
    const renders: Promise<unknown>[] = [];
    const { app } = await abandon(recordRenders(images, renders));
    const { email } = await openSignedIn(app);
    const { status } = await openBrowser(app).call('POST', '/api/auth/login', { email, password: PASSWORD });
    expect([status, images.encodedCount()]).toEqual([200, 0]);
    release();
    await Promise.all(renders);
    expect(images.encodedCount()).toBe(0);
    expect((await app.inject(PATHS[0] as string)).statusCode).toBe(200);
    expect(images.encodedCount()).toBe(1);
  });

  it('would encode all of them without detecting disconnects (control)', async () => {
    const { images, release } = openBusyImages();
    const renders: Promise<unknown>[] = [];
    await abandon(recordRenders(images, renders, (rendition) => images.render(rendition)));
    release();
    await Promise.all(renders);
    expect(images.encodedCount()).toBe(ABANDONED);
  });

  it("returns 503 beyond one network's share, while other networks are queued", async () => {
    const { images, release } = openBusyImages(10);
    const open = await openShop('pglite', { contentDir: smallContent().folder, images });
    shop = open;
    const ask = (url: string, remoteAddress: string) => open.app.inject({ url, remoteAddress });
    const many = PATHS.slice(0, 30).map((path) => ask(path, '10.0.0.1'));
    const refused = Promise.withResolvers<void>();
    let busy = 0;
    for (const one of many) void one.then(({ statusCode }) => statusCode === 503 && ++busy === 20 && refused.resolve());
    await refused.promise;
    const other = ask(PATHS.at(-1) as string, '10.0.0.2');
    release();
    const answers = await Promise.all(many);
    expect((await other).statusCode).toBe(200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const { headers, body } = answers.find(({ statusCode }) => statusCode === 503) as (typeof answers)[number];
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });

  it.each([
    [1, 4, 1],
    [2, 4, 1],
    [4, 4, 2],
    [64, 4, 2],
    [64, 16, 14],
    [2, 1, 1],
  ])('with %i cores and a pool of %i threads encodes %i at once', (cores, threads, expected) => {
    expect(encodersFor(cores, threads)).toBe(expected);
  });

  it('leaves pool threads and a core to other work', () => {
    for (const cores of [2, 3, 4, 8, 64]) {
      expect(4 - encodersFor(cores, 4)).toBeGreaterThanOrEqual(IMAGE_QUEUE.sparedThreads);
      expect(encodersFor(cores, 4)).toBeLessThan(cores);
    }
  });
});
