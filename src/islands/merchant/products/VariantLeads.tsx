/** When each variant can leave: made within some weeks, or from the day on which its stock arrives. */
import { FIELDS_COPY as SAY } from '../../../core/merchant/product-fields-copy.ts';
import { LeadFields, type Props } from './LeadFields.tsx';

const { fields, leads: TEXT } = SAY;

export function VariantLeads({ editor }: Props) {
  const { variants } = editor.form;
  return (
    <details open={variants.some(({ leadWeeks, arrivesOn }) => leadWeeks || arrivesOn)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{TEXT.title}</summary>
      <p className="max-w-[60ch] text-small text-soot">{TEXT.hint}</p>
      <ul className="mt-2">
        {variants.map((row, at) => {
          const name = row.values.join(' / ') || fields.name;
          return (
            <li
              key={row.key}
              className="grid grid-cols-2 items-end gap-x-4 gap-y-2 border-b py-3 sm:grid-cols-[minmax(0,1fr)_8rem_12rem]"
            >
              <p className="text-small font-medium max-sm:col-span-2 sm:pb-3">{name}</p>
              <LeadFields editor={editor} at={at} name={name} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
