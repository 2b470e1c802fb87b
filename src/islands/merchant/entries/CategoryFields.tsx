/** Fields of a category. */
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { MarkdownField } from '../products/MarkdownField.tsx';
import { Section } from '../products/Section.tsx';
import type { FieldsProps } from './fields.ts';
import { GroupFields } from './GroupFields.tsx';
import { PieceField } from './PieceField.tsx';

const { fields, sections } = SAY;

export function CategoryFields({ state, names, mayArrange, onNamed, picture }: FieldsProps) {
  const { form, set, errorOf, bind } = state;
  return (
    <>
      <Section title={sections.texts}>
        <div className="grid gap-5">
          <Field label={fields.name} {...bind('name')} />
          <Field label={fields.short} hint={fields.shortHint} {...bind('short')} />
          <Field label={fields.headline} hint={fields.headlineHint} {...bind('headline')} />
          <MarkdownField value={form.text} error={errorOf('text')} onChange={(text) => set({ text })} />
        </div>
      </Section>
      <Section title={sections.picture}>
        {picture}
        {form.picture && (
          <div className="mt-6">
            <PieceField
              label={SAY.pieces.one}
              hint={SAY.pieces.oneHint}
              most={1}
              pieces={form.product === '' ? [] : [form.product]}
              names={names}
              error={errorOf('picture.product')}
              onChange={([product = '']) => set({ product })}
              onNamed={onNamed}
            />
          </div>
        )}
      </Section>
      {mayArrange && (
        <>
          <Section title={sections.place}>
            <Checkbox
              label={fields.topSelling}
              checked={form.topSelling}
              onChange={(topSelling) => set({ topSelling })}
            />
          </Section>
          <Section title={sections.groups} hint={SAY.groups.hint}>
            <GroupFields state={state} />
          </Section>
        </>
      )}
    </>
  );
}
