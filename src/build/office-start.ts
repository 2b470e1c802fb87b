/**
 * Makes pages of the back office open sooner: each names all modules that its islands import, so that the browser fetches them
 * at once and not import by import, and begins with the script that sends the page's calls meanwhile.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isOffice, openStart } from './office-head.ts';

const BUILT = '_astro';

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

/**
 * Changes all pages of the back office. Call before hashes are taken. entry: the script that sends their calls. Returns the
 * path of the script in the build.
 */
export async function startOffice(folder: string, entry: URL): Promise<string> {
  const script = await writeScript(folder, entry);
  const start = openStart(folder, script);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isOffice(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, start(name, readFileSync(file, 'utf8')));
  }
  return script;
}
