/** Writes the bundle of the server: see src/server/bundle.ts. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { BUNDLE, BUNDLE_KEY, BUNDLED, findBundle, keyOfSources } from '../server/bundle.ts';

/**
 * Packages with native code or files of their own, those that tracing replaces as they load, and large ones that most
 * starts never load.
 */
const OUTSIDE =
  /^(sharp|vite|pagefind|@astrojs\/sitemap|@electric-sql\/pglite|@opentelemetry\/.*|@fastify\/otel|pdfkit|stripe|razorpay)(\/|$)/;

const OWN_PATH = /\bimport\.meta\.(url|dirname)\b|\b__(dirname|filename)\b/g;

/** Modules find their own files where they were before. */
const ownPaths: Plugin = {
  name: 'aroha-own-paths',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (code.search(OWN_PATH) < 0) return;
    const path: Record<string, string> = {
      'import.meta.url': pathToFileURL(file).href,
      'import.meta.dirname': dirname(file),
      __dirname: dirname(file),
      __filename: file,
    };
    return code.replaceAll(OWN_PATH, (name) => JSON.stringify(path[name]));
  },
};

/**
 * A script with a single letter beyond Latin-1 takes two bytes per letter in memory, so these are written as escapes. After
 * an odd number of backslashes the letter was escaped already.
 */
export const toAscii = (code: string) =>
  code.replace(/(\\*)([\u0080-\uffff])/g, (_, slashes: string, letter: string) => {
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** At the very end: chunks are printed once more after they were rendered. */
const asciiOnly: Plugin = {
  name: 'aroha-ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = toAscii(file.code);
  },
};

/** By name: the server, and what a build in place needs. */
const ENTRIES = Object.fromEntries(
  [BUNDLED, new URL('./refresh-site.ts', import.meta.url), new URL('./shop-worker.ts', import.meta.url)].map((url) => {
    const file = fileURLToPath(url);
    return [basename(file, '.ts'), file];
  }),
);

/** Writes it unless it is fresh. A server that starts meanwhile finds the former one, or none, and runs the sources. */
export async function writeServerBundle(): Promise<void> {
  if (findBundle()) return;
  const key = keyOfSources();
  const making = `${BUNDLE}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownPaths, asciiOnly],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: making,
      minify: false,
      rolldownOptions: {
        input: ENTRIES,
        external: OUTSIDE,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', comments: false },
      },
    },
  });
  // Another build may have written it meanwhile, and a server may be loading it.
  if (findBundle()) return rmSync(making, { recursive: true });
  writeFileSync(join(making, BUNDLE_KEY), key);
  rmSync(BUNDLE, { recursive: true, force: true });
  mkdirSync(join(BUNDLE, '..'), { recursive: true });
  renameSync(making, BUNDLE);
}
