/** First screen of the back office: what waits, then figures for those whose role includes them. */
import { useState } from 'react';
import { TODAY } from '../../core/merchant/constants.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { mayCall, type Role } from '../../core/merchant/roles.ts';
import { TODAY_COPY as SAY } from '../../core/merchant/today-copy.ts';
import { Gate } from './Gate.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Misses } from './today/Misses.tsx';
import { SalesPart } from './today/SalesPart.tsx';
import { WaitingList } from './today/WaitingList.tsx';

function Periods({ days, onChange }: { readonly days: number; readonly onChange: (days: number) => void }) {
  return (
    <fieldset className="flex gap-x-6">
      <legend className="sr-only">{SAY.period}</legend>
      {TODAY.periods.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === days}
          onClick={() => onChange(one)}
          className="min-h-11 text-small text-soot decoration-1 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline"
        >
          {SAY.days(one)}
        </button>
      ))}
    </fieldset>
  );
}

function Statistics({ role }: { readonly role: Role }) {
  const [days, setDays] = useState<number>(TODAY.periods[1]);
  const [sales, misses] = [mayCall(role, 'sales'), mayCall(role, 'searchMisses')];
  if (!sales && !misses) return null;
  return (
    <section aria-label={SAY.sales}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 pb-1">
        {sales && <h2 className="font-serif text-name">{SAY.sales}</h2>}
        <Periods days={days} onChange={setDays} />
      </div>
      {sales && <p className="max-w-[62ch] pb-5 text-small text-soot">{SAY.salesHint}</p>}
      {sales && <SalesPart days={days} />}
      {misses && <Misses days={days} />}
    </section>
  );
}

export function TodayPage() {
  return (
    <Gate page={MERCHANT_PAGES.today}>
      {({ role }) => (
        <div className="max-w-320">
          <WaitingList />
          <Statistics role={role} />
          <Shortcuts />
        </div>
      )}
    </Gate>
  );
}
