/** What the merchant can type. Every command is a call of the merchant's API, so the terminal can do no more than the web. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ORDER_COPY } from '../core/copy/order.ts';
import { EVIDENCE_TYPES, merchantEvidencePath } from '../core/evidence.ts';
import type { ImportResult, StockRow } from '../core/merchant-contract.ts';
import { PRODUCT_FILE, READER_FILE } from '../core/merchant-endpoints.ts';
import { exactMoney } from '../core/money.ts';
import type { WireOrder, WireOrderList } from '../core/order-shapes.ts';

export type ToolFetch = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;
type Say = (line: string) => void;

/** What was typed makes no sense, or was refused: its message is for the person at the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const USAGE = `What would you like to do?
  orders [state] [words]           lists orders: placed, confirmed, packed …
  order <number>                   shows one
  order <number> <state> [note]    moves it on: confirmed, packed, shipped, delivered, cancelled
  evidence <number> [folder]       saves the photos and videos of its return
  paid <number> [reference]        confirms a payment
  stock [below]                    lists stock, or what is nearly gone
  set <sku> stock=12 price=4990    sets stock, or adds with stock=+5, and prices in rupees
  import <file.csv> [--dry]        takes a list of products; --dry only looks
  export                           writes the list of products
  readers [--all]                  writes the newsletter's readers; --all also those who may not be written to`;

async function ask<T>(fetch: ToolFetch, path: string, body?: object): Promise<T> {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && json);
  const said = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new UsageError(said.message ?? `The shop answered ${answer.status}.`);
  return said;
}

/** Columns as wide as their longest cell. */
function table(rows: readonly (readonly string[])[], say: Say): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const day = (iso: string) => iso.slice(0, 16).replace('T', ' ');

async function listOrders(fetch: ToolFetch, [state, ...words]: readonly string[], say: Say): Promise<void> {
  const query = new URLSearchParams({ pageSize: '50', ...(state && state !== 'all' && { state }), q: words.join(' ') });
  const { orders, total } = await ask<WireOrderList>(fetch, `/api/merchant/orders?${query}`);
  table(
    orders.map((order) => [
      order.number,
      day(order.placedAt),
      order.state,
      order.paymentState,
      exactMoney(order.total),
      `${order.pieces} × ${order.names.join(', ')}`.slice(0, 60),
      order.email,
    ]),
    say,
  );
  say(`${orders.length} of ${total} orders`);
}

function showOrder(order: WireOrder, say: Say): void {
  const { address, payment } = order;
  say(
    `${order.number}  ${order.state}  ${exactMoney(order.total)}  ${payment.method}, ${payment.state} ${payment.reference ?? ''}`,
  );
  table(
    order.lines.map((line) => [
      `  ${line.quantity} ×`,
      line.sku,
      `${line.name} ${line.variant}`,
      exactMoney(line.amount),
    ]),
    say,
  );
  say(
    `  ${[address.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state, address.phone].filter(Boolean).join(', ')}`,
  );
  for (const { at, state, actor, note } of order.timeline)
    say(`  ${day(at)}  ${ORDER_COPY.state[state]}  ${actor}  ${note}`.trimEnd());
}

async function oneOrder(fetch: ToolFetch, [number, state, ...note]: readonly string[], say: Say): Promise<void> {
  if (!number) throw new UsageError(USAGE);
  const path = `/api/merchant/orders/${encodeURIComponent(number)}`;
  const told = { state, note: note.join(' ') };
  showOrder(await (state ? ask<WireOrder>(fetch, `${path}/state`, told) : ask<WireOrder>(fetch, path)), say);
}

