/** Name, line and description of a product. */
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { FIELDS_COPY } from '../../../core/merchant/product-fields-copy.ts';
import { suggestSku } from '../../../core/merchant/product-form.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { Section } from './Section.tsx';
import type { Editor } from './use-editor.ts';

const LINE = 160;
const { fields } = FIELDS_COPY;

export function TextFields({ editor }: { readonly editor: Editor }) {
  const { form, set, errorOf, product } = editor;
  const left = LINE - form.short.trim().length;

  function rename(name: string): void {
    // Until it is typed or saved, the SKU follows the name.
    const isOwn = product !== null || form.sku !== suggestSku(form.name);
    set({ name, ...(!isOwn && { sku: suggestSku(name) }) });
  }

  return (
    <Section title={SAY.sections.texts}>
      <div className="grid gap-5">
        <Field
          label={fields.name}
          error={errorOf('name')}
          value={form.name}
          onChange={({ target }) => rename(target.value)}
        />
        <Field
          label={fields.short}
          hint={left < 0 ? <span className="text-danger">{fields.shortLong(-left)}</span> : fields.shortHint(left)}
          error={errorOf('short')}
          value={form.short}
          onChange={({ target }) => set({ short: target.value })}
        />
        <MarkdownField
          value={form.description}
          error={errorOf('description')}
          onChange={(description) => set({ description })}
        />
      </div>
    </Section>
  );
}
