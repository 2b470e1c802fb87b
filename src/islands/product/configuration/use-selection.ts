/** The selection of a configuration, kept in the address so that it can be shared. */
import { useState } from 'react';
import { checkSelection, refusalOf } from '../../../core/configuration/configure.ts';
import { configuredSku } from '../../../core/configuration/key.ts';
import type { ConfigurationModel, Option } from '../../../core/configuration/model.ts';
import type { Picture } from '../../../core/images/picture.ts';
import { writeVariantAddress } from '../variant-address.ts';
import { linked } from './linked-selection.ts';

export function useSelection(model: ConfigurationModel<Picture>, sku: string) {
  const [{ selection, note }, set] = useState(() => linked(model, sku));
  /** The option that was chosen last, whose sample is shown. */
  const [last, setLast] = useState(model.options[0]?.id ?? '');

  /** Chooses a value, unless it is refused. */
  function choose(option: Option, value: string): void {
    if (refusalOf(model, selection, option, value)) return;
    const next = { ...selection, [option.id]: value };
    set({ selection: next, note: '' });
    setLast(option.id);
    writeVariantAddress(configuredSku(sku, next));
  }
  const checked = checkSelection(model, selection);
  return { selection, note, last, choose, configuration: checked.state === 'valid' ? checked.configuration : null };
}