/** Under names that sort as they were sent. */
async function saveEvidence(fetch: ToolFetch, [number, folder = '.']: readonly string[], say: Say): Promise<void> {
  if (!number) throw new UsageError(USAGE);
  const order = await ask<WireOrder>(fetch, `/api/merchant/orders/${encodeURIComponent(number)}`);
  const { files = [], evidence = [] } = order.return ?? {};
  for (const link of evidence) say(link);
  mkdirSync(folder, { recursive: true });
  for (const [index, { id, type }] of files.entries()) {
    const answer = await fetch(merchantEvidencePath(order.number, id));
    if (!answer.ok || !answer.body)
      throw new UsageError(`The shop answered ${answer.status} for a file of the return.`);
    const path = join(folder, `${order.number}-${index + 1}.${EVIDENCE_TYPES[type]}`);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(path));
    say(path);
  }
  say(`${files.length} files, ${evidence.length} links`);
}

async function paid(fetch: ToolFetch, [number, reference = '']: readonly string[], say: Say): Promise<void> {
  if (!number) throw new UsageError(USAGE);
  const path = `/api/merchant/orders/${encodeURIComponent(number)}/payment`;
  showOrder(await ask<WireOrder>(fetch, path, { arrived: true, reference }), say);
}

function showStock(rows: readonly StockRow[], say: Say): void {
  table(
    rows.map((row) => [row.sku, String(row.stock), String(row.price / 100), `${row.name} ${row.variant}`.trimEnd()]),
    say,
  );
}

async function listStock(fetch: ToolFetch, [below]: readonly string[], say: Say): Promise<void> {
  const query = new URLSearchParams(below ? { below } : {});
  showStock((await ask<{ rows: StockRow[] }>(fetch, `/api/merchant/stock?${query}`)).rows, say);
}

async function setStock(fetch: ToolFetch, [sku, ...pairs]: readonly string[], say: Say): Promise<void> {
  const body: Record<string, number> = {};
  for (const pair of pairs) {
    const [, name, sign, digits] = /^(stock|price|originalPrice)=([+-]?)(\d+)$/.exec(pair) ?? [];
    if (!name || (sign && name !== 'stock')) throw new UsageError(`'${pair}' is not understood.\n${USAGE}`);
    if (sign) body.add = Number(sign + digits);
    else body[name] = name === 'stock' ? Number(digits) : Number(digits) * 100;
  }
  if (!sku || pairs.length === 0) throw new UsageError(USAGE);
  showStock([await ask<StockRow>(fetch, `/api/merchant/stock/${encodeURIComponent(sku)}`, body)], say);
}

async function importFile(fetch: ToolFetch, args: readonly string[], say: Say): Promise<void> {
  const file = args.find((one) => !one.startsWith('--'));
  if (!file) throw new UsageError(USAGE);
  let body: string;
  try {
    body = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  const path = `${PRODUCT_FILE}${args.includes('--dry') ? '?dry=1' : ''}`;
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
  const { message, faults = [] } = (await answer.json()) as ImportResult;
  for (const fault of faults) say(`${file}:${fault.line}: ${fault.column && `${fault.column}: `}${fault.message}`);
  if (!answer.ok) throw new UsageError(message);
  say(message);
}

async function write(fetch: ToolFetch, path: string, say: Say): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new UsageError(`The shop answered ${answer.status}.`);
  say((await answer.text()).trimEnd());
}

const exportFile = (fetch: ToolFetch, _: readonly string[], say: Say) => write(fetch, PRODUCT_FILE, say);
const exportReaders = (fetch: ToolFetch, args: readonly string[], say: Say) =>
  write(fetch, `${READER_FILE}${args.includes('--all') ? '?all=1' : ''}`, say);

const COMMANDS: Readonly<Record<string, (fetch: ToolFetch, args: readonly string[], say: Say) => Promise<void>>> = {
  orders: listOrders,
  order: oneOrder,
  evidence: saveEvidence,
  paid,
  stock: listStock,
  set: setStock,
  import: importFile,
  export: exportFile,
  readers: exportReaders,
};

/** Does what was typed. Throws UsageError with a message for whoever typed it. */
export async function runTool([name = '', ...args]: readonly string[], fetch: ToolFetch, say: Say): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  await command(fetch, args, say);
}
