/** The site: static pages, React islands, fonts from the repository. Nothing here reaches for the network. */

import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { ownFaces } from './src/build/brand.ts';
import { iconPaths } from './src/build/icon-paths.ts';
import { api } from './src/build/integration.ts';
import { sharedCode } from './src/build/shared-code.ts';
import { siteMap } from './src/build/site-map.ts';
import { REDIRECTS } from './src/core/shop/redirects.ts';
import { COMMON, EXTENDED, LATIN } from './src/layouts/fonts/ranges.ts';

/** The origin the site will live at, when it is known: canonical links, sitemap and share pictures need it. */
const site = process.env.PUBLIC_SITE_URL?.replace(/\/+$/, '') || undefined;

const entry = (path) => new URL(`./src/${path}`, import.meta.url);

/** What every page's own script needs is one file, and what pages with pieces for sale need is another. */
const SHARED = [
  ['shell', ['src/islands/page.ts']],
  [
    'pieces',
    ['shell/product-scripts.ts', 'catalogue/live.ts', 'catalogue/view.ts'].map((path) => `src/islands/${path}`),
  ],
  // The day a piece leaves, which product pages write at once.
  ['leaves', ['src/core/delivery/dispatch.ts'], '/src/core/delivery/'],
  // What cards of products say and calculate, apart from React. A product's page needs the first part at once.
  ['words', ['src/pages/product/[slug].astro?astro&type=script&index=0&lang.ts'], '/src/core/'],
  // With small modules that cards and every call of the API need, so that the latter do not load the former.
  [
    'core',
    [
      'src/components/product/ProductCard.tsx',
      ...[
        'shop/api-error.ts',
        'order/constants.ts',
        'delivery/delivery.ts',
        'account/name.ts',
        'payment/constants.ts',
        'delivery/lead.ts',
      ].map((path) => `src/core/${path}`),
    ],
    '/src/core/',
  ],
];

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
const OURS = './src/layouts/fonts';
const own = ownFaces();

/**
 * fallbacks.ts adjusts fonts of systems to ours. Fonts are optional: a late one is used from the next page on, so that text
 * never shifts.
 */
const face = (name, cssVariable, fallbacks, variants, file) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  // A face of the shop's own is measured by Astro against the last two.
  fallbacks: file ? fallbacks.slice(-2) : fallbacks,
  optimizedFallbacks: Boolean(file),
  options: {
    variants: variants
      .filter(({ style }) => !file || style === 'normal')
      .map((variant) => ({ ...variant, ...(file && { src: [file] }), display: 'optional' })),
  },
});

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
    site && siteMap(),
    // The last one: it notes what the finished build consists of.
    api({
      workers: { on: entry('islands/offline/worker.ts'), off: entry('islands/offline/disabled-worker.ts') },
      office: entry('islands/merchant/early.ts'),
      hotspots: entry('pages/_hotspots.astro'),
    }),
  ],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), iconPaths],
    resolve: { alias: { '@astrojs/react/server.js': fileURLToPath(entry('layouts/react-renderer.ts')) } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedCode(SHARED) } } } } },
    },
  },
  fonts: [
    face(
      'Instrument Serif',
      '--face-serif',
      ['Serif stand-in', 'Georgia', 'serif'],
      [
        { weight: 400, style: 'normal', src: [`${OURS}/serif-common.woff2`], unicodeRange: COMMON },
        { weight: 400, style: 'italic', src: [`${SERIF}-400-italic.woff2`], unicodeRange: COMMON },
      ],
      own.heading,
    ),
    face(
      'Instrument Serif Latin',
      '--face-serif-latin',
      [],
      [
        { weight: 400, style: 'normal', src: [`${SERIF}-400-normal.woff2`], unicodeRange: LATIN },
        { weight: 400, style: 'italic', src: [`${SERIF}-400-italic.woff2`], unicodeRange: LATIN },
      ],
      own.heading,
    ),
    face(
      'Instrument Sans',
      '--face-sans',
      ['Sans stand-in', 'Arial', 'sans-serif'],
      [{ weight: '400 700', style: 'normal', src: [`${OURS}/sans-common.woff2`], unicodeRange: COMMON }],
      own.text,
    ),
    face(
      'Instrument Sans Latin',
      '--face-sans-latin',
      [],
      [{ weight: '400 700', style: 'normal', src: [`${SANS}-wght-normal.woff2`], unicodeRange: LATIN }],
      own.text,
    ),
    face(
      'Instrument Sans Extended',
      '--face-sans-extended',
      [],
      [{ weight: '400 700', style: 'normal', src: [`${SANS}-ext-wght-normal.woff2`], unicodeRange: EXTENDED }],
      own.text,
    ),
    // Neither face has the rupee sign, so ours is drawn to match: see rupee.py.
    face(
      'Rupee',
      '--face-rupee',
      [],
      [
        { weight: '400 500', style: 'normal', src: [`${OURS}/rupee-regular.woff2`], unicodeRange: ['U+20B9'] },
        { weight: '600 700', style: 'normal', src: [`${OURS}/rupee-bold.woff2`], unicodeRange: ['U+20B9'] },
      ],
    ),
  ],
});
