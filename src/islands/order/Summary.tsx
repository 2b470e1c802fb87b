/** Summary beside the order: totals, address, payment, documents. */
import { FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PAY_COPY } from '../../core/order/pay-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { phoneText } from '../../core/order/view.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { downloadInvoice } from '../../stores/order.ts';
import { Totals } from './Totals.tsx';
import { useSubmit } from './use-submit.ts';

type BlockProps = { readonly title: string; readonly screenOnly?: boolean; readonly children: ReactNode };

function Block({ title, screenOnly, children }: BlockProps) {
  return (
    <div className={`border-t pt-5 first:border-t-0 first:pt-0 ${screenOnly ? 'no-print' : ''}`}>
      <h2 className="label text-soot">{title}</h2>
      <div className="mt-2.5">{children}</div>
    </div>
  );
}

export function Summary({ order }: { readonly order: OrderView }) {
  const { address, contact, payment } = order;
  const { busy, failure, submit } = useSubmit();
  const sample = isSampleOrder({ payment });
  const paper = 'flex min-h-11 items-center gap-3 decoration-1 underline-offset-4 hover:underline';
  return (
    <div className="flex flex-col gap-7 bg-linen p-6 md:p-8 print:bg-transparent print:p-0">
      {!sample && <Totals order={order} />}
      <Block title={order.pickup ? PICKUP_COPY.to : SAY.to}>
        <address className="not-italic">
          {address.name || contact.name}
          <span className="block text-soot">
            {[address.line1, address.line2].filter(Boolean).join(', ')}
            <br />
            {address.city} {address.pin}
            <br />
            {address.state}
          </span>
          <span className="block text-soot tabular-nums">{phoneText(address.phone || contact.phone)}</span>
        </address>
      </Block>
      <Block title={SAY.payment}>
        <p>{paymentMethodName(payment.method, order.pickup !== null)}</p>
        {!sample && (
          <p className="text-soot">
            {PAY_COPY.states[payment.state]}
            {payment.reference && <span className="block tabular-nums">{payment.reference}</span>}
          </p>
        )}
      </Block>
      <Block title={SAY.papers} screenOnly>
        <div className="-my-2 text-small">
          {!sample && (
            <button
              type="button"
              disabled={busy}
              onClick={() => submit(() => downloadInvoice(order))}
              className={paper}
            >
              <Icon of={FileText} size={18} />
              {order.invoiceNumber ? SAY.invoice(order.invoiceNumber) : SAY.summary}
            </button>
          )}
          {failure && <ErrorBox>{failure}</ErrorBox>}
          <button type="button" onClick={() => window.print()} className={paper}>
            <Icon of={Printer} size={18} />
            {SAY.print}
          </button>
        </div>
        {!order.invoiceNumber && !sample && <p className="mt-2 text-caption text-soot">{SAY.summaryLine}</p>}
      </Block>
    </div>
  );
}
