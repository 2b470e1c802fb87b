/** First screen of the back office: what waits, then figures for those whose role includes them. */
import { useState } from 'react';
import { TODAY } from '../../core/merchant/constants.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import type { Role } from '../../core/merchant/role.ts';
import { TODAY_COPY as SAY } from '../../core/merchant/today-copy.ts';
import { Gate } from './Gate.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tabs } from './Tabs.tsx';
import { Misses } from './today/Misses.tsx';
import { SalesPart } from './today/SalesPart.tsx';
import { WaitingList } from './today/WaitingList.tsx';

function Statistics({ role }: { readonly role: Role }) {
  const [days, setDays] = useState<number>(TODAY.periods[1]);
  const [sales, misses] = [mayCall(role, 'sales'), mayCall(role, 'searchMisses')];
  if (!sales && !misses) return null;
  return (
    <section aria-label={SAY.sales}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 pb-1">
        {sales && <h2 className="font-serif text-name">{SAY.sales}</h2>}
        <Tabs
          label={SAY.period}
          tabs={TODAY.periods.map((one) => [String(one), SAY.days(one)] as const)}
          chosen={String(days)}
          onChoose={(one) => setDays(Number(one))}
        />
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
