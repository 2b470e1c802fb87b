/** Both stores store, return and delete files in the same way. */
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

/** A file with these bytes. */
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

  it('returns stored bytes, and moves the source file', async () => {
    const store = open();
    const path = fileOf(bytes);
    await store.put('evidence/one-2.x', path, 'image/png');
    expect(existsSync(path)).toBe(false);
    const found = await store.open('evidence/one-2.x');
    expect(found?.size).toBe(bytes.length);
    expect((await buffer(found?.body as NodeJS.ReadableStream)).equals(bytes)).toBe(true);
    expect(await store.has('evidence/one-2.x')).toBe(true);
  });

  it('finds the first key that begins so', async () => {
    const store = open();
    for (const key of ['found/ab2', 'found/ab1', 'found/b']) await store.put(key, fileOf(bytes), 'image/png');
    expect(await store.first('found/ab')).toBe('found/ab1');
    expect([await store.first('found/c'), await store.first('nowhere/ab')]).toEqual([null, null]);
  });

  it('deletes, also repeatedly, and returns null for unknown keys', async () => {
    const store = open();
    await store.put('gone', fileOf(bytes), 'image/png');
    await store.remove('gone');
    await store.remove('gone');
    expect([await store.has('gone'), await store.open('gone')]).toEqual([false, null]);
  });

  it('replaces an existing key', async () => {
    const store = open();
    await store.put('list', fileOf(bytes), 'text/plain');
    await store.put('list', fileOf(Buffer.from('new')), 'text/plain');
    expect((await store.open('list'))?.size).toBe(3);
  });

  it.each(['../etc/passwd', '/etc/passwd', 'a//b', 'a/../b', '', 'a?b', 'a b', 'a/', '..'])(
    'rejects the key %j',
    async (key) => {
      await expect(open().open(key)).rejects.toThrow('not a valid store key');
      await expect(open().put(key, fileOf(bytes), 'x')).rejects.toThrow('not a valid store key');
    },
  );
});

describe('a bucket', () => {
  it('stores the content type', async () => {
    await bucketStore({ ...BUCKET, url: server.url }).put('kind', fileOf(Buffer.from('x')), 'video/mp4');
    expect(server.objects.get('kind')?.type).toBe('video/mp4');
  });

  it('rejects a wrong secret', async () => {
    const stranger = bucketStore({ ...BUCKET, url: server.url, secret: 'guessed' });
    await expect(stranger.open('kind')).rejects.toThrow('403');
    await expect(stranger.put('kind', fileOf(Buffer.from('x')), 'x')).rejects.toThrow('403');
  });

  it('throws when unreachable, without reporting files as missing', async () => {
    const store = bucketStore({ ...BUCKET, url: server.url });
    server.unreachable = true;
    const path = fileOf(Buffer.from('x'));
    await expect(store.put('later', path, 'x')).rejects.toThrow('503');
    await expect(store.has('kind')).rejects.toThrow('503');
    await expect(store.open('kind')).rejects.toThrow('503');
    server.unreachable = false;
    expect(existsSync(path)).toBe(true);
  });
});
