/**
 * `npm run bench [-- install server orders auth bytes interaction phone build]`: measures what is named, or everything, and prints one table.
 * `npm run bench -- --catalogue 100000` measures a catalogue of that size on both engines.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { benchAuth } from './auth.ts';
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchInstall } from './install.ts';
import { benchInteraction } from './interaction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchServer } from './server.ts';
import { printTable, type Row } from './table.ts';

const BENCHES: Record<string, () => Row[] | Promise<Row[]>> = {
  install: benchInstall,
  server: benchServer,
  orders: benchOrders,
  auth: benchAuth,
  bytes: benchBytes,
  interaction: benchInteraction,
  phone: benchLighthouse,
  build: benchBuild,
};

const args = process.argv.slice(2);
const size = args.indexOf('--catalogue');
/** How many products the catalogue bench makes up; without the flag it is not run. */
const products = size < 0 ? 0 : Number(args[size + 1]);
const wanted = size < 0 ? args : args.toSpliced(size, 2);
if (size >= 0 && !(Number.isInteger(products) && products > 0)) {
  process.stderr.write('How many products? Such as: npm run bench -- --catalogue 100000\n');
  process.exit(1);
}
const unknown = wanted.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.\n`,
  );
  process.exit(1);
}
if (size < 0 && !existsSync('dist/index.html')) {
  process.stderr.write('The site is not built: run npm run build first.\n');
  process.exit(1);
}

const rows: Row[] = [];
if (products > 0) rows.push(...(await benchCatalogue(products)));
for (const [name, bench] of Object.entries(BENCHES)) {
  if ((wanted.length > 0 || products > 0) && !wanted.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  rows.push(...(await bench()));
}
process.stdout.write(
  `\n${availableParallelism()} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`,
);
printTable(rows);
