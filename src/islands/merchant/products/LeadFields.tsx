/** When a variant is ready: made to order, or from a day on. */
import { Field } from '../../../components/Field.tsx';
import { FIELDS_COPY as SAY } from '../../../core/merchant/product-fields-copy.ts';
import type { FormVariant } from '../../../core/merchant/variant-form.ts';
import type { Editor } from './use-editor.ts';

const { fields } = SAY;

export type Props = { readonly editor: Editor; readonly disabled?: boolean };

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
