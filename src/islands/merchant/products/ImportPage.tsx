/** Imports products: a CSV file, the table of what it would change, and then the import. */
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { PRODUCT_FILE } from '../../../core/merchant/file-paths.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PRODUCT_COPY } from '../../../core/merchant/product-editor-copy.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';
import { Gate } from '../Gate.tsx';
import { useAction } from '../use-action.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { useImport } from './use-import.ts';

const { path } = MERCHANT_PAGES.products;

function Start({ error, onFile }: { readonly error?: string | undefined; readonly onFile: (file: File) => void }) {
  const exported = useAction();
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <FileDrop
          label={SAY.drop}
          choose={SAY.choose}
          hint={SAY.limits}
          accept=".csv,text/csv"
          error={error}
          onFile={onFile}
        />
      </div>
      <div>
        <p className="max-w-[60ch]">{SAY.intro}</p>
        <ul className="mt-4 grid max-w-[60ch] list-disc gap-2 pl-5 text-small text-soot marker:text-soot/50">
          {SAY.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Button
          kind="outline"
          className="mt-6"
          disabled={exported.busy}
          onClick={() => exported.run(() => downloadOrderFile(PRODUCT_FILE, 'products.csv'))}
        >
          {SAY.exported}
        </Button>
        {exported.error && (
          <p role="alert" className="mt-3 text-small text-danger">
            {SAY.exportFailed}
          </p>
        )}
      </div>
    </div>
  );
}

/** The end of an import; takes the focus, because the button that was pressed is gone. */
function Done({ changed, onNext }: { readonly changed: number; readonly onNext: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-t py-10">
      <h2 ref={title} tabIndex={-1} className="font-serif text-heading outline-none">
        {SAY.done(changed)}
      </h2>
      <p role="status" className="mt-2 text-small text-soot">
        {SAY.doneHint}
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={path}>{SAY.toList}</ButtonLink>
        <Button kind="outline" onClick={onNext}>
          {SAY.next}
        </Button>
      </div>
    </div>
  );
}

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
      {state.state === 'empty' && <Start onFile={choose} />}
      {state.state === 'failed' && (
        <>
          <Start error={state.message} onFile={choose} />
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
      {state.state === 'done' && <Done changed={state.changed} onNext={reset} />}
    </>
  );
}

export function ImportPage() {
  return <Gate page={MERCHANT_PAGES.import}>{() => <Import />}</Gate>;
}
