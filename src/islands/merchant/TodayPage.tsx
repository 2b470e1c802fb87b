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
  const periods = (
    <Tabs
      label={SAY.period}
      tabs={TODAY.periods.map((one) => [String(one), SAY.days(one)] as const)}
      chosen={String(days)}
      onChoose={(one) => setDays(Number(one))}
    />
  );
  return (
    <>
      {sales && (
        <section aria-label={SAY.sales}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 pb-1">
            <h2 className="font-serif text-name">{SAY.sales}</h2>
            {periods}
          </div>
          <p className="max-w-[62ch] pb-5 text-small text-soot">{SAY.salesHint}</p>
          <SalesPart days={days} />
        </section>
      )}
      {misses && <Misses days={days}>{!sales && periods}</Misses>}
    </>
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
