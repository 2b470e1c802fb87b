/** Comma-separated values as spreadsheets read and write them (RFC 4180). */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** line is that on which the record begins, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** A quote is opened and not closed in the record that begins on this line. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;
  constructor(line: number) {
    super('A quote is opened here and not closed.');
    this.line = line;
  }
}

/** A spreadsheet takes a cell that begins so for a formula, and would run it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Reads records; empty lines are left out, an apostrophe that guarded a cell is taken off. Throws OpenQuoteError. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      ...{ bom: true, raw: true, relax_column_count: true, relax_quotes: true },
      on_record: (given) => {
        // With info or raw it is no longer the cells alone, whatever its type says.
        const { record, raw } = given as unknown as { record: string[]; raw: string };
        const cells = record.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell));
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
        line += raw.split('\n').length - 1;
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED' ? new OpenQuoteError(line) : error;
  }
  return records;
}

/** Rows as text, each line ended as RFC 4180 asks. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]|^\s|\s$/,
    cast: { string: (value) => (FORMULA.test(value) ? `'${value}` : value) },
  });
}
