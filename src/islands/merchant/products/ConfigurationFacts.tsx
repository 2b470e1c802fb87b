/** The options of a product that have no variants, as its file has them. They are read here and changed in the file. */
import { CHOOSER_COPY, CONFIGURATION_COPY as TEXT } from '../../../core/configuration/copy.ts';
import type { ConfigurationModel, Option } from '../../../core/configuration/model.ts';
import { surcharge } from '../../../core/configuration/price.ts';
import type { EditedConfiguration } from '../../../core/merchant/edited-product-shapes.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';
import { Section } from './Section.tsx';

type Props = { readonly slug: string; readonly model: EditedConfiguration };

/** '160 cm to 280 cm, +₹550', or each choice with its surcharge. */
function valuesOf(model: ConfigurationModel, option: Option): string[] {
  if (option.kind === 'size') {
    const [from, to] = [TEXT.centimetres(option.from), TEXT.centimetres(option.to)];
    return [SAY.configuration.size(from, to, option.step, exactMoney(option.perCm))];
  }
  return option.choices.map(({ id, name }) =>
    [name, TEXT.surcharge(surcharge(model, option.id, id))].filter(Boolean).join(' '),
  );
}

export function ConfigurationFacts({ slug, model }: Props) {
  return (
    <Section title={SAY.configuration.title} hint={SAY.configuration.hint(`content/products/${slug}.md`)}>
      <p className="text-small tabular-nums">
        {SAY.configuration.base(exactMoney(model.price), CHOOSER_COPY.days(model.days))}
      </p>
      <dl className="mt-3 text-small">
        {model.options.map((option) => (
          <div key={option.id} className="border-t py-3">
            <dt className="text-soot">{option.name}</dt>
            <dd className="mt-0.5 flex flex-wrap gap-x-5 tabular-nums">
              {valuesOf(model, option).map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {model.exclusions.length > 0 && (
        <ul className="border-t pt-3 text-small text-soot">
          {model.exclusions.map(({ reason }) => (
            <li key={reason} className="py-0.5">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
