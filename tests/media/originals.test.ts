/** Originals in a bucket: same renditions as from the folder, and no requests for unknown hashes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureName } from '../../src/core/images/picture.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { findOriginals, uploadOriginals } from '../../src/media/originals.ts';
import { bucketStore } from '../../src/media/store/bucket.ts';
import type { Store } from '../../src/media/store/store.ts';
import { BUCKET, type BucketServer, openBucket } from '../support/bucket-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NOTHING = openMedia('/nowhere');
const MB = 1024 * 1024;

describe('originals in a bucket', () => {
  let server: BucketServer;
  let store: Store;
  let media: ReturnType<typeof openMedia>;
  const hashes = () => media.all().map(({ hash }) => hash);

  beforeAll(async () => {
    server = await openBucket();
    store = bucketStore({ ...BUCKET, url: server.url });
    const folder = tempFolder();
    mkdirSync(join(folder, 'products'));
    for (const [name, background] of [
      ['lamp', '#884422'],
      ['vase', '#224488'],
    ])
      await sharp({ create: { width: 700, height: 900, channels: 3, background: background as string } })
        .jpeg()
        .toFile(join(folder, 'products', `${name}.jpg`));
    media = openMedia(folder);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
  });

  it('are uploaded once, by hash', async () => {
    expect(await uploadOriginals(media, store, tempFolder())).toBe(2);
    expect([...server.objects.keys()].sort()).toEqual(
      ['masters.json', ...hashes().map((hash) => `masters/${hash}`)].sort(),
    );
    expect(server.objects.get(`masters/${hashes()[0]}`)?.type).toBe('image/jpeg');
    server.requests.length = 0;
    expect(await uploadOriginals(media, store, tempFolder())).toBe(0);
    expect(server.requests).toEqual(['GET masters.json', 'PUT masters.json']);
  });

  it('are rendered like those of the folder, each downloaded once', async () => {
    const [hash = ''] = hashes();
    const rendition = { original: pictureName(hash), width: 480, format: 'webp' } as const;
    const far = openImages(NOTHING, tempFolder(), 64 * MB, { bucket: store });
    const [one, two] = await Promise.all([far.render(rendition), far.render({ ...rendition, width: 640 })]);
    expect(one).toEqual(await openImages(media, tempFolder(), 64 * MB).render(rendition));
    expect(two?.length).toBeGreaterThan(0);
    expect(server.requests.filter((line) => line === `GET masters/${hash}`)).toHaveLength(1);
  });

  it('with unknown hashes are not requested', async () => {
    const find = findOriginals(NOTHING, store, tempFolder());
    for (let times = 0; times < 20; times++) {
      const made = createHash('sha256').update(`made up ${times}`).digest('hex');
      expect(await find(pictureName(made))).toBeNull();
    }
    expect(server.requests).toEqual(['GET masters.json']);
  });

  it('with different content are rejected and not cached', async () => {
    const [, hash = ''] = hashes();
    const folder = tempFolder();
    const own = server.objects.get(`masters/${hash}`);
    server.objects.set(`masters/${hash}`, { bytes: Buffer.from('something else'), type: 'image/jpeg' });
    const find = findOriginals(NOTHING, store, folder);
    await expect(find(pictureName(hash))).rejects.toThrow('different content');
    expect(existsSync(join(folder, pictureName(hash)))).toBe(false);
    server.objects.set(`masters/${hash}`, own as { bytes: Buffer; type: string });
    expect(await find(pictureName(hash))).toBe(join(folder, pictureName(hash)));
  });

  it('are available again once the bucket is reachable', async () => {
    const [hash = ''] = hashes();
    const find = findOriginals(NOTHING, store, tempFolder());
    server.unreachable = true;
    await expect(find(pictureName(hash))).rejects.toThrow('503');
    server.unreachable = false;
    expect(await find(pictureName(hash))).toContain(pictureName(hash));
  });
});
