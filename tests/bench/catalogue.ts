/** Catalogue benchmark with generated products at 20 connections, on PostgreSQL and, up to a size, on the embedded engine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { readEnv } from '../../src/core/shop/env.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { seed } from '../../src/ingest/seed.ts';
import { generate } from '../support/generated.ts';
import { setup } from '../support/postgres.ts';
import { benchHeap } from './heap.ts';
import { load } from './load.ts';
import { serve } from './serve.ts';
import type { Row } from './table.ts';

const CONNECTIONS = 20;
const SECONDS = 8;
const WARM_SECONDS = 2;
const PORT = 4394;
/** The embedded engine is for shops on one machine. */
const MOST_EMBEDDED = 200_000;
/** Targets of p99 on PostgreSQL. */
const aimMs = (products: number) => (products > 100_000 ? 200 : 80);

/** One request with a different path each time; a list of requests would be repeated from its start by each connection. */
function each(path: (index: number) => string): autocannon.Request[] {
  let index = 0;
  return [{ method: 'GET', setupRequest: (asked) => ({ ...asked, path: path(index++) }) }];
}

/** Common filters with several sorts and page sizes. */
const listing = (page: number) => (index: number) => {
  const choice = `inStock=true&maxPrice=${[90_000, 60_000, 40_000, 30_000][index % 4]}`;
  const order = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popular'][Math.floor(index / 4) % 6];
  return `/api/products?${choice}&sort=${order}&page=${page}&pageSize=${24 - (Math.floor(index / 24) % 8)}`;
};
const WORDS = ['walnut', 'linen', 'brass', 'marble', 'stoneware', 'leather'];
const TYPES = ['sofa', 'lamp', 'mirror', 'basket', 'bench', 'planter'];
const NAMES = ['asha', 'bela', 'cleo', 'kira', 'mira', 'tara'];
/** Doubles, drops or swaps a letter at a varying position. */
function mistyped(word: string, index: number): string {
  const at = 1 + (Math.floor(index / 3) % (word.length - 2));
  const letter = word.charAt(at);
  const swapped = word.charAt(at + 1) + letter;
  const [doubled, dropped] = [letter + word.slice(at), word.slice(at + 1)];
  return word.slice(0, at) + [doubled, dropped, swapped + word.slice(at + 2)][index % 3];
}
const at = (list: readonly string[], index: number) => list[index % list.length] as string;
const search = (words: (index: number) => string) => (index: number) =>
  `/api/search?q=${encodeURIComponent(words(index))}`;

const TARGETS: readonly (readonly [name: string, path: (index: number) => string])[] = [
  ['page 1 of a filtered, sorted listing with facets', listing(1)],
  ['page 500 of the same', listing(500)],
  ['a choice nobody made before', (index) => `/api/products?minPrice=${600 + index}&inStock=true&sort=price-low`],
  ['search of 1 word, mistyped', search((index) => mistyped(at(WORDS, index), index >> 2))],
  [
    'search of 2 words, one mistyped',
    search((index) => `${mistyped(at(WORDS, index), index >> 2)} ${at(TYPES, index >> 1)}`),
  ],
  [
    'search of 3 words, one mistyped',
    search((index) => `${at(WORDS, index)} ${at(TYPES, index >> 1)} ${mistyped(at(NAMES, index >> 2), index)}`),
  ],
  ['one product by its slug', (index) => `/api/v1/products/generated-${(index * 7919) % 1000}`],
];

async function measure(engine: string, count: number, env: Record<string, string>): Promise<Row[]> {
  // Without the response cache, because the catalogue itself is measured.
  const served = await serve(PORT, env, 'tests/bench/uncached-server.ts');
  const rows: Row[] = [];
  for (const [name, path] of TARGETS) {
    process.stderr.write(`  ${engine}: ${name}\n`);
    const requests = each(path);
    const fire = (duration: number) =>
      load({
        url: served.url,
        connections: CONNECTIONS,
        duration,
        headers: { 'accept-encoding': 'br' },
        requests,
      });
    // One-time reads happen during warm-up.
    await fire(WARM_SECONDS);
    const { p50, p99, rate, bad } = await fire(SECONDS);
    rows.push({
      what: `${count.toLocaleString('en')} products, ${engine}: ${name}`,
      figure: `p50 ${p50} ms, p99 ${p99} ms, ${Math.round(rate)} req/s${bad ? `, ${bad} bad` : ''}`,
      ...(engine === 'PostgreSQL' && { aim: `p99 ≤ ${aimMs(count)} ms` }),
    });
  }
  if (engine === 'PostgreSQL') rows.push(await benchHeap(served.url, count));
  rows.push({
    what: `${count.toLocaleString('en')} products, ${engine}: memory after`,
    figure: `${served.memory()} MB`,
  });
  await served.stop();
  return rows;
}

/** Fills a database and closes it before the measured server opens it. */
export async function fill(env: Record<string, string>, count: number): Promise<void> {
  const database = await openDatabase(readEnv({ ...env }));
  await seed(database.db, 'content');
  await generate(database.db, count, (done) => {
    if (done % 10_000 === 0) process.stderr.write(`  ${done} products\n`);
  });
  await database.close();
}

export async function benchCatalogue(count: number): Promise<Row[]> {
  const close = await setup();
  const folder = mkdtempSync(join(tmpdir(), 'aroha-catalogue-'));
  try {
    const onServer = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' };
    process.stderr.write(`catalogue of ${count} on PostgreSQL …\n`);
    await fill(onServer, count);
    const rows = await measure('PostgreSQL', count, onServer);
    if (count > MOST_EMBEDDED) return rows;
    const embedded = { DATA_DIR: folder };
    process.stderr.write(`catalogue of ${count}, embedded …\n`);
    await fill(embedded, count);
    // An embedded shop reseeds from its content, but keeps products without a source.
    return [...rows, ...(await measure('embedded', count, embedded))];
  } finally {
    await close?.();
    rmSync(folder, { recursive: true, force: true });
  }
}
