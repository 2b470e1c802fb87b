/** A plan that waits to be carried out: what it is, its table, and the bar that imports it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { countKinds, isChange } from '../../../core/merchant/import-plan.ts';
import { ImportTable } from './ImportTable.tsx';
import type { Planned } from './use-import.ts';

type Props = {
  readonly planned: Planned;
  readonly busy: boolean;
  readonly error: string;
  readonly onImport: () => void;
  readonly onAnother: () => void;
};

/** A notice that takes the focus when it appears, because what was pressed stands below it. */
function Notice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-6 border-l-2 border-clay bg-linen px-5 py-4 outline-none">
      {children}
    </div>
  );
}

function messageOf({ planned, busy, error }: Pick<Props, 'planned' | 'busy' | 'error'>, changing: number): string {
  const counts = countKinds(planned.result.plan);
  if (busy) return SAY.importing;
  if (error) return error;
  if (planned.result.faults.length > 0) return SAY.faulty(Math.max(1, counts.faulty));
  if (changing === 0) return SAY.nothing;
  return counts.delete > 0 ? `${SAY.ready(changing)} ${SAY.deletes(counts.delete)}` : SAY.ready(changing);
}

export function ImportPlan(props: Props) {
  const { planned, busy, error, onImport, onAnother } = props;
  const { result, conflicts, file } = planned;
  const changing = result.plan.filter(isChange).length;
  const isFaulty = result.faults.length > 0;
  const general = result.plan.length === 0 ? result.faults : [];
  return (
    <>
      {conflicts.size > 0 && (
        <Notice>
          <p>{SAY.moved(conflicts.size)}</p>
        </Notice>
      )}
      <p className="pb-4 text-small text-soot">{SAY.summary(file.name, result.rows, changing)}</p>
      {general.length > 0 && (
        <Notice>
          <p className="font-medium">{SAY.fileFaults}</p>
          <ul className="mt-2 grid gap-1 text-small">
            {general.slice(0, 50).map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                {[SAY.lineOf(line), column, message].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {result.plan.length > 0 && <ImportTable key={result.planHash} planned={planned} />}
      <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-8 border-t bg-paper px-(--gutter) py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p
            role={error ? 'alert' : 'status'}
            className={`min-w-0 text-small md:flex-1 ${isFaulty || error ? 'text-danger' : 'text-soot'}`}
          >
            {messageOf(props, changing)}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button kind="quiet" className="min-h-11" disabled={busy} onClick={onAnother}>
              {SAY.another}
            </Button>
            {!isFaulty && changing > 0 && (
              <Button disabled={busy} onClick={onImport}>
                {busy ? SAY.importing : SAY.import(changing)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
