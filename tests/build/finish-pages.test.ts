import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { finishPages } from '../../src/build/finish-pages.ts';
import { processesFor } from '../../src/build/page-processes.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SHEET = '.a{color:red}.b{color:blue}.c{color:tan}p{margin:0}';

/** Pages of one kind that use different styles, so that each depends on all others. */
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['a', 'b', 'a'].map((name, index) => [
      `product/${index}.html`,
      `<html><head><link rel="stylesheet" href="/_astro/s.css"></head><body><p class="${name}" style="left:${index}%"></p><script>say( ${index} )</script></body></html>`,
    ]),
  ),
  'faq.html': '<html><head><link rel="stylesheet" href="/_astro/s.css"></head><body><p class="a"></p></body></html>',
};

function built(pages: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [name, text] of Object.entries({ ...pages, '_astro/s.css': SHEET })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name), 'utf8'),
    ])
    .sort();

it('pages finished in several processes are those finished in one', async () => {
  const [alone, shared] = [built(PAGES), built(PAGES)];
  const [one, three] = [await finishPages(alone, 'all', 1), await finishPages(shared, 'all', 3)];
  expect(filesOf(shared)).toEqual(filesOf(alone));
  expect(three.inlined).toEqual(one.inlined);
  expect(three.hashes).toEqual(one.hashes);
  expect([...three.scripts].sort()).toEqual([...one.scripts].sort());
  const counts = ({ tally }: typeof one) =>
    Object.fromEntries(Object.entries(tally.counts()).map(([group, values]) => [group, [...values].sort()]));
  expect(counts(three)).toEqual(counts(one));
  // Control: what a page inlines is used by pages of all processes.
  expect(readFileSync(join(shared, 'product/0.html'), 'utf8')).toContain('.a{color:red}.b{color:blue}p{margin:0}');
});

it('a page that cannot be finished fails the build with its message, in any process', async () => {
  const broken = '<html><head></head><body><script>say(</script></body></html>';
  for (const name of Object.keys(PAGES))
    await expect(finishPages(built({ ...PAGES, [name]: broken }), 'all', 4)).rejects.toThrow('cannot be parsed: ');
});

it('variables left in the shares of all processes are named together', async () => {
  const folder = built({ ...PAGES, 'faq.html': '<p>{{a}}</p>', 'product/0.html': '<p>{{b}}</p>' });
  await expect(finishPages(folder, 'all', 4)).rejects.toThrow(/faq\.html: \{\{a\}\}\nproduct\/0\.html: \{\{b\}\}/);
});

it('a small shop starts no process', () => {
  expect(processesFor(180)).toBe(1);
  expect(processesFor(1_000_000)).toBeLessThanOrEqual(8);
});
