/** Columns of a category's menu: a title and the types of products in it. */
import { X } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { type FormGroup, movedTo, newGroup } from '../../../core/merchant/entry-form.ts';
import { ENTRY_COPY } from '../../../core/merchant/entry-form-copy.ts';
import { announce } from '../../../stores/announcements.ts';
import { OrderButtons } from '../OrderButtons.tsx';
import type { EntryState } from './fields.ts';

const { groups: SAY } = ENTRY_COPY;

export function GroupFields({ state }: { readonly state: EntryState }) {
  const { form, set, errorOf } = state;
  const { groups } = form;
  const change = (key: string, part: Partial<FormGroup>) =>
    set({ groups: groups.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <>
      <ul>
        {groups.map((group, index) => {
          const name = group.title.trim() || SAY.nameless;
          return (
            <li
              key={group.key}
              className="grid gap-x-4 gap-y-3 border-b py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:items-start"
            >
              <Field
                label={SAY.title}
                error={errorOf(`groups.${index}.title`)}
                value={group.title}
                onChange={({ target }) => change(group.key, { title: target.value })}
              />
              <Field
                label={SAY.types}
                hint={index === 0 ? SAY.typesHint : undefined}
                error={errorOf(`groups.${index}.types`)}
                value={group.types}
                onChange={({ target }) => change(group.key, { types: target.value })}
              />
              <div className="flex sm:pt-7">
                <OrderButtons
                  name={name}
                  index={index}
                  total={groups.length}
                  onMove={(to) => {
                    set({ groups: movedTo(groups, index, to) });
                    announce(ENTRY_COPY.moved(name, to + 1));
                  }}
                />
                <button
                  type="button"
                  aria-label={SAY.remove(group.title.trim())}
                  className="grid size-11 place-items-center text-soot hover:text-ink"
                  onClick={() => set({ groups: groups.filter(({ key }) => key !== group.key) })}
                >
                  <Icon of={X} size={18} />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <Button kind="outline" className="mt-5" onClick={() => set({ groups: [...groups, newGroup()] })}>
        {SAY.add}
      </Button>
    </>
  );
}
