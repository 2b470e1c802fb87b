/** SKU, and price and stock of a product that is sold as it is. */
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import type { FormVariant } from '../../../core/merchant/variant-form.ts';
import { LeadFields } from './LeadFields.tsx';
import { Section } from './Section.tsx';
import type { Editor } from './use-editor.ts';

const { fields } = FIELDS_COPY;

export function OfferFields({ editor, maySell }: { readonly editor: Editor; readonly maySell: boolean }) {
  const { form, set, errorOf } = editor;
  const [row] = form.variants;
  const put = (part: Partial<FormVariant>) =>
    set({ variants: form.variants.map((one, at) => (at === 0 ? { ...one, ...part } : one)) });
  const number = (name: 'price' | 'originalPrice' | 'stock', hint?: string) =>
    row && (
      <Field
        label={fields[name]}
        hint={hint}
        inputMode="numeric"
        disabled={!maySell}
        error={errorOf(`variants.0.${name}`)}
        value={row[name]}
        onChange={({ target }) => put({ [name]: target.value })}
      />
    );
  return (
    <Section
      title={form.options.length === 0 ? SAY.sections.offer : SAY.sections.sku}
      {...(!maySell && { hint: SAY.noOffer })}
    >
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {form.options.length === 0 && (
          <>
            {number('price')}
            {number('originalPrice', fields.originalHint)}
            {number('stock')}
            <LeadFields editor={editor} at={0} name="" disabled={!maySell} />
          </>
        )}
        <Field
          label={fields.sku}
          hint={fields.skuHint}
          autoCapitalize="characters"
          autoComplete="off"
          disabled={!maySell}
          error={errorOf('sku')}
          value={form.sku}
          onChange={({ target }) => set({ sku: target.value.toUpperCase() })}
        />
      </div>
    </Section>
  );
}
