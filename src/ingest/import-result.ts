/** What an import changed, as the API and the command line report it. */
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import type { ImportResult } from '../core/merchant/import-contract.ts';
import { isChange } from '../core/merchant/import-plan.ts';
import { hashOf, type Plan } from './plan-import.ts';
import type { Fault } from './product-file.ts';

export function resultOf(
  rows: number,
  plan: Plan,
  faults: readonly Fault[],
  dry: boolean,
  isMoved: boolean,
): ImportResult {
  const changing = plan.rows.filter(isChange).length;
  const isWritten = !dry && !isMoved && faults.length === 0;
  const message = () => {
    if (faults.length > 0) return SAY.faults(faults.length);
    if (isMoved) return SAY.planMoved;
    return dry ? SAY.dry(rows, changing) : SAY.imported(changing, rows);
  };
  return {
    ...{ message: message(), rows, dry, moved: isMoved, faults: [...faults] },
    changed: isWritten ? changing : 0,
    plan: plan.rows.map((row) => ({ ...row, changes: [...row.changes] })),
    planHash: hashOf(plan.rows),
  };
}
