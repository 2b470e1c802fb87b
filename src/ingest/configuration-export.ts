/** Writes a configuration model as the front matter that is read as the same model. */
import type { EditedConfiguration } from '../core/merchant/edited-product-shapes.ts';
import { exactMoney, toMajor } from '../core/shop/money.ts';

type Option = EditedConfiguration['options'][number];
type Choice = Extract<Option, { kind: 'choice' }>['choices'][number];

const filled = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== ''));

/** '+₹4,000', '-₹500'. */
const amount = (minor: number) => `${minor < 0 ? '-' : '+'}${exactMoney(Math.abs(minor))}`;

/** '+6 %'; undefined for a choice without a surcharge. A file has one or the other. */
function surchargeOf({ add, percent }: Choice): string | undefined {
  if (add !== 0) return amount(add);
  return percent === 0 ? undefined : `${percent < 0 ? '-' : '+'}${Math.abs(percent) / 100} %`;
}

const choiceEntry = (choice: Choice, fileOf: (hash: string) => string) => {
  const { id, name, swatch, care, rubs, days, unavailable, texture, picture } = choice;
  return filled({
    ...{ id, name, swatch, care, rubs, price: surchargeOf(choice) },
    ...{ lead: days > 0 ? `${days} days` : undefined, unavailable },
    texture: texture ? fileOf(texture.hash) : undefined,
    picture: picture ? { file: fileOf(picture.hash), alt: picture.alt } : undefined,
  });
};

function optionEntry(option: Option, fileOf: (hash: string) => string) {
  const { id, name } = option;
  if (option.kind === 'size') {
    const { from, to, step, at, perCm, side, kgPerCm } = option;
    return { id, name, size: filled({ from, to, step, at, price: `${amount(perCm)} per cm`, side, kgPerCm }) };
  }
  const groups = Map.groupBy(option.choices, ({ group }) => group);
  const entries = (choices: readonly Choice[]) => choices.map((choice) => choiceEntry(choice, fileOf));
  const ranges = [...groups].flatMap(([group, choices]) => (group ? [{ name: group, choices: entries(choices) }] : []));
  const single = entries(groups.get('') ?? []);
  return { id, name, ...(single.length > 0 && { choices: single }), ...(ranges.length > 0 && { ranges }) };
}

/** fileOf: path of a picture below content/media. */
export const configurationEntry = (model: EditedConfiguration, fileOf: (hash: string) => string) => ({
  price: toMajor(model.price),
  lead: `${model.days} days`,
  options: model.options.map((option) => optionEntry(option, fileOf)),
  ...(model.exclusions.length > 0 && {
    exclusions: model.exclusions.map(({ when, reason }) => ({ when, because: reason })),
  }),
});
