/** Fields of a collection. */
import { Field } from '../../../components/Field.tsx';
import { ENTRY_LIMITS } from '../../../core/merchant/constants.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { MarkdownField } from '../products/MarkdownField.tsx';
import { Section } from '../products/Section.tsx';
import type { FieldsProps } from './fields.ts';
import { PieceField } from './PieceField.tsx';

const { fields, sections } = SAY;

export function CollectionFields({ state, names, onNamed, picture }: FieldsProps) {
  const { form, set, errorOf } = state;
  return (
    <>
      <Section title={sections.texts}>
        <div className="grid gap-5">
          <Field
            label={fields.name}
            error={errorOf('name')}
            value={form.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <Field
            label={fields.line}
            error={errorOf('line')}
            value={form.line}
            onChange={({ target }) => set({ line: target.value })}
          />
          <MarkdownField value={form.text} error={errorOf('text')} onChange={(text) => set({ text })} />
        </div>
      </Section>
      <Section title={sections.picture}>{picture}</Section>
      <Section title={sections.pieces} hint={SAY.pieces.collectionHint}>
        <PieceField
          label={SAY.pieces.search}
          hint={SAY.pieces.searchHint}
          most={ENTRY_LIMITS.collectionPieces}
          isOrdered
          pieces={form.pieces}
          names={names}
          error={errorOf('pieces')}
          onChange={(pieces) => set({ pieces })}
          onNamed={onNamed}
        />
      </Section>
    </>
  );
}
