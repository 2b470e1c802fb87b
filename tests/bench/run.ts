/**
 * `npm run bench [-- machine install server orders merchant auth bytes interaction inp second-page chooser phone build soak kills events heap memory hosts abuse payments]`: runs the named benchmarks, or all but
 * the last eight, prints a table, and stores it in figures.json and README.md of this folder.
 * `npm run bench -- --catalogue 100000` measures a catalogue of that size.
 */
import { existsSync } from 'node:fs';
import { benchAbuse } from './abuse.ts';
import { benchAuth } from './auth.ts';
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchChooser } from './chooser.ts';
import { benchEvents } from './events.ts';
import { benchGrowth } from './growth.ts';
import { benchHosts } from './hosts.ts';
import { benchInp } from './inp.ts';
import { benchInstall } from './install.ts';
import { benchInteraction } from './interaction.ts';
import { benchKills } from './kills.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMachine } from './machine.ts';
import { benchMemory } from './memory.ts';
import { benchMerchant } from './merchant.ts';
import { benchOrders } from './orders.ts';
import { benchPayments } from './payments.ts';
import { readFigures, recordFigures } from './record.ts';
import { benchSecondPage } from './second-page.ts';
import { benchServer } from './server.ts';
import { benchSoak } from './soak.ts';
import { printTable, type Row } from './table.ts';

const BENCHES: Record<string, () => Row[] | Promise<Row[]>> = {
  machine: benchMachine,
  install: benchInstall,
  server: benchServer,
  orders: benchOrders,
  merchant: benchMerchant,
  auth: benchAuth,
  bytes: benchBytes,
  interaction: benchInteraction,
  inp: benchInp,
  'second-page': benchSecondPage,
  chooser: benchChooser,
  phone: benchLighthouse,
  build: benchBuild,
  soak: benchSoak,
  kills: benchKills,
  events: benchEvents,
  heap: benchGrowth,
  memory: benchMemory,
  hosts: benchHosts,
  abuse: benchAbuse,
  payments: benchPayments,
};
/** Run only when named. */
const LONG = new Set(['soak', 'kills', 'events', 'heap', 'memory', 'hosts', 'abuse', 'payments']);
/** Need no built site. */
const SITELESS = new Set(['machine', 'payments']);

const args = process.argv.slice(2);
const size = args.indexOf('--catalogue');
/** Number of products for the catalogue benchmark; 0 without the flag. */
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
const needsSite = wanted.length === 0 || wanted.some((name) => !SITELESS.has(name));
if (size < 0 && needsSite && !existsSync('dist/index.html')) {
  process.stderr.write('The site is not built: run npm run build first.\n');
  process.exit(1);
}

const catalogue = (name: string) => name.startsWith('catalogue');
const chosen = wanted.length > 0 ? wanted : products > 0 ? [] : Object.keys(BENCHES).filter((name) => !LONG.has(name));
const measured: Record<string, Row[]> = {};
/** Runs a bench and stores its figures at once, so that one that fails later loses none. */
async function run(name: string, bench: () => Row[] | Promise<Row[]>): Promise<void> {
  process.stderr.write(`${name} …\n`);
  measured[name] = await bench();
  const names = new Set([...Object.keys(BENCHES), ...Object.keys({ ...readFigures(), ...measured }).filter(catalogue)]);
  recordFigures(measured, [...names]);
}
for (const [name, bench] of Object.entries(BENCHES)) if (chosen.includes(name)) await run(name, bench);
if (products > 0) await run(`catalogue of ${products}`, () => benchCatalogue(products));

process.stdout.write('\n');
printTable(Object.values(measured).flat());
