/** Options of a product with their values, and the grid of variants that follows from them. */
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_LIMITS } from '../../../core/merchant/constants.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import { type FormOption, type FormVariant, newKey } from '../../../core/merchant/variant-form.ts';
import { gridOf } from '../../../core/merchant/variant-grid.ts';
import { Section } from './Section.tsx';
import { Swatches } from './Swatches.tsx';
import type { Editor } from './use-editor.ts';
import { VariantGrid } from './VariantGrid.tsx';
import { VariantLeads } from './VariantLeads.tsx';

const { options: TEXT } = FIELDS_COPY;

export function OptionFields({ editor, maySell }: { readonly editor: Editor; readonly maySell: boolean }) {
  const { form, set, errorOf } = editor;
  const earlier = useRef<readonly FormVariant[]>([]);

  function put(options: readonly FormOption[]): void {
    // A value that is typed again has its row again.
    earlier.current = [...earlier.current, ...form.variants];
    set({ options, variants: gridOf(options, form.variants, form.sku, earlier.current) });
  }
  const change = (option: FormOption) => put(form.options.map((one) => (one.key === option.key ? option : one)));
  const add = () => put([...form.options, { key: newKey(), name: '', values: '', swatches: {} }]);

  return (
    <Section title={SAY.sections.options} {...(form.options.length === 0 && { hint: TEXT.none })}>
      <fieldset disabled={!maySell} className="grid gap-6">
        <legend className="sr-only">{SAY.sections.options}</legend>
        {form.options.map((option, at) => (
          <div key={option.key} className="grid gap-x-5 gap-y-3 border-b pb-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field
              label={TEXT.name}
              hint={TEXT.nameHint}
              error={errorOf(`options.${at}.name`)}
              value={option.name}
              onChange={({ target }) => change({ ...option, name: target.value })}
            />
            <Field
              label={TEXT.values}
              hint={TEXT.valuesHint}
              error={errorOf(`options.${at}.values`)}
              value={option.values}
              onChange={({ target }) => change({ ...option, values: target.value })}
            />
            <Swatches option={option} onChange={change} />
            <Button
              kind="quiet"
              className="min-h-11 justify-self-start"
              onClick={() => put(form.options.filter((one) => one.key !== option.key))}
            >
              {TEXT.remove(option.name)}
            </Button>
          </div>
        ))}
        {form.options.length < PRODUCT_LIMITS.options && (
          <Button kind="outline" className="justify-self-start" onClick={add}>
            {TEXT.add}
          </Button>
        )}
        {form.options.length > 0 && (
          <>
            <VariantGrid editor={editor} />
            <VariantLeads editor={editor} />
          </>
        )}
      </fieldset>
    </Section>
  );
}
