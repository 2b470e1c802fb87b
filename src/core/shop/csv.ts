/** Comma-separated values as spreadsheets read and write them (RFC 4180). */

/** line is that on which the record begins, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** A spreadsheet takes a cell that begins so for a formula, and would run it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Reads records; empty lines are left out, an apostrophe that guarded a cell is taken off. Never throws: an open quote ends with the text. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;

  const endCell = () => {
    cells.push(GUARDED.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) records.push({ line: began, cells });
    cells = [];
    began = line;
  };

  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') cell += source[++at];
      else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === ',') endCell();
    else if (char === '\n') endRecord();
    else cell += char;
  }
  endRecord();
  return records;
}

function writeCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as text, each line ended as RFC 4180 asks. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}
