/** State of an import: the chosen file, its plan, and what became of it. The file stays chosen when a request fails. */
import { useState } from 'react';
import { IMPORT } from '../../../core/merchant/constants.ts';
import type { ImportResult } from '../../../core/merchant/import-contract.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { conflictsOf } from '../../../core/merchant/import-plan.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { sendProductFile } from '../../../stores/product-import.ts';

type Chosen = { readonly name: string; readonly text: string };
export type Planned = {
  readonly file: Chosen;
  readonly result: ImportResult;
  /** Lines whose change another person's edit has altered since the table was shown. */
  readonly conflicts: ReadonlySet<number>;
};
export type ImportState =
  | { readonly state: 'empty' }
  | { readonly state: 'reading'; readonly name: string }
  /** file: null when it cannot be sent as it is. */
  | { readonly state: 'failed'; readonly message: string; readonly file: Chosen | null }
  | { readonly state: 'planned' | 'importing'; readonly planned: Planned; readonly error: string }
  | { readonly state: 'done'; readonly changed: number };

const NONE: ReadonlySet<number> = new Set();
const messageOf = (error: unknown) => (error instanceof ApiError && error.message ? error.message : SAY.failed);

/** The text of a CSV file, or why it is none. */
async function textOf(file: File): Promise<{ readonly text: string } | { readonly fault: string }> {
  if (file.size > IMPORT.maxBytes) return { fault: SAY.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are ZIP files, older ones compound documents.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return { fault: SAY.workbook };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: SAY.notText };
  }
}

export function useImport() {
  const [state, setState] = useState<ImportState>({ state: 'empty' });

  async function plan(file: Chosen): Promise<void> {
    setState({ state: 'reading', name: file.name });
    try {
      const result = await sendProductFile(file.text, null);
      setState({ state: 'planned', planned: { file, result, conflicts: NONE }, error: '' });
    } catch (error) {
      setState({ state: 'failed', message: messageOf(error), file });
    }
  }

  async function choose(file: File): Promise<void> {
    setState({ state: 'reading', name: file.name });
    const read = await textOf(file);
    if ('fault' in read) setState({ state: 'failed', message: read.fault, file: null });
    else await plan({ name: file.name, text: read.text });
  }

  async function carryOut(planned: Planned): Promise<void> {
    setState({ state: 'importing', planned, error: '' });
    try {
      const result = await sendProductFile(planned.file.text, planned.result.planHash);
      if (result.changed > 0) return setState({ state: 'done', changed: result.changed });
      const conflicts = conflictsOf(planned.result.plan, result.plan);
      setState({ state: 'planned', planned: { file: planned.file, result, conflicts }, error: '' });
    } catch (error) {
      setState({ state: 'planned', planned, error: messageOf(error) });
    }
  }

  return { state, choose, plan, carryOut, reset: () => setState({ state: 'empty' }) };
}
