/** Filter of the log; its values are in the address. */
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { FIELD_BOX } from '../../../components/FieldFrame.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { DEEDS, LOG_COPY as SAY } from '../../../core/merchant/log-copy.ts';
import type { Person } from '../../../core/merchant/people.ts';

type Option = { readonly value: string; readonly name: string };

function Choice({ label, name, value, options }: { label: string; name: string; value: string; options: Option[] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={`${FIELD_BOX} appearance-none truncate pr-11 pl-3.5`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-[15px] right-3.5" />
      </div>
    </div>
  );
}

/** 'changed the role of' → 'Changed the role' */
const asOption = ([value, deed]: [string, string]): Option => ({
  value,
  name: `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`.replace(/ of$/, ''),
});

type Props = {
  readonly query: URLSearchParams;
  readonly people: readonly Person[];
  readonly onFilter: (query: URLSearchParams) => void;
};

export function LogFilter({ query, people, onFilter }: Props) {
  const value = (name: string) => query.get(name) ?? '';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, text]) => text !== '');
    onFilter(new URLSearchParams(given as [string, string][]));
  }

  return (
    // A new address fills the fields anew.
    <form
      key={query.toString()}
      onSubmit={submit}
      className="mb-8 grid grid-cols-2 items-end gap-4 md:grid-cols-3 2xl:grid-cols-[1fr_1.4fr_1.2fr_10rem_10rem_auto]"
    >
      <Choice
        label={SAY.person}
        name="person"
        value={value('person')}
        options={[
          { value: '', name: SAY.everyone },
          { value: 'key', name: SAY.key },
          ...people.map(({ id, name, email }) => ({ value: id, name: name || email })),
        ]}
      />
      <Choice
        label={SAY.what}
        name="call"
        value={value('call')}
        options={[{ value: '', name: SAY.anything }, ...Object.entries(DEEDS).map(asOption)]}
      />
      <Field label={SAY.subject} name="subject" defaultValue={value('subject')} spellCheck={false} maxLength={254} />
      <Field label={SAY.from} name="from" type="date" defaultValue={value('from')} />
      <Field label={SAY.to} name="to" type="date" defaultValue={value('to')} />
      <Button type="submit" kind="outline">
        {SAY.show}
      </Button>
    </form>
  );
}
