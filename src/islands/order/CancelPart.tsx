/** What cancelling the chosen pieces comes to: the refund, the new total, and what else changes. */
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { CANCEL_COPY as SAY } from '../../core/order/cancel-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';
import { ReturnLines } from './ReturnLines.tsx';
import type { usePartCancel } from './use-part-cancel.ts';

type Props = { readonly order: OrderView; readonly part: ReturnType<typeof usePartCancel> };

export function CancelPart({ order, part }: Props) {
  const { chosen, setChosen, state } = part;
  return (
    <>
      <ReturnLines
        lines={order.lines}
        chosen={chosen}
        fault={undefined}
        which={SAY.which}
        quantityOf={SAY.quantityOf}
        madeToOrder=""
        onChange={setChosen}
      />
      <div role="status" className="tabular-nums">
        {state.state === 'loading' && <p className="text-small text-soot">{SAY.reckoning}</p>}
        {state.state === 'failed' && <ErrorBox>{state.message}</ErrorBox>}
        {state.state === 'ready' && state.quote.problem !== null && <ErrorBox>{state.quote.problem}</ErrorBox>}
        {state.state === 'ready' && state.quote.problem === null && (
          <div className="border-l-2 border-brass pl-5">
            <p className="text-lead">
              {state.quote.back > 0 ? SAY.back(amountText(order, state.quote.back)) : SAY.nothingBack}
            </p>
            <p className="mt-1 text-soot">
              {SAY.newTotal(amountText(order, state.quote.total), amountText(order, state.quote.was))}
            </p>
            <ul className="mt-3 text-small text-soot">
              {state.quote.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
