/** What the rows of one known product change of its fields. Pure. */
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { FIELD_COLUMN_NAMES, FIELD_COLUMNS } from './field-columns.ts';
import { fieldCell, isStoredCell, withField } from './import-fields.ts';
import type { CellChange } from './import-row.ts';
import type { Fault, ProductRecord } from './product-file.ts';

export type PlannedFields = {
  readonly after: EditedProduct;
  /** Names of the changed fields, as a seed keeps them. */
  readonly marks: readonly string[];
  /** Changes by the line that makes them. */
  readonly changes: ReadonlyMap<number, readonly CellChange[]>;
  readonly faults: readonly Fault[];
};

/** Rows repeat the fields of their product: the first cell that differs from it counts, and others must agree. */
export function planFields(before: EditedProduct, records: readonly ProductRecord[]): PlannedFields {
  const faults: Fault[] = [];
  const marks = new Set<string>();
  const changes = new Map<number, CellChange[]>();
  let after = before;
  for (const column of FIELD_COLUMN_NAMES) {
    const given = records.filter(({ cells }) => {
      const cell = cells[column];
      return cell !== undefined && !isStoredCell(before, column, cell);
    });
    const [first, ...others] = given;
    if (!first) continue;
    const text = first.cells[column] as string;
    for (const { line, cells } of others)
      if (cells[column] !== text)
        faults.push({
          line,
          column,
          message: `Line ${first.line} says '${text}', and all rows of a product share it: write the same here, or nothing.`,
        });
    const read = FIELD_COLUMNS[column].read(text);
    if ('fault' in read) {
      faults.push({ line: first.line, column, message: read.fault });
      continue;
    }
    after = withField(after, column, read.value);
    marks.add(FIELD_COLUMNS[column].path[0]);
    const change = { column, before: fieldCell(before, column), after: fieldCell(after, column) };
    changes.set(first.line, [...(changes.get(first.line) ?? []), change]);
  }
  // The state is not a field that a seed writes.
  marks.delete('state');
  return {
    after: after.state === 'scheduled' ? after : { ...after, publishFrom: null },
    marks: [...marks],
    changes,
    faults,
  };
}
