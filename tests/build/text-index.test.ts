import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTextIndex } from '../../src/build/text-index.ts';
import { tempFolder } from '../support/temp-folder.ts';

it('the text index holds the marked text of pages, and no other page', async () => {
  const folder = tempFolder();
  const page = (name: string, body: string) =>
    writeFileSync(join(folder, name), `<html lang="en"><head><title>${name}</title></head><body>${body}</body></html>`);
  page('oak.html', '<main data-pagefind-body><p>Oak is oiled twice a year.</p></main>');
  page('wool.html', '<main data-pagefind-body><p>Wool is aired.</p></main>');
  page('lamp.html', '<main><p>A lamp.</p></main>');
  await writeTextIndex(folder);
  expect(readdirSync(join(folder, 'pagefind', 'fragment'))).toHaveLength(2);
  expect(existsSync(join(folder, 'pagefind', 'pagefind.js'))).toBe(true);
  expect(readdirSync(join(folder, 'pagefind')).filter((name) => name.includes('-ui.'))).toEqual([]);
});
