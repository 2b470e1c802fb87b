/**
 * The shop's name in pages and scripts, defined by Vite (build/brand.ts). The API must not import this module; it reads
 * the name from content/site.md at start.
 */
declare const __SHOP_NAME__: string;

export const SHOP_NAME: string = __SHOP_NAME__;
