/// <reference path="../.astro/types.d.ts" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes on use; 'query' also at once when the address carries a query. */
    'client:intent'?: true | 'query' | 'visible';
  }
}

declare global {
  interface ImportMetaEnv {
    /** Origin of a foreign backend; absent: the page's own. */
    readonly PUBLIC_API_HOST?: string;
    /** Share of visits that measure themselves, 0 to 1; absent: a tenth. */
    readonly PUBLIC_VITALS?: string;
    /** 'off': pages bring no service worker. */
    readonly PUBLIC_OFFLINE?: 'on' | 'off';
  }
}
