import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../src/ingest/csv.ts';
import { readProductFile } from '../../src/ingest/product-file.ts';
import { forAll } from '../support/for-all.ts';

const cell = fc.string({ unit: fc.constantFrom(...'ab,"\n \'=+-@é₹'), maxLength: 8 });

describe('comma-separated values', () => {
  it('survive a round trip', () => {
    forAll(
      [fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })],
      (rows) => {
        const expected = rows.filter((row) => row.some((one) => one.trim() !== ''));
        expect(readCsv(writeCsv(rows)).map(({ cells }) => cells)).toEqual(expected);
      },
      2000,
    );
  });

  it('are read with quotes, line breaks within cells, a byte order mark and either line ending', () => {
    const text = '\ufeffa,b\r\n"x\r\ny","say ""hi"""\r\n\r\nlast,\n';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', 'say "hi"'] },
      { line: 5, cells: ['last', ''] },
    ]);
  });

  it('never contain a formula that a spreadsheet would execute', () => {
    for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
      expect(writeCsv([[evil, 'x']])).toMatch(/^"?'/);
      expect(readCsv(writeCsv([[evil, 'x']]))[0]?.cells[0]).toBe(evil);
    }
  });

  it('accept quotes within an unquoted cell', () => {
    expect(readCsv('lamp 24",1')).toEqual([{ line: 1, cells: ['lamp 24"', '1'] }]);
  });
});

describe('a product file', () => {
  it('has columns in any order, and omits empty cells', () => {
    expect(readProductFile('stock,sku,price\n3,A-1,\n')).toEqual({
      records: [{ line: 2, cells: { stock: '3', sku: 'A-1' } }],
      faults: [],
    });
  });

  it('reports faults of its first line, and rows without or with duplicate SKUs', () => {
    const faultsOf = (text: string) => readProductFile(text).faults.map(({ line, column }) => `${line} ${column}`);
    expect(faultsOf('')).toEqual(['1 ']);
    expect(faultsOf('sku,name\nA,x\nB,"y\nC,z\n')).toEqual(['3 ']);
    expect(faultsOf('sku,mood,sku\nA,1,2\n')).toEqual(['1 mood', '1 sku']);
    expect(faultsOf('sku,stock\n,1\nA,1\nA,2\n')).toEqual(['2 sku', '4 sku']);
  });
});
