import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../src/ingest/csv.ts';
import { readProductFile } from '../../src/ingest/product-file.ts';
import { forAll } from '../support/for-all.ts';

const cell = fc.string({ unit: fc.constantFrom(...'ab,"\n \'=+-@é₹'), maxLength: 8 });

describe('comma-separated values', () => {
  it('come back as they were written', () => {
    forAll(
      [fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })],
      (rows) => {
        const said = rows.filter((row) => row.some((one) => one.trim() !== ''));
        expect(readCsv(writeCsv(rows)).map(({ cells }) => cells)).toEqual(said);
      },
      2000,
    );
  });

  it('are read with quotes, line breaks within cells, a byte order mark and either ending', () => {
    const text = '\ufeffa,b\r\n"x\r\ny","say ""hi"""\r\n\r\nlast,\n';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', 'say "hi"'] },
      { line: 5, cells: ['last', ''] },
    ]);
  });

  it('never hold a formula that a spreadsheet would run', () => {
    for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
      expect(writeCsv([[evil, 'x']])).toMatch(/^"?'/);
      expect(readCsv(writeCsv([[evil, 'x']]))[0]?.cells[0]).toBe(evil);
    }
  });

  it('may hold quotes within a cell that has none around it', () => {
    expect(readCsv('lamp 24",1')).toEqual([{ line: 1, cells: ['lamp 24"', '1'] }]);
  });
});

describe('a file of products', () => {
  it('names columns in any order, and leaves empty cells out', () => {
    expect(readProductFile('stock,sku,price\n3,A-1,\n')).toEqual({
      records: [{ line: 2, cells: { stock: '3', sku: 'A-1' } }],
      faults: [],
    });
  });

  it('says what is wrong with its first line, and which rows lack or share a SKU', () => {
    const faultsOf = (text: string) => readProductFile(text).faults.map(({ line, column }) => `${line} ${column}`);
    expect(faultsOf('')).toEqual(['1 ']);
    expect(faultsOf('sku,name\nA,x\nB,"y\nC,z\n')).toEqual(['3 ']);
    expect(faultsOf('sku,mood,sku\nA,1,2\n')).toEqual(['1 mood', '1 sku']);
    expect(faultsOf('sku,stock\n,1\nA,1\nA,2\n')).toEqual(['2 sku', '4 sku']);
  });
});
