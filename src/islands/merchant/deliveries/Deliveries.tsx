/** The sheet of a day's deliveries. */
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { Field } from '../../../components/Field.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { dayText, indiaDay } from '../../../core/delivery/delivery.ts';
import { addDays } from '../../../core/delivery/lead.ts';
import { SLOT_COPY } from '../../../core/delivery/slot-copy.ts';
import { groupsOf } from '../../../core/merchant/deliveries.ts';
import { DELIVERIES_COPY as SAY } from '../../../core/merchant/deliveries-copy.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { Select } from '../products/Select.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { useCall } from '../use-call.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(search: string): string {
  const given = new URLSearchParams(search).get('day') ?? '';
  return DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : indiaDay(new Date());
}

export function Deliveries() {
  const [day, setDay] = useState(() => readDay(window.location.search));
  const [zone, setZone] = useState('');
  const options = useMemo(() => ({ query: { day } }), [day]);
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.deliveries, options, true);
  function go(next: string): void {
    if (!DAY.test(next)) return;
    setDay(next);
    window.history.replaceState(null, '', `${MERCHANT_PAGES.deliveries.path}?day=${next}`);
  }
  const sheet = response.state === 'ready' && response.data.day === day ? response.data : null;
  const zones = [...new Map(sheet?.rows.map((row) => [row.zone, row.zoneName]))];
  const groups = groupsOf(sheet?.rows ?? [], zones.some(([id]) => id === zone) ? zone : '');
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <div className="max-w-280">
      <p className="no-print max-w-[60ch] text-soot">
        {SAY.line}{' '}
        <a className="link inline-flex min-h-6 items-center text-ink" href={`${MERCHANT_PAGES.orders.path}?by=van`}>
          {SAY.unbooked}
        </a>
      </p>
      <div className="no-print mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Button kind="outline" aria-label={SAY.earlier} onClick={() => go(addDays(day, -1))}>
          ←
        </Button>
        <div className="w-44">
          <Field type="date" label={SAY.day} value={day} onChange={({ target }) => go(target.value)} />
        </div>
        <Button kind="outline" aria-label={SAY.later} onClick={() => go(addDays(day, 1))}>
          →
        </Button>
        {zones.length > 1 && (
          <div className="w-52">
            <Select
              label={SAY.zone}
              value={zone}
              options={[{ value: '', name: SAY.allZones }, ...zones.map(([value, name]) => ({ value, name }))]}
              onChange={setZone}
            />
          </div>
        )}
        <Button className="sm:ml-auto" disabled={shown === 0} onClick={() => window.print()}>
          {SAY.print}
        </Button>
      </div>
      <h2 className="mt-8 font-serif text-heading">{dayText(day)}</h2>
      <p role="status" className="text-small text-soot">
        {sheet && shown > 0 && SAY.count(shown)}
      </p>
      {response.state === 'failed' && <LoadError title={SAY.failed} onRetry={reload} />}
      {response.state !== 'failed' && !sheet && (
        <div aria-busy="true" className="mt-4">
          <p className="sr-only">{SAY.loading}</p>
          {['a', 'b', 'c'].map((one) => (
            <Skeleton key={one} className="mt-3 h-24 w-full" />
          ))}
        </div>
      )}
      {sheet && shown === 0 && <Empty title={SAY.none} hint={SAY.noneHint} className="mt-4" />}
      {groups.map(({ key, first, rows }) => (
        <section key={key} className="mt-8" aria-label={`${first.zoneName}, ${SLOT_COPY.hours(first.from, first.to)}`}>
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
            <span className="font-medium tabular-nums">{SLOT_COPY.hours(first.from, first.to)}</span>
            <span className="text-small text-soot">
              {first.zoneName} · {SAY.count(rows.length)}
            </span>
          </h3>
          <ol>
            {rows.map((row) => (
              <DeliveryRow key={`${row.number} ${row.parcel}`} row={row} />
            ))}
          </ol>
        </section>
      ))}
      <Shortcuts />
    </div>
  );
}
