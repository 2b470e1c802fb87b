/** Sizes, materials, care and assembly of a product. */
import { Field } from '../../../components/Field.tsx';
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import type { ProductForm } from '../../../core/merchant/product-form.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import { ListedField } from './ListedField.tsx';
import { type Numbers, PackedFields } from './PackedFields.tsx';
import { Section } from './Section.tsx';
import type { Editor } from './use-editor.ts';

const { fields } = FIELDS_COPY;

const PATHS: Readonly<Record<Numbers, string>> = {
  width: 'dimensions.width',
  depth: 'dimensions.depth',
  height: 'dimensions.height',
  weight: 'weight',
  minutes: 'assembly.minutes',
  people: 'assembly.people',
};

type Props = { readonly editor: Editor; readonly choices: ProductChoices };

export function MeasureFields({ editor, choices }: Props) {
  const { form, set, errorOf } = editor;
  const number = (name: Numbers) => (
    <Field
      label={fields[name]}
      inputMode="decimal"
      error={errorOf(PATHS[name])}
      value={form[name]}
      onChange={({ target }) => set({ [name]: target.value } as Partial<ProductForm>)}
    />
  );
  return (
    <Section title={SAY.sections.measures}>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        {number('width')}
        {number('depth')}
        {number('height')}
        {number('weight')}
      </div>
      <PackedFields editor={editor} />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <ListedField
          label={fields.materials}
          hint={fields.listHint}
          value={form.materials}
          words={choices.materials}
          error={errorOf('materials')}
          onChange={(materials) => set({ materials })}
        />
        <ListedField
          label={fields.colours}
          hint={fields.listHint}
          value={form.colours}
          words={choices.colours}
          error={errorOf('colours')}
          onChange={(colours) => set({ colours })}
        />
        <FieldFrame label={fields.care} error={errorOf('care')} className="sm:col-span-2">
          {(marks) => (
            <textarea
              {...marks}
              rows={2}
              className={`${FIELD_BOX} h-auto resize-y px-3.5 py-3`}
              value={form.care}
              onChange={({ target }) => set({ care: target.value })}
            />
          )}
        </FieldFrame>
        <Field
          className="sm:col-span-2"
          label={fields.includes}
          hint={fields.includesHint}
          error={errorOf('includes')}
          value={form.includes}
          onChange={({ target }) => set({ includes: target.value })}
        />
        {number('minutes')}
        {number('people')}
      </div>
    </Section>
  );
}
