import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, folderOf, importsOf, isRelative, readSources, type Source, target } from './support/source.ts';

/** Returns every violation as 'file: reason'. */
type Rule = (files: readonly Source[]) => string[];

const NODE = /^node:/;
/** Folders that run on Node: server and build. */
const NODE_SIDE = ['db', 'media', 'ingest', 'api', 'build', 'server'];
/** Packages that render pages. */
const RENDERS = 'react|react-dom|nanostores|@nanostores\\/.*|swiper|gsap|lucide-react';
/** Matches every package except these. */
const allBut = (...names: string[]) => new RegExp(`^(?!(${names.join('|')})(\\/|$))`);
const BUILDS = 'astro|vite|@astrojs\\/.*';
const SERVES = 'fastify|@fastify\\/.*|fastify-type-provider-zod';
/** The folders and packages that each folder may import. */
const MAY: Record<string, { readonly ours: readonly string[]; readonly packages: RegExp }> = {
  core: { ours: ['core'], packages: /^zod$/ },
  db: { ours: ['core', 'db'], packages: allBut(RENDERS, BUILDS, SERVES) },
  media: { ours: ['core', 'media'], packages: allBut(RENDERS, BUILDS, SERVES) },
  ingest: { ours: ['core', 'db', 'media', 'ingest'], packages: allBut(RENDERS, BUILDS, SERVES) },
  api: { ours: ['core', 'db', 'media', 'ingest', 'api'], packages: allBut(RENDERS, BUILDS) },
  // Imported only by Astro's configuration: see the rule about its importers.
  build: { ours: ['core', 'db', 'media', 'ingest', 'api', 'build', 'server'], packages: allBut(RENDERS) },
  server: { ours: ['core', 'db', 'media', 'ingest', 'api', 'server'], packages: allBut(RENDERS, BUILDS) },
  stores: { ours: ['core', 'stores'], packages: /^(nanostores|@nanostores\/(?!react).+)$/ },
  components: {
    ours: ['core', 'components'],
    packages: /^(react|react-dom|lucide-react|@base-ui\/react|swiper|astro)(\/|$)|^astro:/,
  },
  islands: {
    ours: ['core', 'stores', 'components', 'islands'],
    packages:
      /^(react|react-dom|@nanostores\/react|lucide-react|swiper|gsap|dompurify|micromark|web-vitals|uplot|@google\/model-viewer|astro)(\/|$)/,
  },
  layouts: {
    ours: ['core', 'components', 'islands', 'layouts', 'styles.css'],
    packages: /^(astro|react|react-dom|lucide-react)(\/|$)|^astro:/,
  },
  pages: { ours: ['core', 'components', 'islands', 'layouts'], packages: /^(astro|react|@astrojs\/rss)(\/|$)|^astro:/ },
  setup: { ours: ['setup'], packages: /^(node:.*|@playwright\/test)$/ },
  studio: { ours: ['studio', 'core'], packages: /^(node:.*|sharp|@gltf-transform\/.*|meshoptimizer|yaml)$/ },
  'content.config.ts': { ours: ['core', 'build'], packages: /^astro(\/|:)/ },
  'env.d.ts': { ours: [], packages: /^astro/ },
};

const table: Rule = (files) =>
  files.flatMap((file) => {
    const may = MAY[folderOf(file.path)];
    if (!may) return [`${file.path}: is in no known folder`];
    return importsOf(file)
      .filter(({ from }) =>
        isRelative(from) ? !may.ours.includes(folderOf(target(file, from))) : !may.packages.test(from),
      )
      .map(({ from }) => `${file.path}: imports ${from}`);
  });

