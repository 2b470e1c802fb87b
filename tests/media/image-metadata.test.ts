/** Image metadata is cached in a file; a damaged file causes new measurements, never wrong sizes. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMetadataCache } from '../../src/media/image-metadata.ts';
import { MEASURED, measureImage, type Original, openMedia } from '../../src/media/media.ts';
import { tempFolder } from '../support/temp-folder.ts';

const BLUE = { width: 30, height: 20, tint: '#224488' };

describe('image metadata', () => {
  let folder: string;
  let record: string;
  const media = () => openMedia(folder, openMetadataCache(record));
  const vase = () => media().byFile('vase.png') as Original;

  beforeEach(async () => {
    folder = tempFolder();
    record = join(folder, 'data', 'measured.txt');
    const blue = sharp({ create: { width: 30, height: 20, channels: 3, background: BLUE.tint } });
    await blue.png().toFile(join(folder, 'vase.png'));
  });

  it('is reused by the next run', async () => {
    expect(await media().measure(vase())).toEqual(BLUE);
    expect(readFileSync(record, 'utf8').trim()).toBe(`${vase().hash} 30 20 #224488`);
    // Only the cache file can have this size.
    writeFileSync(record, `${vase().hash} 3 2 #000000\n`);
    expect(await media().measure(vase())).toEqual({ width: 3, height: 2, tint: '#000000' });
  });

  it.each(['#22448', '#22448x', '', '0 20 #224488', '30 20', '30 -20 #224488', '{"width":30}'])(
    'is measured again when its line is %s',
    async (rest) => {
      const damaged = join(folder, 'measured.txt');
      writeFileSync(damaged, `${vase().hash} ${rest}`);
      expect(await openMedia(folder, openMetadataCache(damaged)).measure(vase())).toEqual(BLUE);
    },
  );

  it('survives a truncated line and keeps those after it', async () => {
    await media().measure(vase());
    truncateSync(record, 40);
    expect(await media().measure(vase())).toEqual(BLUE);
    appendFileSync(record, '\ngarbage');
    expect(openMetadataCache(record).get(vase().hash)).toEqual(BLUE);
  });

  it('is shipped with the pictures, and measured when its line there is damaged', async () => {
    const shipped = join(folder, MEASURED);
    writeFileSync(shipped, `${vase().hash} 3 2 #000000\n`);
    expect(await media().measure(vase())).toEqual({ width: 3, height: 2, tint: '#000000' });
    truncateSync(shipped, 50);
    expect(await media().measure(vase())).toEqual(BLUE);
  });

  it('is measured each time when it cannot be written', async () => {
    // A file blocks the folder's path.
    writeFileSync(join(folder, 'data'), '');
    expect(await media().measure(vase())).toEqual(BLUE);
  });
});

describe('the shipped list of pictures', () => {
  const { get } = openMetadataCache(join('content/media', MEASURED));
  const all = openMedia('content/media').all();
  const FIX = 'npm run measure';

  it('has every picture, and no other', () => {
    expect(
      all.filter(({ hash }) => !get(hash)).map(({ file }) => file),
      FIX,
    ).toEqual([]);
    const lines = readFileSync(join('content/media', MEASURED), 'utf8').trim().split('\n');
    expect(lines.length, FIX).toBe(new Set(all.map(({ hash }) => hash)).size);
  });

  it('is right', async () => {
    // A few: measuring all takes seconds.
    for (const { hash, path } of all.filter((_, index) => index % 16 === 0))
      expect(get(hash), FIX).toEqual(await measureImage(path));
  });
});
