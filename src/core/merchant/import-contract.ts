/** Response schema of the product import. The request is a CSV file: see ingest/product-file.ts. */

import { z } from 'zod';
import { count } from '../shop/value-shapes.ts';
import { ROW_KINDS } from './import-plan.ts';

const line = z.int().min(1);

const rowShape = z.strictObject({
  line,
  sku: z.string(),
  /** Name of the product, and the values of the variant. */
  name: z.string(),
  kind: z.enum(ROW_KINDS),
  /** Values as the file writes them. */
  changes: z.array(z.strictObject({ column: z.string(), before: z.string(), after: z.string() })),
});

const importShape = z.strictObject({
  message: z.string(),
  rows: count,
  /** Rows that change something; 0 as long as nothing was written. */
  changed: count,
  dry: z.boolean(),
  /** Nothing was written, because the catalogue is not what the named plan was made for. */
  moved: z.boolean(),
  faults: z.array(z.strictObject({ line, column: z.string(), message: z.string() })),
  /** What each row does, in the order of the file. */
  plan: z.array(rowShape),
  /** Identifies the changes of the plan: an import that names it is refused when it would change anything else. */
  planHash: z.string(),
});
export type ImportResult = z.infer<typeof importShape>;
export type ImportRow = z.infer<typeof rowShape>;
export type ImportFault = ImportResult['faults'][number];
