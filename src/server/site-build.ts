/** Builds the site when its sources have changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, StartError } from '../core/shop/env.ts';
import { findUnpublished } from '../ingest/editorial/unpublished.ts';
import { BUNDLE, NEEDS_FULL_BUILD, REFRESH_ENTRY } from './bundle.ts';

const SOURCES = ['src', 'public', 'package-lock.json', 'astro.config.mjs'];

async function filesOf(path: string): Promise<string[]> {
  const facts = await stat(path).catch(() => null);
  if (!facts) return [];
  if (facts.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Hashes sources, content, public variables and the date when an article is due. Images count by size and date, because
 * reading them is slow. today is an ISO date.
 */
export async function fingerprint(env: Env, today: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(findUnpublished(env.CONTENT_DIR, today)));
  hash.update(JSON.stringify([process.version, env.PUBLIC_API_HOST, env.PUBLIC_SITE_URL, env.DATABASE_URL]));
  for (const source of [...SOURCES, env.CONTENT_DIR]) {
    for (const file of await filesOf(source)) {
      hash.update(file);
      if (file.startsWith(join(env.CONTENT_DIR, 'media'))) {
        const { size, mtimeMs } = await stat(file);
        hash.update(`${size} ${mtimeMs}`);
      } else {
        for await (const chunk of createReadStream(file)) hash.update(chunk);
      }
    }
  }
  return hash.digest('hex');
}

type Ended = { readonly code: number | null; readonly output: string };

/** Runs a script in a child process, so that its memory is freed before the shop opens. */
function run(script: string, args: readonly string[]): Promise<Ended> {
  const build = spawn(process.execPath, ['--no-experimental-webstorage', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', AROHA_PICTURES: 'none' },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  build.stdout.on('data', keep);
  build.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('close', (code) => resolve({ code, output }));
  });
}

/** Rebuilds the site in place when only content has changed, else fully, as `npm run build` does. */
async function runBuild(env: Env, announce: (line: string) => void): Promise<void> {
  const refresh = join(BUNDLE, REFRESH_ENTRY);
  const args = ['--outDir', env.SITE_DIR];
  let ended: Ended = existsSync(refresh) ? await run(refresh, args) : { code: NEEDS_FULL_BUILD, output: '' };
  if (ended.code === NEEDS_FULL_BUILD) {
    announce('Building the site. This takes about half a minute and happens only after changes.');
    ended = await run('node_modules/astro/bin/astro.mjs', ['build', ...args]);
  }
  if (ended.code !== 0) throw new StartError(`The site could not be built. The build said:\n${ended.output.trim()}`);
}

/** Builds into env.SITE_DIR unless its last build has the same fingerprint. Returns whether it built. */
export async function ensureBuilt(env: Env, announce: (line: string) => void): Promise<boolean> {
  const mark = join(env.SITE_DIR, '.built');
  const now = await fingerprint(env, new Date().toISOString().slice(0, 10));
  const last = existsSync(mark) ? await readFile(mark, 'utf8') : '';
  if (last === now) return false;
  await runBuild(env, announce);
  await writeFile(mark, now);
  return true;
}
