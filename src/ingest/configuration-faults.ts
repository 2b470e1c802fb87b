/** Faults of options without variants that a schema cannot find. */
import { firstSelection } from '../core/configuration/configure.ts';
import { CONFIGURED_SKU_MAX, configuredSku, sampleSku } from '../core/configuration/key.ts';
import { type ConfigurationModel, type Option, sizeOf } from '../core/configuration/model.ts';
import { leastPrice } from '../core/configuration/price.ts';
import { toMinor } from '../core/shop/money.ts';
import { modelOfEntry } from './configuration-content.ts';
import type { ConfigurationEntry } from './configuration-schema.ts';

type Fault = { readonly path: (string | number)[]; readonly message: string };

function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index);
}

function optionFaults(option: Option, entry: ConfigurationEntry['options'][number], row: number): Fault[] {
  const path = ['options', row];
  const given = [entry.choices ?? entry.ranges, entry.size].filter((one) => one !== undefined);
  if (given.length !== 1) return [{ path, message: `'${entry.name}' needs choices or ranges, or a size` }];
  if (option.kind === 'choice') {
    const double = twice(option.choices.map(({ id }) => id));
    return double ? [{ path, message: `'${double}' is listed twice: give one of them an id of its own` }] : [];
  }
  const { from, to, step, at } = option;
  if (to <= from || (to - from) % step !== 0)
    return [{ path: [...path, 'size', 'to'], message: `must be ${from} and some steps of ${step}` }];
  if (sizeOf(option, String(at)) === null)
    return [{ path: [...path, 'size', 'at'], message: `must be ${from} to ${to} in steps of ${step}` }];
  return [];
}

function exclusionFaults({ options, exclusions }: ConfigurationModel): Fault[] {
  return exclusions.flatMap(({ when }, row) =>
    Object.entries(when).flatMap(([id, condition]): Fault[] => {
      const path = ['exclusions', row, 'when', id];
      const found = options.find((one) => one.id === id);
      if (!found) return [{ path, message: `is no option: ${options.map((one) => one.id).join(', ')}` }];
      if ('includes' in condition === (found.kind === 'size'))
        return [{ path, message: found.kind === 'size' ? 'needs above or below' : 'needs a list of choices' }];
      if (found.kind === 'size' || !('includes' in condition)) return [];
      const strange = condition.find((value) => !found.choices.some((one) => one.id === value));
      return strange ? [{ path, message: `'${strange}' is no choice of ${found.name}` }] : [];
    }),
  );
}

const longest = (options: readonly Option[]) =>
  Object.fromEntries(
    options.map((one) => [
      one.id,
      one.kind === 'size'
        ? String(one.to)
        : one.choices.map(({ id }) => id).reduce((a, b) => (b.length > a.length ? b : a)),
    ]),
  );

/** Faults of a configuration that its fields do not show by themselves. */
export function configurationFaults(
  entry: ConfigurationEntry,
  { sku, price, currency }: { readonly sku: string; readonly price: number; readonly currency: string },
): Fault[] {
  const model = modelOfEntry(entry, price);
  if (currency !== 'INR')
    return [{ path: ['price'], message: 'must be in INR: a product with options has currency INR' }];
  const double = twice(model.options.map(({ id }) => id));
  const faults = [
    ...(double ? [{ path: ['options'], message: `'${double}' is listed twice` }] : []),
    ...model.options.flatMap((one, row) =>
      optionFaults(one, entry.options[row] as ConfigurationEntry['options'][number], row),
    ),
    ...exclusionFaults(model),
  ];
  if (faults.length > 0) return faults;
  const values = longest(model.options);
  const samples = model.options
    .filter((one) => one.kind === 'choice' && one.choices.some(({ texture }) => texture))
    .map(({ id }) => sampleSku({ base: sku, option: id, choice: values[id] ?? '' }));
  const most = Math.max(...[configuredSku(sku, values), ...samples].map(({ length }) => length));
  if (most > CONFIGURED_SKU_MAX)
    return [
      { path: ['options'], message: `ids are too long: ${most} characters together, at most ${CONFIGURED_SKU_MAX}` },
    ];
  if (leastPrice(model) < toMinor(1))
    return [{ path: ['price'], message: 'a choice makes the piece cost less than ₹1' }];
  if (!firstSelection(model)) return [{ path: ['exclusions'], message: 'leave nothing that can be ordered' }];
  return [];
}
