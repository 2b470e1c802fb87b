/** Moves a picture in the list, and makes one of an upload. */
import type { FormPicture } from '../../../core/merchant/product-form.ts';
import { newKey } from '../../../core/merchant/variant-form.ts';

/** A list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

export const pictureOf = (hash: string): FormPicture => ({ key: newKey(), hash, alt: '', focus: null });
