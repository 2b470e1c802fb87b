/** The selection in a page's address. */
import { checkKey, firstSelection, refusalOf } from '../../../core/configuration/configure.ts';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import { isConfigured, isSample, readSample, type SampledChoice, splitSku } from '../../../core/configuration/key.ts';
import type { ConfigurationModel, Selection } from '../../../core/configuration/model.ts';
import type { Picture } from '../../../core/images/picture.ts';
import { variantInAddress } from '../variant-address.ts';

/** The configured piece of a product, or the sample of one of its choices, that the address names; '' for none. */
function configuredInAddress(sku: string | null): string {
  const named = variantInAddress();
  return (isConfigured(named) || isSample(named)) && splitSku(named).base === sku ? named : '';
}

/** The first selection with the choice of a sample, where it can be had: what letters about samples link to. */
function withChoice(
  model: ConfigurationModel<Picture>,
  first: Selection,
  { option, choice }: SampledChoice,
): Selection {
  const found = model.options.find(({ id }) => id === option);
  return found && !refusalOf(model, first, found, choice) ? { ...first, [option]: choice } : first;
}

/** The linked selection, or the first one with the reason why the linked one is not made. */
export function linked(model: ConfigurationModel<Picture>, sku: string): { selection: Selection; note: string } {
  const first = firstSelection(model) ?? {};
  const named = configuredInAddress(sku);
  if (!named) return { selection: first, note: '' };
  const sampled = readSample(named);
  if (sampled) return { selection: withChoice(model, first, sampled), note: '' };
  const checked = checkKey(model, splitSku(named).key);
  if (checked.state === 'valid') return { selection: checked.configuration.selection, note: '' };
  return { selection: first, note: SAY.replaced(checked.faults.map(({ message }) => message).join(' ')) };
}
