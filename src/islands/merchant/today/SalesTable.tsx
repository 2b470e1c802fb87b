/** Sales per day as a table: shown to screen readers always, to others on demand. */
import { useState } from 'react';
import { longDay, moneyText } from '../../../core/merchant/day-text.ts';
import type { CurrencySales } from '../../../core/merchant/sales.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { groupDigits } from '../../../core/shop/digits.ts';

export function SalesTable({ sales, days }: { readonly sales: CurrencySales; readonly days: number }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative pt-2">
      <button
        type="button"
        aria-expanded={shown}
        className="link min-h-11 text-small text-soot"
        onClick={() => setShown(!shown)}
      >
        {shown ? SAY.hideTable : SAY.asTable}
      </button>
      {/* A table itself does not shrink to nothing. */}
      <div className={shown ? 'mt-2' : 'sr-only'}>
        <table className="w-full max-w-160 text-small tabular-nums">
          <caption className="sr-only">{SAY.chart(days)}</caption>
          <thead>
            <tr className="border-b text-left text-soot">
              <th scope="col" className="py-2 font-normal">
                {SAY.day}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {SAY.orders}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {SAY.revenue}
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.days.map(({ day, orders, revenue }) => (
              <tr key={day} className="border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  {longDay(day)}
                </th>
                <td className="py-2 text-right">{groupDigits(orders)}</td>
                <td className="py-2 text-right">{moneyText(revenue, sales.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
