/** The plain body is dropped once its Brotli form is made. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode } from '../../../src/api/http/encoded.ts';

const of = (text: string, quality = 4) => encode(Buffer.from(text), 'text/html', 'no-cache', quality);

describe('an encoded body', () => {
  it.each([
    ['short', 'a lamp '.repeat(200)],
    ['long', 'a lamp '.repeat(20_000)],
  ])('has the same content in every form, before and after Brotli, when %s', async (_, text) => {
    const encoded = of(text);
    expect((await encoded.plain()).toString()).toBe(text);
    const packed = await encoded.forms?.br();
    expect(brotliDecompressSync(packed as Buffer).toString()).toBe(text);
    const [unpacked, again] = [await encoded.plain(), await encoded.plain()];
    expect(unpacked.toString()).toBe(text);
    // Each is unpacked anew: the plain body is no longer in memory.
    expect(unpacked).not.toBe(again);
    expect(gunzipSync((await encoded.forms?.gzip()) as Buffer).toString()).toBe(text);
  });

  it('stays in memory where it has no other form (control)', async () => {
    const encoded = of('short');
    expect(encoded.forms).toBeNull();
    expect(await encoded.plain()).toBe(await encoded.plain());
  });

  it('is made once for clients that ask at the same time', async () => {
    const encoded = of('a sofa '.repeat(20_000));
    const [one, two, gzip] = await Promise.all([encoded.forms?.br(), encoded.forms?.br(), encoded.forms?.gzip()]);
    expect(one).toBe(two);
    expect(gunzipSync(gzip as Buffer)).toHaveLength(encoded.length);
  });
});
