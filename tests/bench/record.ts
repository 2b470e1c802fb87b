/** Stores the latest results in figures.json and README.md of this folder: each benchmark with date and machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Row } from './table.ts';

const RECORD = 'tests/bench/figures.json';
export const FIGURES_README = 'tests/bench/README.md';
const MARKS = ['<!-- figures -->', '<!-- /figures -->'] as const;

type Measured = { readonly date: string; readonly machine: string; readonly rows: readonly Row[] };
export type Figures = Readonly<Record<string, Measured>>;

export const readFigures = (): Figures => JSON.parse(readFileSync(RECORD, 'utf8'));

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Formats all results as a Markdown table followed by dates and machines. */
export function figuresTable(figures: Figures): string {
  const rows = Object.values(figures).flatMap((one) => one.rows);
  const lines = rows.map(({ what, figure, aim = '' }) => `| ${cell(what)} | ${cell(figure)} | ${cell(aim)} |`);
  const days = Map.groupBy(Object.entries(figures), ([, { date, machine }]) => `${date} on ${machine}`);
  const when = [...days].map(([day, ones]) => `${ones.map(([name]) => name).join(', ')}: ${day}.`);
  return ['| | measured | aim |', '|---|---|---|', ...lines, '', `Measured ${when.join('\n')}`].join('\n');
}

/** Splits the README at its markers. Throws when a marker is missing. */
function parts(readme: string): readonly [before: string, shown: string, after: string] {
  const [start, end] = MARKS.map((mark) => readme.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`${FIGURES_README} needs ${MARKS.join(' and ')} around its figures.`);
  const from = start + MARKS[0].length;
  return [readme.slice(0, from), readme.slice(from, end).trim(), readme.slice(end)];
}

/** Returns the results section of the README. */
export const shownFigures = (readme: string): string => parts(readme)[1];

/** Replaces the results of these benchmarks in figures.json and the README; others stay. */
export function recordFigures(measured: Readonly<Record<string, readonly Row[]>>, order: readonly string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const fresh = Object.entries(measured).map(([name, rows]) => [name, { date, machine, rows }] as const);
  const all: Figures = { ...readFigures(), ...Object.fromEntries(fresh) };
  const sorted = Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
  const [before, , after] = parts(readFileSync(FIGURES_README, 'utf8'));
  writeFileSync(FIGURES_README, `${before}\n\n${figuresTable(sorted)}\n\n${after}`);
}