/** islands/cart may not import islands/product; shared code is a store, a component, or a file in islands/. */
const ownIsland: Rule = (files) =>
  files.flatMap((file) => {
    const [, folder, noun, rest] = file.path.split('/');
    if (folder !== 'islands' || !rest) return [];
    const others = importsOf(file).filter(({ from }) => {
      const [, to, toNoun, toRest] = isRelative(from) ? target(file, from).split('/') : [];
      return to === 'islands' && toRest !== undefined && toNoun !== noun;
    });
    return others.map(({ from }) => `${file.path}: imports ${from}`);
  });

const hydration: Rule = (files) =>
  files.flatMap((file) => {
    const origins = new Map(
      [...code(file).matchAll(/import\s+(?:\{([^}]+)\}|(\w+))\s+from\s+'([^']+)'/g)].flatMap(([, names, name, from]) =>
        (names ?? name ?? '')
          .split(',')
          .map((one) => [one.trim().split(' as ').at(-1) ?? '', target(file, from as string)] as const),
      ),
    );
    return [...file.text.matchAll(/<([A-Z]\w*)((?:[^>]|=>)*?)\sclient:/g)].flatMap(([, name]) =>
      folderOf(origins.get(name as string) ?? '') === 'islands' ? [] : [`${file.path}: hydrates ${name}`],
    );
  });

const noStoresInPages: Rule = (files) =>
  files.flatMap((file) =>
    ['pages', 'layouts'].includes(folderOf(file.path)) &&
    importsOf(file).some(({ from }) => /stores\//.test(from) || /nanostores/.test(from))
      ? [`${file.path}: reads a store`]
      : [],
  );

const extensions: Rule = (files) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(
        ({ from }) => (isRelative(from) && !/\.(tsx?|mjs|astro|css|json)$/.test(from)) || /^(~|@\/|#|src\/)/.test(from),
      )
      .map(({ from }) => `${file.path}: imports ${from}`),
  );

const noBarrels: Rule = (files) =>
  files.flatMap((file) =>
    /\/index\.(ts|tsx|mjs)$/.test(file.path) || /^\s*export\s+(\*|\{[^}]*\})\s*(as\s+\w+\s+)?from\b/m.test(code(file))
      ? [`${file.path}: passes on what others export`]
      : [],
  );

const names: Rule = (files) =>
  files
    .filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.\w+$|$)/i.test(path))
    .map(({ path }) => `${path}: is named after nothing`);

