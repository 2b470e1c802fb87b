/** Moves and papers of a selection: one order after the other, each with its own result. */
import { useState } from 'react';
import { SLIP_FILE } from '../../../core/merchant/file-paths.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import type { OfficeSummary } from '../../../core/merchant/office-summary.ts';
import type { Move } from '../../../core/merchant/order-moves.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { changeFault, makeMove } from '../../../stores/office-orders.ts';
import { savePapers } from './save-papers.ts';

const SAY = ORDERS_COPY.bulk;

export type Failure = { readonly number: string; readonly reason: string };
export type BulkReport = { readonly done: string; readonly failures: readonly Failure[] };

type Options = {
  readonly patch: (order: OfficeOrder) => void;
  /** Called with the numbers that stay selected. */
  readonly settle: (failed: readonly string[]) => void;
};

export function useBulk({ patch, settle }: Options) {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function moveAll(orders: readonly OfficeSummary[], move: Move, print: boolean): Promise<void> {
    setReport(null);
    const failures: Failure[] = [];
    const moved: string[] = [];
    for (const { number, state } of orders) {
      setProgress({ done: moved.length + failures.length, all: orders.length });
      const result = await makeMove(number, move, { state });
      if (result.state !== 'failed') patch(result.order);
      if (result.state === 'done') moved.push(number);
      else failures.push({ number, reason: result.message });
    }
    const words = [moved.length > 0 && (print ? SAY.packed : SAY.confirmed)(moved.length)];
    if (print && moved.length > 0) {
      await savePapers(SLIP_FILE, moved).catch((error: unknown) => {
        words.splice(0, 1, SAY.unprinted);
        failures.push(...moved.map((number) => ({ number, reason: changeFault(error) })));
      });
    }
    setProgress(null);
    setReport({ done: words.filter(Boolean).join(' '), failures });
    settle(failures.map(({ number }) => number));
  }

  async function print(path: string, numbers: readonly string[]): Promise<void> {
    setReport(null);
    setProgress({ done: 0, all: numbers.length });
    const failed = await savePapers(path, numbers).then(() => null, changeFault);
    setProgress(null);
    const failures = failed === null ? [] : numbers.map((number) => ({ number, reason: failed }));
    setReport({ done: failed === null ? SAY.printed(numbers.length) : '', failures });
  }

  return { progress, report, moveAll, print, close: () => setReport(null) };
}
