/** PDFs of the order: invoice (samples have none), packing slip and address label. */
import { FileText, Package, Tag } from 'lucide-react';
import { useState } from 'react';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LABEL_FILE, merchantInvoicePath, SLIP_FILE } from '../../../core/merchant/file-paths.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { isSampleOrder } from '../../../core/samples/sample-order.ts';
import { changeFault } from '../../../stores/office-orders.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';
import { Block } from './Money.tsx';

export function Papers({ order }: { readonly order: OfficeOrder }) {
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState('');
  const { number, invoiceNumber } = order;
  const invoice = [
    invoiceNumber ? SAY.invoice : SAY.summary,
    FileText,
    merchantInvoicePath(encodeURIComponent(number)),
    invoiceNumber ?? number,
  ] as const;
  const files = [
    ...(isSampleOrder(order) ? [] : [invoice]),
    [SAY.slip, Package, `${SLIP_FILE}?number=${encodeURIComponent(number)}`, `${number}-slip`],
    [SAY.label, Tag, `${LABEL_FILE}?number=${encodeURIComponent(number)}`, `${number}-label`],
  ] as const;
  async function save(path: string, name: string): Promise<void> {
    setBusy(path);
    setFault('');
    await downloadOrderFile(path, `${name.replaceAll('/', '-')}.pdf`).catch((error: unknown) =>
      setFault(changeFault(error)),
    );
    setBusy('');
  }
  return (
    <Block title={SAY.papers}>
      <ErrorBox>{fault}</ErrorBox>
      <ul className="-mb-2">
        {files.map(([title, icon, path, name]) => (
          <li key={path}>
            <button
              type="button"
              disabled={busy !== ''}
              onClick={() => save(path, name)}
              className="flex min-h-11 w-full items-center gap-3 text-left hover:text-soot disabled:opacity-60"
            >
              <Icon of={icon} size={18} />
              <span className="link">{title}</span>
              {title === SAY.invoice && <span className="text-soot tabular-nums">{invoiceNumber}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Block>
  );
}
