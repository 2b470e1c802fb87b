/** When each variant can leave: made within some weeks, or from the day on which its stock arrives. */
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { FormVariant } from '../../../core/merchant/variant-form.ts';
import type { Editor } from './use-editor.ts';

const { fields, leads: TEXT } = SAY;

type Props = { readonly editor: Editor; readonly disabled?: boolean };

/** The two fields of one variant. name: of the variant, '' where it is the product. */
export function LeadFields({ editor, at, name, disabled }: Props & { readonly at: number; readonly name: string }) {
  const { form, set, errorOf } = editor;
  const row = form.variants[at];
  if (!row) return null;
  const put = (part: Partial<FormVariant>) =>
    set({ variants: form.variants.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const label = (text: string) => (name ? SAY.options.of(text, name) : text);
  return (
    <>
      <Field
        label={fields.leadWeeks}
        hint={name ? undefined : fields.leadHint}
        aria-label={label(fields.leadWeeks)}
        inputMode="numeric"
        disabled={disabled}
        error={errorOf(`variants.${at}.leadWeeks`)}
        value={row.leadWeeks}
        onChange={({ target }) => put({ leadWeeks: target.value })}
      />
      <Field
        type="date"
        label={fields.arrivesOn}
        hint={name ? undefined : fields.arrivesHint}
        aria-label={label(fields.arrivesOn)}
        disabled={disabled}
        error={errorOf(`variants.${at}.arrivesOn`)}
        value={row.arrivesOn}
        onChange={({ target }) => put({ arrivesOn: target.value })}
      />
    </>
  );
}

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
