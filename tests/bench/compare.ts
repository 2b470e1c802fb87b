/**
 * `npx node tests/bench/compare.ts FOLDER [kinds of page]`: compares the pages of dist with those of another build in
 * Lighthouse, by turns, because the speed of a machine changes within minutes. Build the other with
 * `npm run build -- --full --outDir FOLDER`. ROUNDS: visits of each page of each build; SLOWER: how many times slower the CPU is,
 * 1 to compare bytes alone.
 */
import { join, resolve } from 'node:path';
import { type Audit, GOALS, look, type Run } from './lighthouse.ts';
import { PAGE_TYPES } from './page-types.ts';
import { BENCH_DATA, serve } from './serve.ts';
import { median, printTable, quantile, type Row } from './table.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SLOWER = Number(process.env.SLOWER ?? 4);
const SHOWN: readonly (readonly [string, Audit])[] = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
];

const [other, ...kinds] = process.argv.slice(2);
if (!other) {
  process.stderr.write(
    'Compare dist with which build? Such as: npx node tests/bench/compare.ts /tmp/other home list\n',
  );
  process.exit(1);
}

/** Median, and the range of four fifths of the visits. */
const figures = (runs: readonly Run[]): string =>
  SHOWN.map(([name, audit]) => {
    const values = runs.map((run) => run.value(audit));
    return `${name} ${[median(values), quantile(values, 0.1), quantile(values, 0.9)].map(Math.round).join(' ')}`;
  }).join(', ');

const sites = [resolve('dist'), resolve(other)];
const served = await Promise.all(
  sites.map((folder, index) => serve(4395 + index, { SITE_DIR: folder, DATA_DIR: join(BENCH_DATA, String(index)) })),
);
const rows: Row[] = [];
for (const [name, path] of PAGE_TYPES) {
  if (!(kinds.length > 0 ? kinds.includes(name) : GOALS[name])) continue;
  const runs: Run[][] = sites.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { url }] of served.entries()) runs[index]?.push(await look(url + path, ['performance'], SLOWER));
  for (const [index, folder] of sites.entries())
    rows.push({ what: `${name}: ${folder}`, figure: figures(runs[index] ?? []) });
}
await Promise.all(served.map((one) => one.stop()));
printTable(rows);
