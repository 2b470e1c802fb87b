/** Packing slip and address label of one parcel. */
import { useState } from 'react';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { LABEL_FILE, SLIP_FILE } from '../../../core/merchant/file-paths.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { changeFault } from '../../../stores/office-orders.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';

export function ParcelPapers({ number, parcel }: { readonly number: string; readonly parcel: number }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const files = [
    [SAY.slip, SLIP_FILE, 'slip'],
    [SAY.label, LABEL_FILE, 'label'],
  ] as const;
  async function save(path: string, name: string): Promise<void> {
    setBusy(true);
    setFault('');
    const query = new URLSearchParams({ number, parcel: String(parcel) });
    await downloadOrderFile(`${path}?${query}`, `${number}-${parcel}-${name}.pdf`).catch((error: unknown) =>
      setFault(changeFault(error)),
    );
    setBusy(false);
  }
  return (
    <>
      {files.map(([title, path, name]) => (
        <button
          key={path}
          type="button"
          disabled={busy}
          onClick={() => save(path, name)}
          className="link min-h-11 text-small disabled:opacity-60"
        >
          {title}
          <span className="sr-only"> {parcel}</span>
        </button>
      ))}
      <ErrorBox>{fault}</ErrorBox>
    </>
  );
}
