/** Reads and writes CSV (RFC 4180) compatible with spreadsheets. */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** line: first line of the record, from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** An unclosed quote in the record that starts on this line. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;
  constructor(line: number) {
    super('A quote is opened here and not closed.');
    this.line = line;
  }
}

/** Cells that a spreadsheet would execute as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Reads records; skips empty lines and removes the apostrophe of escaped formulas. Throws OpenQuoteError. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      ...{ bom: true, raw: true, relax_column_count: true, relax_quotes: true },
      on_record: (given) => {
        // With the option raw, on_record gets an object, which the library's types omit.
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

/** Returns rows as text with CRLF line ends; formulas are escaped with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]|^\s|\s$/,
    cast: { string: (value) => (FORMULA.test(value) ? `'${value}` : value) },
  });
}
