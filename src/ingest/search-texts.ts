/** What of a product search can find. */
import { fold } from '../core/catalogue/search.ts';
import { stripHtml } from '../core/shop/html.ts';

type Searched = {
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  readonly materials: readonly string[];
  readonly colours: readonly string[];
  readonly short: string;
  /** HTML. */
  readonly description: string;
};

/** Weighted search texts of a product. */
export const searchTextsOf = (
  { name, brand, type, materials, colours, short, description }: Searched,
  category: string,
) => ({
  searchName: fold(name),
  searchKind: fold([brand, type, category, ...materials, ...colours].join(' ')),
  searchText: fold(`${short} ${stripHtml(description)}`),
});
