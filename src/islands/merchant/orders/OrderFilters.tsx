/** Search and filters of the list. */
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TRANSPORTS } from '../../../core/delivery/parcel.ts';
import { PARCEL_STATES } from '../../../core/delivery/parcel-states.ts';
import type { OrderFilter } from '../../../core/merchant/order-filter.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { ORDER_COPY } from '../../../core/order/copy.ts';
import { ORDER_STATES, PAYMENT_STATES } from '../../../core/order/order.ts';
import type { ChangeFilter } from './use-filter.ts';

const TYPING_MS = 250;

type Props = {
  readonly filter: OrderFilter;
  readonly onChange: ChangeFilter;
};

export function OrderFilters({ filter, onChange }: Props) {
  const { q, state, payment, parcel, by, from, to } = filter;
  const [open, setOpen] = useState(() => Boolean(state || payment || parcel || by || from || to));
  const shown = open ? '' : 'max-md:hidden';
  const [text, setText] = useState(q);
  // The address changed, by back or a tab; not the person's own typing, which may end in a space.
  useEffect(() => setText((now) => (now.trim() === q ? now : q)), [q]);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onChange({ q: text.trim() }, true), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, q, onChange]);
  // With what was typed a moment ago.
  const apply = (part: Partial<OrderFilter>) => onChange({ q: text.trim(), ...part });
  const days = (name: 'from' | 'to', value: string) => (
    <Field
      label={SAY[name]}
      type="date"
      value={value}
      onChange={({ target }) => apply({ [name]: target.value })}
      className={`min-w-0 ${shown}`}
    />
  );
  return (
    <search aria-label={SAY.filters}>
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 items-end gap-4 py-6 md:grid-cols-3 xl:grid-cols-6"
      >
        <Field
          data-search
          label={SAY.search}
          type="search"
          placeholder={SAY.searchHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          className="col-span-2 md:col-span-3 xl:col-span-6"
          end={<Icon of={Search} size={18} className="mr-3 text-soot" />}
        />
        <button
          type="button"
          aria-expanded={open}
          className="link col-span-2 -my-2 min-h-11 justify-self-start text-small md:hidden"
          onClick={() => setOpen(!open)}
        >
          {SAY.filters}
        </button>
        <SelectField
          className={shown}
          label={SAY.state}
          prompt={SAY.any}
          options={ORDER_STATES.map((one) => ORDER_COPY.state[one])}
          value={state ? ORDER_COPY.state[state] : ''}
          onChange={({ target }) =>
            apply({ state: ORDER_STATES.find((one) => ORDER_COPY.state[one] === target.value) ?? null })
          }
        />
        <SelectField
          className={shown}
          label={SAY.payment}
          prompt={SAY.any}
          options={PAYMENT_STATES.map((one) => SAY.paymentState[one])}
          value={payment ? SAY.paymentState[payment] : ''}
          onChange={({ target }) =>
            apply({ payment: PAYMENT_STATES.find((one) => SAY.paymentState[one] === target.value) ?? null })
          }
        />
        <SelectField
          className={shown}
          label={SAY.parcel}
          prompt={SAY.any}
          options={PARCEL_STATES.map((one) => SAY.parcelStates[one])}
          value={parcel ? SAY.parcelStates[parcel] : ''}
          onChange={({ target }) =>
            apply({ parcel: PARCEL_STATES.find((one) => SAY.parcelStates[one] === target.value) ?? null })
          }
        />
        <SelectField
          className={shown}
          label={SAY.by}
          prompt={SAY.any}
          options={TRANSPORTS.map((one) => SAY.byWays[one])}
          value={by ? SAY.byWays[by] : ''}
          onChange={({ target }) => apply({ by: TRANSPORTS.find((one) => SAY.byWays[one] === target.value) ?? null })}
        />
        {days('from', from)}
        {days('to', to)}
      </form>
    </search>
  );
}
