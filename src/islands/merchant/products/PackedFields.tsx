/** Measures of a product's box. */
import { Field } from '../../../components/Field.tsx';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import { PACKED_SIDES } from '../../../core/merchant/product-form.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import type { Editor } from './use-editor.ts';

type Props = { readonly editor: Editor; readonly choices: ProductChoices };

export type Numbers = 'width' | 'depth' | 'height' | 'weight' | 'minutes' | 'people';

/** The box of a piece that travels folded, rolled or in parts. */
export function PackedFields({ editor }: Pick<Props, 'editor'>) {
  const { form, set, errorOf } = editor;
  const isGiven = PACKED_SIDES.some((side) => form.packed[side] !== '');
  return (
    <details className="mt-5" open={isGiven || PACKED_SIDES.some((side) => errorOf(`packed.${side}`))}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{FIELDS_COPY.packed.title}</summary>
      <p className="max-w-[60ch] text-small text-soot">{FIELDS_COPY.packed.hint}</p>
      <div className="mt-3 grid grid-cols-2 gap-5 sm:grid-cols-4">
        {PACKED_SIDES.map((side) => (
          <Field
            key={side}
            label={FIELDS_COPY.packed.fields[side]}
            inputMode="decimal"
            error={errorOf(`packed.${side}`)}
            value={form.packed[side]}
            onChange={({ target }) => set({ packed: { ...form.packed, [side]: target.value } })}
          />
        ))}
      </div>
    </details>
  );
}
