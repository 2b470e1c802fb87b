/** Chooses the file of an import. */
import { Button } from '../../../components/Button.tsx';
import { PRODUCT_FILE } from '../../../core/merchant/file-paths.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';
import { useAction } from '../use-action.ts';
import { FileDrop } from './FileDrop.tsx';

export function ImportStart({
  error,
  onFile,
}: {
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
}) {
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
