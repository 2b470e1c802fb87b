/** The name of the shop. Texts that need it hold a placeholder, since content/site.md says what it is. */

const PLACEHOLDER = '{shop}';

/** The text with the name of the shop in the place of every '{shop}'. */
export const withShop = (text: string, name: string): string => text.replaceAll(PLACEHOLDER, () => name);
