/** Fields of a collection. */
import { Field } from '../../../components/Field.tsx';
import { ENTRY_LIMITS } from '../../../core/merchant/constants.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { MarkdownField } from '../products/MarkdownField.tsx';
import { Section } from '../products/Section.tsx';
import type { FieldsProps } from './fields.ts';
import { PieceSection } from './PieceSection.tsx';

const { fields, sections } = SAY;

export function CollectionFields({ state, names, onNamed, picture }: FieldsProps) {
  const { form, set, errorOf, bind } = state;
  return (
    <>
      <Section title={sections.texts}>
        <div className="grid gap-5">
          <Field label={fields.name} {...bind('name')} />
          <Field label={fields.line} {...bind('line')} />
          <MarkdownField value={form.text} error={errorOf('text')} onChange={(text) => set({ text })} />
        </div>
      </Section>
      <Section title={sections.picture}>{picture}</Section>
      <PieceSection
        {...{ state, names, onNamed }}
        hint={SAY.pieces.collectionHint}
        most={ENTRY_LIMITS.collectionPieces}
      />
    </>
  );
}
