/** The SKU in a product page's address: of the selected variant, or of a piece that is made to order. */
const PARAMETER = 'variant';

/** '' without one. */
export const variantInAddress = (): string => new URLSearchParams(window.location.search).get(PARAMETER) ?? '';

/** sku '': takes it out of the address. */
export function writeVariantAddress(sku: string): void {
  const url = new URL(window.location.href);
  if (sku) url.searchParams.set(PARAMETER, sku);
  else url.searchParams.delete(PARAMETER);
  // The tilde of a configured piece needs no escape, and links of carts and feeds have none.
  url.search = url.search.replaceAll('%7E', '~');
  history.replaceState(history.state, '', url);
}
