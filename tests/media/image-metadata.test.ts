/** Pictures are measured once: a later run reads what an earlier one found, and a damaged record costs time, never a wrong size. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMeasurements } from '../../src/media/image-metadata.ts';
import { type Master, openMedia } from '../../src/media/media.ts';
import { tempFolder } from '../support/temp-folder.ts';

const BLUE = { width: 30, height: 20, tint: '#224488' };

describe('what was measured of pictures', () => {
  let folder: string;
  let record: string;
  const media = () => openMedia(folder, openMeasurements(record));
  const vase = () => media().byFile('vase.png') as Master;

  beforeEach(async () => {
    folder = tempFolder();
    record = join(folder, 'data', 'measured.txt');
    const blue = sharp({ create: { width: 30, height: 20, channels: 3, background: BLUE.tint } });
    await blue.png().toFile(join(folder, 'vase.png'));
  });

  it('is kept for the next run', async () => {
    expect(await media().measure(vase())).toEqual(BLUE);
    expect(readFileSync(record, 'utf8').trim()).toBe(`${vase().hash} 30 20 #224488`);
    // Nothing but the record could say so.
    writeFileSync(record, `${vase().hash} 3 2 #000000\n`);
    expect(await media().measure(vase())).toEqual({ width: 3, height: 2, tint: '#000000' });
  });

  it.each(['#22448', '#22448x', '', '0 20 #224488', '30 20', '30 -20 #224488', '{"width":30}'])(
    'is measured anew where its line says %s',
    async (rest) => {
      const damaged = join(folder, 'measured.txt');
      writeFileSync(damaged, `${vase().hash} ${rest}`);
      expect(await openMedia(folder, openMeasurements(damaged)).measure(vase())).toEqual(BLUE);
    },
  );

  it('survives a line that was cut off, and keeps what follows it', async () => {
    await media().measure(vase());
    truncateSync(record, 40);
    expect(await media().measure(vase())).toEqual(BLUE);
    appendFileSync(record, '\ngarbage');
    expect(openMeasurements(record).get(vase().hash)).toEqual(BLUE);
  });

  it('is measured each time where nothing can be written', async () => {
    // A file stands where the folder would.
    writeFileSync(join(folder, 'data'), '');
    expect(await media().measure(vase())).toEqual(BLUE);
  });
});
