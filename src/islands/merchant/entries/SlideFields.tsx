/** Fields of a landing slide, with a preview. */
import { useMemo } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { ENTRY_LIMITS } from '../../../core/merchant/constants.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { ENTRY_COPY as SAY } from '../../../core/merchant/entry-form-copy.ts';
import { Section } from '../products/Section.tsx';
import { Select } from '../products/Select.tsx';
import { useCall } from '../use-call.ts';
import type { FieldsProps } from './fields.ts';
import { PieceSection } from './PieceSection.tsx';
import { SlidePreview } from './SlidePreview.tsx';

const { fields, sections } = SAY;

export function SlideFields({ state, names, onNamed, picture }: FieldsProps) {
  const { form, set, errorOf, bind } = state;
  const { response } = useCall(
    MERCHANT_ENDPOINTS.entries,
    useMemo(() => ({ params: { kind: 'categories' } }), []),
  );
  const categories = response.state === 'ready' ? response.data : [];
  const known = categories.map(({ slug, title }) => ({ value: slug, name: title }));
  const isKnown = form.category === '' || known.some(({ value }) => value === form.category);
  return (
    <>
      <Section title={sections.preview}>
        <SlidePreview form={form} names={names} />
      </Section>
      <Section title={sections.texts}>
        <div className="grid gap-5">
          <Field label={fields.slideHeadline} hint={fields.slideHeadlineHint} {...bind('headline')} />
          <Field label={fields.subText} {...bind('subText')} />
          <Field label={fields.accent} hint={fields.accentHint} {...bind('accent')} />
          <Select
            label={fields.category}
            error={errorOf('category')}
            value={form.category}
            options={[
              { value: '', name: fields.noCategory },
              ...known,
              ...(isKnown ? [] : [{ value: form.category, name: form.category }]),
            ]}
            onChange={(category) => set({ category })}
          />
          <Checkbox label={fields.active} checked={form.active} onChange={(active) => set({ active })} />
        </div>
      </Section>
      <Section title={sections.picture}>{picture}</Section>
      <PieceSection {...{ state, names, onNamed }} hint={SAY.pieces.slideHint} most={ENTRY_LIMITS.slidePieces} />
    </>
  );
}
