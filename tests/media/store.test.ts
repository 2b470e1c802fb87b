/** Both stores do the same: keep, give out, forget. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStore } from '../../src/media/store/bucket.ts';
import { folderStore } from '../../src/media/store/folder.ts';
import type { Store } from '../../src/media/store/store.ts';
import { BUCKET, type BucketServer, openBucket } from '../support/bucket-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await openBucket();
});
afterAll(() => server.close());

/** A finished file with these bytes. */
function fileOf(bytes: Buffer): string {
  const path = join(tempFolder(), 'arrived.part');
  writeFileSync(path, bytes);
  return path;
}

const STORES: readonly [string, () => Store][] = [
  ['a folder', () => folderStore(tempFolder())],
  ['a bucket', () => bucketStore({ ...BUCKET, url: server.url })],
];

describe.each(STORES)('%s', (_, open) => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

  it('gives back what it took, and takes the file away', async () => {
    const store = open();
    const path = fileOf(bytes);
    await store.take('evidence/one-2.x', path, 'image/png');
    expect(existsSync(path)).toBe(false);
    const found = await store.open('evidence/one-2.x');
    expect(found?.size).toBe(bytes.length);
    expect((await buffer(found?.body as NodeJS.ReadableStream)).equals(bytes)).toBe(true);
    expect(await store.has('evidence/one-2.x')).toBe(true);
  });

  it('forgets, once and again, and has nothing where nothing is', async () => {
    const store = open();
    await store.take('gone', fileOf(bytes), 'image/png');
    await store.remove('gone');
    await store.remove('gone');
    expect([await store.has('gone'), await store.open('gone')]).toEqual([false, null]);
  });

  it('replaces what has the same name', async () => {
    const store = open();
    await store.take('list', fileOf(bytes), 'text/plain');
    await store.take('list', fileOf(Buffer.from('new')), 'text/plain');
    expect((await store.open('list'))?.size).toBe(3);
  });

  it.each(['../etc/passwd', '/etc/passwd', 'a//b', 'a/../b', '', 'a?b', 'a b', 'a/', '..'])(
    'has no key %j',
    async (key) => {
      await expect(open().open(key)).rejects.toThrow('no key');
      await expect(open().take(key, fileOf(bytes), 'x')).rejects.toThrow('no key');
    },
  );
});

describe('a bucket', () => {
  it('is told the kind of what it keeps', async () => {
    await bucketStore({ ...BUCKET, url: server.url }).take('kind', fileOf(Buffer.from('x')), 'video/mp4');
    expect(server.objects.get('kind')?.type).toBe('video/mp4');
  });

  it('does not listen to who does not know its secret', async () => {
    const stranger = bucketStore({ ...BUCKET, url: server.url, secret: 'guessed' });
    await expect(stranger.open('kind')).rejects.toThrow('403');
    await expect(stranger.take('kind', fileOf(Buffer.from('x')), 'x')).rejects.toThrow('403');
  });

  it('that is away is said to be: nothing is lost, and nothing is called missing', async () => {
    const store = bucketStore({ ...BUCKET, url: server.url });
    server.away = true;
    const path = fileOf(Buffer.from('x'));
    await expect(store.take('later', path, 'x')).rejects.toThrow('503');
    await expect(store.has('kind')).rejects.toThrow('503');
    await expect(store.open('kind')).rejects.toThrow('503');
    server.away = false;
    expect(existsSync(path)).toBe(true);
  });
});
