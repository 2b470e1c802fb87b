/**
 * Makes pages of the back office open sooner: each names all modules that its islands import, so that the browser fetches them
 * at once and not import by import, and begins with the script that sends the page's calls meanwhile.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { modulesOfIslands, readModules } from './page-modules.ts';

const BUILT = '_astro';
const PAGE = /^merchant(?:\.html$|[\\/])/;

/** Bundles the script into one classic file with a hash in its name. Returns its path. */
async function writeScript(folder: string, entry: URL): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'early' } },
  });
  const [bundle] = [made].flat();
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  if (code === '') throw new Error(`${entry.pathname} was not bundled.`);
  const path = `/${BUILT}/early.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, path), code);
  return path;
}

/** Adds to the head of a page: the script, then the modules. */
export function withStart(html: string, script: string, modules: Iterable<string>): string {
  const links = Array.from(modules, (path) => `<link rel="modulepreload" href="${path}">`);
  return html.replace(
    '</title>',
    () => `</title><script async src="${script}" fetchpriority="high"></script>${links.join('')}`,
  );
}

/** Changes all pages of the back office. Call before hashes are taken. entry: the script that sends their calls. */
export async function startOffice(folder: string, entry: URL): Promise<void> {
  const script = await writeScript(folder, entry);
  const modulesOf = readModules(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!PAGE.test(name) || !name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withStart(html, script, modulesOfIslands(html, modulesOf)));
  }
}
