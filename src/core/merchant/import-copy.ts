/** Texts of the back office's page that imports products. */
import { groupDigits } from '../shop/digits.ts';
import type { RowKind } from './import-plan.ts';

const KINDS: Readonly<Record<RowKind, string>> = {
  create: 'New product',
  variant: 'New variant',
  change: 'Change',
  show: 'Show',
  hide: 'Hide',
  delete: 'Delete',
  same: 'Unchanged',
  faulty: 'Faulty',
};
const rows = (count: number) => `${groupDigits(count)} ${count === 1 ? 'row' : 'rows'}`;
const changes = (count: number) => `${groupDigits(count)} ${count === 1 ? 'change' : 'changes'}`;

export const IMPORT_COPY = {
  kinds: KINDS,
  conflict: 'Changed meanwhile',
  all: 'All',
  intro: 'Start from an export, edit it in a spreadsheet and save it as CSV (UTF-8).',
  rules: [
    'One row is one variant, known by its SKU. An empty cell changes nothing.',
    'A new SKU with a new slug is a new product; with the slug of a product that has options, a new variant.',
    'In the column state write shown, hidden, draft or deleted; in the column offered, no takes one variant out of the shop.',
    'Stock is set where it is still as exported (stockSeen); stockAdd adds pieces.',
    'In leadWeeks write the weeks until a piece is made, or 0; in arrivesOn the day on which its stock arrives, or no.',
    'In stores write how many pieces stand where, such as pune: 3 | bengaluru: 1, or no; in packed the box of a piece in cm and kg, such as 45 x 35 x 20, 2.8, or no.',
    'Nothing is written before you have seen every change.',
  ],
  exported: 'Export all products',
  exportFailed: 'The export did not arrive. Try again in a moment.',
  drop: 'Drop a CSV file here, or',
  choose: 'choose a file',
  limits: 'Up to 20,000 rows and 16 MB',
  another: 'Choose another file',
  reading: (name: string) => `Reading ${name} …`,
  importing: 'Importing …',
  tooLarge: 'The file has more than 16 MB. Split it and import the parts one after the other.',
  workbook: 'This is an Excel workbook. In the spreadsheet, save it as CSV (UTF-8), and choose that file.',
  notText: 'This file is not in UTF-8. Save it as CSV (UTF-8) and choose it again.',
  network: 'The file did not arrive. It is still chosen: try again when the connection is back.',
  failed: 'The shop could not read the file. Nothing was changed: try again in a moment.',
  again: 'Try again',
  filter: 'Kind of change',
  table: 'What the file would change',
  columns: { line: 'Line', product: 'Product', kind: 'What', changes: 'Changes' },
  lineOf: (line: number) => `Line ${line}`,
  became: 'becomes',
  empty: 'empty',
  more: (count: number) => `and ${count} more`,
  summary: (name: string, total: number, changing: number) => `${name}: ${rows(total)}, ${changes(changing)}`,
  fileFaults: 'The file cannot be read',
  faulty: (count: number) =>
    `${rows(count)} ${count === 1 ? 'needs' : 'need'} a correction. Correct the file and choose it again: nothing is written until every row is right.`,
  nothing: 'Nothing would change: the shop says the same as the file.',
  ready: (count: number) => `${changes(count)} ready. Nothing is written yet.`,
  deletes: (count: number) =>
    `${count === 1 ? 'One product is' : `${count} products are`} taken out of the shop and of the lists. You can restore ${count === 1 ? 'it' : 'them'} later.`,
  import: (count: number) => `Import ${changes(count)}`,
  moved: (count: number) =>
    `The catalogue has changed since you saw this table. Nothing was written. ${rows(count)} ${count === 1 ? 'is' : 'are'} marked: look at ${count === 1 ? 'it' : 'them'}, then import again.`,
  done: (count: number) => `${changes(count)} imported`,
  doneHint: 'Shown products are in the shop now. Deleted products are under Deleted in the list.',
  toList: 'See the products',
  next: 'Import another file',
} as const;
