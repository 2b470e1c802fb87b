/** Replaces the placeholder '{shop}' in texts, because the shop's name is set in content/site.md. */

const PLACEHOLDER = '{shop}';

/** Replaces every '{shop}' with the shop's name. */
export const withShop = (text: string, name: string): string => text.replaceAll(PLACEHOLDER, () => name);
