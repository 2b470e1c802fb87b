/** Filter of the log; its values are in the address. */
import type { SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { DEEDS, LOG_COPY as SAY } from '../../../core/merchant/log-copy.ts';
import type { Person } from '../../../core/merchant/people.ts';
import { Select } from '../products/Select.tsx';

type Option = { readonly value: string; readonly name: string };

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
    // A new address fills the fields anew, and so do the people who can be chosen.
    <form
      key={`${query} ${people.length}`}
      onSubmit={submit}
      className="mb-8 grid grid-cols-2 items-end gap-4 md:grid-cols-3 2xl:grid-cols-[1fr_1.4fr_1.2fr_10rem_10rem_auto]"
    >
      <Select
        label={SAY.person}
        name="person"
        initial={value('person')}
        options={[
          { value: '', name: SAY.everyone },
          { value: 'key', name: SAY.key },
          ...people.map(({ id, name, email }) => ({ value: id, name: name || email })),
        ]}
      />
      <Select
        label={SAY.what}
        name="call"
        initial={value('call')}
        options={[{ value: '', name: SAY.anything }, ...Object.entries(DEEDS).map(asOption)]}
      />
      <Field
        data-search
        label={SAY.subject}
        name="subject"
        defaultValue={value('subject')}
        spellCheck={false}
        maxLength={254}
      />
      <Field label={SAY.from} name="from" type="date" defaultValue={value('from')} />
      <Field label={SAY.to} name="to" type="date" defaultValue={value('to')} />
      <Button type="submit" kind="outline" className="md:justify-self-start 2xl:justify-self-stretch">
        {SAY.show}
      </Button>
    </form>
  );
}
