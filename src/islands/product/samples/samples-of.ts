/** The samples of a piece, by the kind of cloth or wood. */
import { sampleSku } from '../../../core/configuration/key.ts';
import type { Choice, ConfigurationModel } from '../../../core/configuration/model.ts';
import type { Picture } from '../../../core/images/picture.ts';

export type PickedSample = { readonly sku: string; readonly choice: Choice<Picture> };
/** name: of the kind, else of the option. */
export type SampleGroup = { readonly name: string; readonly samples: readonly PickedSample[] };

/** sku: the product's. first: id of the option whose samples come first. */
export function samplesOf({ options }: ConfigurationModel<Picture>, sku: string, first: string): SampleGroup[] {
  return options
    .filter((option) => option.kind === 'choice')
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    .flatMap(({ id, name, choices }) =>
      [
        ...Map.groupBy(
          choices.filter(({ texture }) => texture),
          ({ group }) => group || name,
        ),
      ].map(([group, own]) => ({
        name: group,
        samples: own.map((choice) => ({ sku: sampleSku({ base: sku, option: id, choice: choice.id }), choice })),
      })),
    );
}
