/** Imports products: a CSV file, the table of what it would change, and then the import. */
import { useEffect } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PRODUCT_COPY } from '../../../core/merchant/product-editor-copy.ts';
import { Gate } from '../Gate.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { ImportStart } from './ImportStart.tsx';
import { useImport } from './use-import.ts';

const { path } = MERCHANT_PAGES.products;

function Import() {
  const { state, choose, plan, carryOut, reset } = useImport();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (state.state === 'importing') window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.state]);
  return (
    <>
      <p className="-mt-3 pb-6">
        <a href={path} className="link inline-flex min-h-11 items-center text-small text-soot">
          {PRODUCT_COPY.toList}
        </a>
      </p>
      {state.state === 'empty' && <ImportStart onFile={choose} />}
      {state.state === 'failed' && (
        <>
          <ImportStart error={state.message} onFile={choose} />
          {state.file && (
            <Button className="mt-6" onClick={() => state.file && plan(state.file)}>
              {SAY.again}
            </Button>
          )}
        </>
      )}
      {state.state === 'reading' && (
        <div aria-busy="true">
          <p role="status" className="pb-4 text-small text-soot">
            {SAY.reading(state.name)}
          </p>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="mt-3 h-12 w-full" />
          ))}
        </div>
      )}
      {(state.state === 'planned' || state.state === 'importing') && (
        <ImportPlan
          key={state.planned.result.planHash}
          planned={state.planned}
          busy={state.state === 'importing'}
          error={state.error}
          onImport={() => carryOut(state.planned)}
          onAnother={reset}
        />
      )}
      {state.state === 'done' && <ImportDone changed={state.changed} onNext={reset} />}
    </>
  );
}

export function ImportPage() {
  return <Gate page={MERCHANT_PAGES.import}>{() => <Import />}</Gate>;
}