const pureCore: Rule = (files) =>
  files
    .filter(({ path }) => folderOf(path) === 'core')
    .flatMap((file) => {
      const reach =
        /\b(window|document|localStorage|sessionStorage|navigator|location|process|Buffer|__dirname)\s*[.[(]|import\.meta|\brequire\(/.exec(
          code(file),
        );
      const node = importsOf(file).filter(({ from }) => NODE.test(from));
      return [
        ...(reach ? [`${file.path}: uses ${reach[0]}`] : []),
        ...node.map(({ from }) => `${file.path}: imports ${from}`),
      ];
    });

/** Browsers parse lists without a schema library: only these files import zod, and no browser code imports them. */
const SCHEMAS = [
  'account/contract',
  'account/export-shapes',
  'account/address-shapes',
  'account/field-shapes',
  'account/shapes',
  'catalogue/category-shapes',
  'catalogue/page-shapes',
  'catalogue/parameters',
  'catalogue/shapes',
  'contact/shapes',
  'landing/slide-shapes',
  'wishlist/shapes',
  'configuration/shapes',
  'checkout/quote-shapes',
  'events/shapes',
  'events/webhook-shapes',
  'delivery/estimate-shapes',
  'lists/contract',
  'merchant/contract',
  'merchant/coupons-contract',
  'merchant/edited-product-shapes',
  'merchant/entry-shapes',
  'merchant/events-contract',
  'merchant/order-edit-contract',
  'merchant/order-moves-contract',
  'merchant/order-notes-contract',
  'merchant/order-shapes',
  'merchant/second-factor-contract',
  'merchant/stock-contract',
  'merchant/stock-shapes',
  'merchant/product-contract',
  'merchant/product-shapes',
  'merchant/import-contract',
  'merchant/entry-contract',
  'merchant/newsletter-contract',
  'merchant/settings-contract',
  'merchant/delivery-contract',
  'merchant/deliveries-contract',
  'images/shapes',
  'delivery/parcel-shapes',
  'delivery/slot-shapes',
  'merchant/people-contract',
  'merchant/messages-contract',
  'merchant/reviews-contract',
  'merchant/today-contract',
  'merchant/orders-contract',
  'order/contract',
  'order/pickup-shapes',
  'order/change-shapes',
  'order/list-shapes',
  'order/order-body',
  'order/placed-shapes',
  'order/return-shapes',
  'order/shapes',
  'payment/step-shapes',
  'product/review-shapes',
  'shop/contract',
  'shop/env',
  'shop/price-shapes',
  'shop/value-shapes',
  'shop/vitals-shapes',
].map((name) => `src/core/${name}.ts`);
const zodApart: Rule = (files) =>
  files.flatMap((file) => {
    const folder = folderOf(file.path);
    if (NODE_SIDE.includes(folder) || file.path === 'src/content.config.ts' || SCHEMAS.includes(file.path)) return [];
    const wrong = importsOf(file).filter(
      ({ from, typeOnly }) => from === 'zod' || (!typeOnly && SCHEMAS.includes(target(file, from))),
    );
    return wrong.map(({ from }) => `${file.path}: imports ${from}`);
  });

const reactApart: Rule = (files) =>
  files.flatMap((file) =>
    !['components', 'islands', 'pages', 'layouts'].includes(folderOf(file.path)) &&
    importsOf(file).some(({ from }) => /^react(-dom)?(\/|$)/.test(from))
      ? [`${file.path}: imports React`]
      : [],
  );

/** Type imports count, because files that need each other's types belong together. */
const noCycles: Rule = (files) => {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ from }) => isRelative(from))
        .map(({ from }) => target(file, from))
        .filter((path) => known.has(path)),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of known) walk(path, []);
  return cycles;
};

/** The name is defined by the build; outside of it the variable is undefined. */
const BUILT_NAME = 'src/core/shop/built-name.ts';
const nameFromContent: Rule = (files) => {
  const known = new Map(files.map((file) => [file.path, file]));
  const reaches = (path: string, seen: Set<string>): boolean => {
    const at = known.get(path);
    if (path === BUILT_NAME || seen.has(path) || !at) return path === BUILT_NAME;
    seen.add(path);
    return importsOf(at).some((one) => isRelative(one.from) && !one.typeOnly && reaches(target(at, one.from), seen));
  };
  return files
    .filter(({ path }) => NODE_SIDE.includes(folderOf(path)) && reaches(path, new Set()))
    .map(({ path }) => `${path}: reaches ${BUILT_NAME}`);
};

const FOLDERS = [...Object.keys(MAY), 'studio'].filter((name) => !name.includes('.'));
/** Resolves a text that may be a path, relative to the file, the repository or src. */
function pathIn(file: Source, text: string): string {
  if (text.startsWith('./src/')) return text.slice(2);
  if (isRelative(text)) return target(file, text);
  return FOLDERS.includes(text.split('/')[0] ?? '') ? `src/${text}` : text;
}

