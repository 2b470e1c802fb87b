/** The site: static pages, React islands, fonts from the repository. Nothing here reaches for the network. */

import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { api } from './src/api/integration.ts';
import { REDIRECTS } from './src/core/routes.ts';

/** The origin the site will live at, when it is known: canonical links, sitemap and share pictures need it. */
const site = process.env.PUBLIC_SITE_URL?.replace(/\/+$/, '') || undefined;

/** Pages that search engines have no use for. */
const UNLISTED = [
  '/home',
  '/product',
  '/search',
  '/cart',
  '/checkout',
  '/compare',
  '/order',
  '/wishlist',
  '/account',
  '/404',
  '/product-fallback',
  '/newsletter',
  '/journal-single',
];
const UNLISTED_UNDER = ['/newsletter/', '/account/', '/contact/', '/journal/tag/'];
const isListed = (path) => !UNLISTED.includes(path) && !UNLISTED_UNDER.some((folder) => path.startsWith(folder));

/** `client:intent`: see the entry point. */
const intent = {
  name: 'aroha-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
  },
};

const SERIF = './node_modules/@fontsource/instrument-serif/files/instrument-serif-latin';
const SANS = './node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin';
const RUPEE = './src/layouts/fonts/rupee';
// A face that arrives late waits for the next page: words never move under a reader, whatever fonts the device has.
const display = 'optional';
/** What the latin-ext files hold; downloaded only by pages that use it. */
const EXTENDED = ['U+0100-02BA', 'U+02BD-02C5', 'U+02C7-02CC', 'U+02CE-02D7', 'U+02DD-02FF', 'U+1E00-1E9F'];

export default defineConfig({
  ...(site && { site }),
  output: 'static',
  trailingSlash: 'never',
  // /shop is the file shop.html: CDNs and our server answer it without a redirect to /shop/.
  build: { format: 'file', inlineStylesheets: 'never' },
  redirects: REDIRECTS,
  integrations: [
    react(),
    intent,
    api(),
    site &&
      sitemap({
        filter: (page) => isListed(new URL(page).pathname.replace(/\.html$/, '').replace(/\/$/, '')),
      }),
  ],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()] },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Instrument Serif',
      cssVariable: '--face-serif',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          { weight: 400, style: 'normal', display, src: [`${SERIF}-400-normal.woff2`] },
          { weight: 400, style: 'italic', display, src: [`${SERIF}-400-italic.woff2`] },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--face-sans',
      fallbacks: ['Arial', 'sans-serif'],
      options: { variants: [{ weight: '400 700', style: 'normal', display, src: [`${SANS}-wght-normal.woff2`] }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans Extended',
      cssVariable: '--face-sans-extended',
      fallbacks: [],
      options: {
        variants: [
          {
            weight: '400 700',
            style: 'normal',
            display,
            src: [`${SANS}-ext-wght-normal.woff2`],
            unicodeRange: EXTENDED,
          },
        ],
      },
    },
    {
      // Neither face has the rupee sign, so ours is drawn to match: see rupee.py.
      provider: fontProviders.local(),
      name: 'Aroha Rupee',
      cssVariable: '--face-rupee',
      fallbacks: [],
      options: {
        variants: [
          { weight: '400 500', style: 'normal', display, src: [`${RUPEE}-regular.woff2`], unicodeRange: ['U+20B9'] },
          { weight: '600 700', style: 'normal', display, src: [`${RUPEE}-bold.woff2`], unicodeRange: ['U+20B9'] },
        ],
      },
    },
  ],
});
