/** Where a product stands in the shop: state, category, type, brand, collections and marks. */
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import { PRODUCT_STATES, type ProductState } from '../../../core/product/state.ts';
import { ListedField } from './ListedField.tsx';
import { Section } from './Section.tsx';
import { Select } from './Select.tsx';
import type { Editor } from './use-editor.ts';

const { sections } = SAY;
const { fields } = FIELDS_COPY;

type Props = { readonly editor: Editor; readonly choices: ProductChoices; readonly maySell: boolean };

export function PlaceFields({ editor, choices, maySell }: Props) {
  const { form, set, errorOf } = editor;
  const toggle = (slug: string, isIn: boolean) =>
    set({ collections: isIn ? [...form.collections, slug] : form.collections.filter((one) => one !== slug) });
  return (
    <>
      <Section title={sections.state}>
        <div className="grid gap-5">
          <Select
            label={fields.state}
            hint={SAY.stateHints[form.state]}
            disabled={!maySell}
            value={form.state}
            options={PRODUCT_STATES.filter((state) => state !== 'deleted' || form.state === 'deleted').map((state) => ({
              value: state,
              name: SAY.states[state],
            }))}
            onChange={(state) => set({ state: state as ProductState })}
          />
          {form.state === 'scheduled' && (
            <Field
              type="datetime-local"
              label={fields.publishFrom}
              error={errorOf('publishFrom')}
              disabled={!maySell}
              value={form.publishFrom}
              onChange={({ target }) => set({ publishFrom: target.value })}
            />
          )}
        </div>
      </Section>
      <Section title={sections.place}>
        <div className="grid gap-5">
          <Select
            label={SAY.category}
            error={errorOf('category')}
            value={form.category}
            options={choices.categories.map(({ slug, name }) => ({ value: slug, name }))}
            onChange={(category) => set({ category })}
          />
          <ListedField
            label={fields.type}
            hint={fields.typeHint}
            value={form.type}
            words={choices.types}
            error={errorOf('type')}
            onChange={(type) => set({ type })}
          />
          <ListedField
            label={fields.brand}
            value={form.brand}
            words={choices.brands}
            error={errorOf('brand')}
            onChange={(brand) => set({ brand })}
          />
          {choices.collections.length > 0 && (
            <fieldset>
              <legend className="text-small font-medium">{fields.collections}</legend>
              {choices.collections.map(({ slug, name }) => (
                <Checkbox
                  key={slug}
                  label={name}
                  checked={form.collections.includes(slug)}
                  onChange={(isIn) => toggle(slug, isIn)}
                />
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend className="text-small font-medium">{sections.flags}</legend>
            {(['isNew', 'isFeatured', 'madeToOrder'] as const).map((flag) => (
              <Checkbox key={flag} label={fields[flag]} checked={form[flag]} onChange={(on) => set({ [flag]: on })} />
            ))}
          </fieldset>
        </div>
      </Section>
    </>
  );
}