/** Files of other folders are imported, not referenced by path, so that tools can check and rename them. */
const noPathsAcross: Rule = (files) =>
  files.flatMap((file) => {
    const imported = new Set(importsOf(file).map(({ from }) => from));
    const texts = [...code(file).matchAll(/(['"`])((?:[^\\\n]|\\.)*?)\1/g)].map(([, , text]) => text as string);
    return texts
      .filter((text) => !imported.has(text) && /^[\w./[\]-]+(\?.*)?$/.test(text))
      .filter((text) => /^src\/\w+\/./.test(pathIn(file, text)) && /\.\w+(\?.*)?$|\/$|^\.\.?\//.test(text))
      .filter((text) => folderOf(pathIn(file, text)) !== folderOf(file.path))
      .map((text) => `${file.path}: names ${text}`);
  });

const noFetch: Rule = (files) =>
  files
    .filter(({ path }) => ['components', 'core'].includes(folderOf(path)))
    .flatMap((file) => (/(?<![.\w])fetch\(/.test(code(file)) ? [`${file.path}: fetches`] : []));

const file = (path: string, text: string): Source => ({ path, text });
const sources = readSources();

/** Each rule with examples that violate it. */
const RULES: [string, Rule, Source[][]][] = [
  [
    'imports only what its folder may',
    table,
    [
      [file('src/core/a.ts', "import { b } from '../stores/b.ts';")],
      [file('src/core/a.ts', "import {\n  b,\n  c,\n} from 'nanostores';")],
      [file('src/core/a.ts', "export { b } from '../api/b.ts';")],
      [file('src/core/a.ts', "const b = await import('../api/b.ts');")],
      [file('src/stores/a.ts', "import type { B } from '../islands/cart/B.tsx';")],
      [file('src/components/A.tsx', "import { $cart } from '../stores/cart.ts';")],
      [file('src/components/A.astro', "---\nimport B from '../islands/cart/B.tsx';\n---\n<B />")],
      [file('src/islands/cart/A.tsx', "import { app } from '../../api/app.ts';")],
      [file('src/pages/a.astro', "---\nimport { $cart } from '../stores/cart.ts';\n---\n")],
      [file('src/api/a.ts', "import 'react';")],
      [file('src/elsewhere/a.ts', '')],
      [file('src/db/a.ts', "import type { HttpError } from '../api/http/http-error.ts';")],
      [file('src/db/a.ts', "import type { FastifyReply } from 'fastify';")],
      [file('src/media/a.ts', "import { db } from '../db/b.ts';")],
      [file('src/ingest/a.ts', "import { route } from '../api/b.ts';")],
      [file('src/ingest/a.ts', "import type { Loader } from 'astro/loaders';")],
      [file('src/api/a.ts', "import type { Site } from '../server/b.ts';")],
      [file('src/api/a.ts', "import { build } from 'vite';")],
      [file('src/server/a.ts', "import { loadFrom } from '../build/b.ts';")],
      [file('src/pages/a.astro', "---\nimport { load } from '../build/b.ts';\n---\n")],
      [file('src/content.config.ts', "import { seed } from './ingest/b.ts';")],
    ],
  ],
  [
    'of an island imports no other island',
    ownIsland,
    [[file('src/islands/cart/A.tsx', "import { B } from '../product/B.tsx';")]],
  ],
  [
    'hydrates only islands',
    hydration,
    [
      [file('src/pages/a.astro', "---\nimport { Card } from '../components/Card.tsx';\n---\n<Card client:idle />")],
      [
        file(
          'src/pages/a.astro',
          "---\nimport Card from '../components/Card.tsx';\n---\n<Card a={() => 1}\n  client:visible />",
        ),
      ],
      [file('src/pages/a.astro', '<Unknown client:load />')],
    ],
  ],
  [
    'of a page imports no store',
    noStoresInPages,
    [
      [file('src/pages/a.astro', "---\nimport { $c } from '../stores/c.ts';\n---")],
      [file('src/layouts/a.astro', "---\nimport { useStore } from '@nanostores/react';\n---")],
    ],
  ],
  [
    'imports files with extensions, without aliases',
    extensions,
    [[file('src/core/a.ts', "import { b } from './b';")], [file('src/core/a.ts', "import { b } from '@/core/b.ts';")]],
  ],
  [
    'has no barrel files',
    noBarrels,
    [
      [file('src/core/index.ts', '')],
      [file('src/core/a.ts', "export * from './b.ts';")],
      [file('src/core/a.ts', "export { b } from './b.ts';")],
    ],
  ],
  [
    'is named after a noun',
    names,
    [
      [file('src/core/utils.ts', '')],
      [file('src/helpers/a.ts', '')],
      [file('src/core/misc/a.ts', '')],
      [file('src/api/Common.ts', '')],
    ],
  ],
  [
    'of core runs anywhere',
    pureCore,
    [
      [file('src/core/a.ts', "import { join } from 'node:path';")],
      [file('src/core/a.ts', 'const a = window.innerWidth;')],
      [file('src/core/a.ts', 'const a = process.env.A;')],
      [file('src/core/a.ts', 'const a = import.meta.env.A;')],
    ],
  ],
  [
    'imports zod only in the contract',
    zodApart,
    [
      [file('src/core/cart.ts', "import { z } from 'zod';")],
      [file('src/stores/a.ts', "import { CONTRACT } from '../core/shop/contract.ts';")],
    ],
  ],
  [
    'imports React only for rendering',
    reactApart,
    [
      [file('src/stores/a.ts', "import { useState } from 'react';")],
      [file('src/core/a.ts', "import { renderToString } from 'react-dom/server';")],
    ],
  ],
  [
    'has no import cycles',
    noCycles,
    [
      [
        file('src/core/a.ts', "import { b } from './b.ts';"),
        file('src/core/b.ts', "import { c } from './c.ts';"),
        file('src/core/c.ts', "import { a } from './a.ts';"),
      ],
      [file('src/core/a.ts', "import { a } from './a.ts';")],
      [file('src/db/a.ts', "import { b } from './b.ts';"), file('src/db/b.ts', "import type { A } from './a.ts';")],
    ],
  ],
  [
    'references no file of another folder by its path',
    noPathsAcross,
    [
      [file('src/build/a.ts', "const entry = new URL('../islands/offline/worker.ts', import.meta.url);")],
      [file('src/build/a.ts', "const folder = new URL('../islands/offline/', import.meta.url);")],
      [file('src/build/a.ts', "const page = './src/pages/_hotspots.astro';")],
      [file('src/build/a.ts', "const page = 'src/layouts/Page.astro?astro&type=script';")],
      [file('src/setup/a.mjs', "const shell = source('layouts/Page.astro');")],
      [file('src/server/cli/a.ts', "const sql = join(here, '../../db/migrations');")],
    ],
  ],
  [
    "of Node's side reads the shop's name from its content",
    nameFromContent,
    [
      [
        file('src/api/a.ts', "import { title } from '../core/b.ts';"),
        file('src/core/b.ts', "import { SHOP_NAME } from './shop/built-name.ts';"),
      ],
    ],
  ],
  [
    'of components and core makes no requests',
    noFetch,
    [[file('src/components/A.tsx', "const a = await fetch('/api');")]],
  ],
];

describe('the source', () => {
  it('is found with its imports', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(300);
    expect(new Set(sources.map(({ path }) => folderOf(path)))).toContain('islands');
  });

  it.each(RULES)('%s', (_, rule) => {
    expect(rule(sources)).toEqual([]);
  });

  it.each(RULES)('%s: violations are reported (control)', (_, rule, examples) => {
    for (const example of examples) expect(rule(example), example[0]?.text).not.toEqual([]);
  });

  it('imports only existing files', () => {
    const missing = sources.flatMap((one) =>
      importsOf(one)
        .filter(({ from }) => isRelative(from) && !existsSync(posix.normalize(target(one, from))))
        .map(({ from }) => `${one.path}: ${from}`),
    );
    expect(missing).toEqual([]);
  });

  it('is not checked within comments', () => {
    const harmless = file(
      'src/core/a.ts',
      "// import { b } from '../api/b.ts';\n/* window.alert() */\nimport type { C } from './c.ts';\n",
    );
    for (const [name, rule] of RULES) expect(rule([harmless]), name).toEqual([]);
  });
});
