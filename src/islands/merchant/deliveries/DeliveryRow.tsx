/** One delivery of the route sheet: where, what, how, and what to collect. On paper with a line to sign. */

import type { SheetRow } from '../../../core/merchant/deliveries.ts';
import { DELIVERIES_COPY as SAY } from '../../../core/merchant/deliveries-copy.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import { phoneText } from '../../../core/order/view.ts';
import { exactMoney } from '../../../core/shop/money.ts';

const STATES: Readonly<Record<string, string>> = SAY.states;

export function DeliveryRow({ row }: { readonly row: SheetRow }) {
  const { number, parcel, of, state, name, phone, address, pin, services, floor, lift, lines, collect } = row;
  const how = [...services, ...(floor === null ? [] : [SAY.floor(floor, lift)])];
  return (
    <li
      data-step
      className="grid break-inside-avoid gap-x-6 gap-y-3 border-b py-4 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.8fr)]"
    >
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-small">
          {address.join(', ')} <span className="font-medium whitespace-nowrap tabular-nums">{pin}</span>
        </p>
        <p className="mt-1 text-small">
          <a className="link inline-flex min-h-6 items-center tabular-nums" href={`tel:${phone}`}>
            {phoneText(phone)}
          </a>
        </p>
      </div>
      <div className="min-w-0">
        <ul className="text-small">
          {lines.map((line) => (
            <li key={`${line.name} ${line.variant}`}>
              {line.quantity} × {line.name}
              {line.variant && <span className="text-soot">, {line.variant}</span>}
            </li>
          ))}
        </ul>
        {how.length > 0 && <p className="mt-1 text-small">{how.join(' · ')}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-small sm:items-end sm:text-right">
        <a data-focus className="link inline-flex min-h-6 items-center tabular-nums" href={orderOfficePath(number)}>
          {number}
        </a>
        {of > 1 && <p className="text-caption text-soot">{SAY.parcel(parcel, of)}</p>}
        <p className={collect > 0 ? 'font-medium' : 'text-soot'}>
          {collect > 0 ? SAY.collect(exactMoney(collect)) : SAY.paid}
        </p>
        <p className="no-print text-caption text-soot">{STATES[state] ?? state}</p>
        <p className="mt-6 hidden w-full border-t border-ink pt-1 text-left text-caption print:block">
          {SAY.signature}
        </p>
      </div>
    </li>
  );
}
