/**
 * The shop's name in pages and scripts: build/brand.ts has Vite write it here. The API does not import this module: it reads the
 * name from content/site.md when it starts.
 */
declare const __SHOP_NAME__: string;

export const SHOP_NAME: string = __SHOP_NAME__;
