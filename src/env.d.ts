/// <reference path="../.astro/types.d.ts" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on use; 'query' also at once when the URL has a query. */
    'client:intent'?: true | 'query' | 'visible';
  }
}

declare global {
  interface ImportMetaEnv {
    /** Origin of another backend; default: the page's origin. */
    readonly PUBLIC_API_HOST?: string;
    /** Share of visits that report web vitals, 0 to 1; default: 0.1. */
    readonly PUBLIC_VITALS?: string;
    /** 'off': no service worker. */
    readonly PUBLIC_OFFLINE?: 'on' | 'off';
  }
}
