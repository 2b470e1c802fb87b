/** Random configuration models with selections, valid and invalid, and a model to read. */
import fc from 'fast-check';
import type { Choice, ConfigurationModel, Option, Selection } from '../../src/core/configuration/model.ts';

const rupees = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100);

export const choiceWith = (id: string, more: Partial<Choice> = {}): Choice => ({
  ...{ id, name: id, group: '', swatch: null, texture: null, picture: null, care: '', rubs: null },
  ...{ add: 0, percent: 0, days: 0, unavailable: null },
  ...more,
});

const anyChoice = (id: string) =>
  fc
    .record({
      add: rupees(-900, 9_000),
      percent: fc.integer({ min: -500, max: 2_500 }),
      days: fc.integer({ min: 0, max: 70 }),
      unavailable: fc.oneof(
        { weight: 12, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constant('woven again in March') },
      ),
    })
    .map((more) => choiceWith(id, more));

const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,3}(-[a-z0-9]{1,2})?$/), { minLength: 1, maxLength: 5 });

const anyOption = (id: string): fc.Arbitrary<Option> =>
  fc.oneof(
    names
      .chain((ids) => fc.tuple(...ids.map(anyChoice)))
      .map((choices) => ({ kind: 'choice' as const, id, name: id, choices })),
    fc
      .record({
        from: fc.integer({ min: 40, max: 160 }),
        step: fc.integer({ min: 1, max: 15 }),
        steps: fc.integer({ min: 1, max: 20 }),
        start: fc.nat(20),
        perCm: rupees(0, 900),
      })
      .map(({ from, step, steps, start, perCm }) => ({
        ...{ kind: 'size' as const, id, name: id, from, step, perCm, side: null, kgPerCm: 0 },
        ...{ to: from + steps * step, at: from + Math.min(start, steps) * step },
      })),
  );

/** Values that an option may or may not have. */
export const valuesOf = (option: Option): string[] =>
  option.kind === 'choice'
    ? option.choices.map(({ id }) => id)
    : Array.from({ length: (option.to - option.from) / option.step + 1 }, (_, at) =>
        String(option.from + at * option.step),
      );

const anyValue = (option: Option) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...valuesOf(option)) },
    { weight: 1, arbitrary: fc.constantFrom('nothing', '0', '007', '9999', '-1', '12.5', '') },
  );

export const anySelection = ({ options }: ConfigurationModel): fc.Arbitrary<Selection> =>
  fc.record(Object.fromEntries(options.map((option) => [option.id, anyValue(option)])));

const anyExclusion = (options: readonly Option[]) =>
  fc.uniqueArray(fc.constantFrom(...options), { minLength: 1, maxLength: 2, selector: ({ id }) => id }).chain((some) =>
    fc
      .tuple(
        ...some.map((option) =>
          option.kind === 'choice'
            ? fc.subarray(valuesOf(option), { minLength: 1 })
            : fc.constantFrom({ above: option.at }, { below: option.at }, { above: option.from, below: option.to }),
        ),
      )
      .map((conditions) => ({
        when: Object.fromEntries(some.map(({ id }, index) => [id, conditions[index] as string[]])),
        reason: 'It is not made.',
      })),
  );

/** Prices stay positive: the base is higher than what all choices can take off. */
export const anyModel: fc.Arbitrary<ConfigurationModel> = names
  .chain((ids) => fc.tuple(...ids.map(anyOption)))
  .chain((options) =>
    fc.record({
      price: rupees(200_000, 900_000),
      days: fc.integer({ min: 1, max: 60 }),
      options: fc.constant(options),
      exclusions: fc.array(anyExclusion(options), { maxLength: 2 }),
    }),
  )
  // Records have no prototype, which drizzle needs.
  .map((model) => ({ ...model }));

export const anyConfigured = anyModel.chain((model) => anySelection(model).map((selection) => ({ model, selection })));

/** A sofa in three fabrics, two legs and a width; velvet is not made on brass. */
export const SOFA: ConfigurationModel = {
  price: 8_490_000,
  days: 42,
  options: [
    {
      ...{ kind: 'choice', id: 'fabric', name: 'Fabric' },
      choices: [
        choiceWith('linen', { name: 'Flax linen' }),
        choiceWith('velvet', { name: 'Rust velvet', add: 400_000, days: 56 }),
        choiceWith('wool', { name: 'Grey wool', percent: 650, unavailable: 'woven again in March' }),
      ],
    },
    {
      ...{ kind: 'choice', id: 'legs', name: 'Legs' },
      choices: [choiceWith('oak', { name: 'Oak' }), choiceWith('brass', { name: 'Brass', percent: 333 })],
    },
    {
      ...{ kind: 'size', id: 'width', name: 'Width', from: 180, to: 240, step: 5, at: 200, perCm: 45_000 },
      ...{ side: 'width', kgPerCm: 0.3 },
    },
  ],
  exclusions: [
    { when: { fabric: ['velvet'], legs: ['brass'] }, reason: 'Velvet is not made on brass: the legs mark it.' },
    { when: { legs: ['brass'], width: { above: 220 } }, reason: 'Brass carries up to 220 cm.' },
  ],
};
