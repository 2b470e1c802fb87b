/**
 * Yardsticks of the machine: what programs pay the system for, arithmetic, and a page with nothing on it. A machine may be slow in
 * the first and fast in the second.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { look } from './lighthouse.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 5;
const CALLS = 200_000;
const PAGE_BYTES = 4096;
const PAGES = 32_768;
const ADDITIONS = 500_000_000;

const BLANK = '<!doctype html><html lang="en"><title>Blank</title><p>A page with nothing on it.</p></html>';

/** Returns the median milliseconds of several runs. */
function timed(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times);
}

function callSystem(): void {
  for (let call = 0; call < CALLS; call++) process.getuid?.();
}

/** Writes a byte to each page of memory that the system has not handed out yet. */
function touchMemory(): void {
  const memory = Buffer.allocUnsafeSlow(PAGES * PAGE_BYTES);
  for (let page = 0; page < PAGES; page++) memory[page * PAGE_BYTES] = 1;
}

function compute(): number {
  let sum = 0;
  for (let value = 0; value < ADDITIONS; value++) sum = (sum + value) | 0;
  return sum;
}

/** Returns first paint and blocking time of a blank page in milliseconds. */
async function visitBlank(): Promise<readonly [paint: number, blocking: number]> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BLANK));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const paints: number[] = [];
  const blockings: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const run = await look(url, ['performance']);
    paints.push(run.value('first-contentful-paint'));
    blockings.push(run.value('total-blocking-time'));
  }
  server.close();
  return [median(paints), median(blockings)];
}

export async function benchMachine(): Promise<Row[]> {
  const [call, touch, sums] = [callSystem, touchMemory, compute].map(timed) as [number, number, number];
  const [paint, blocking] = await visitBlank();
  return [
    { what: 'machine: a system call', figure: `${((call / CALLS) * 1e3).toFixed(2)} µs` },
    { what: 'machine: a page of memory, first use', figure: `${((touch / PAGES) * 1e3).toFixed(1)} µs` },
    { what: 'machine: a billion additions', figure: `${((sums / ADDITIONS) * 1e6).toFixed(2)} s` },
    { what: 'machine: a blank page in Lighthouse', figure: `FCP ${paint.toFixed(0)}, TBT ${blocking.toFixed(0)} ms` },
  ];
}
