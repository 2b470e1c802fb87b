/** The products of a collection or slide, in their order. */
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { Section } from '../products/Section.tsx';
import type { FieldsProps } from './fields.ts';
import { PieceField } from './PieceField.tsx';

type Props = Pick<FieldsProps, 'state' | 'names' | 'onNamed'> & {
  readonly hint: string;
  /** Products it may have. */
  readonly most: number;
};

export function PieceSection({ state, hint, most, names, onNamed }: Props) {
  const { form, set, errorOf } = state;
  return (
    <Section title={SAY.sections.pieces} hint={hint}>
      <PieceField
        label={SAY.pieces.search}
        hint={SAY.pieces.searchHint}
        most={most}
        isOrdered
        pieces={form.pieces}
        names={names}
        error={errorOf('pieces')}
        onChange={(pieces) => set({ pieces })}
        onNamed={onNamed}
      />
    </Section>
  );
}
