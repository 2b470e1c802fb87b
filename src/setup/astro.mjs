// Runs astro with the project's own Node, without telemetry, background processes and web storage. A build first tries to
// rebuild the site in place, unless it is given --full: see src/build/refresh.ts.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** Written by the last full build. */
const REFRESH = '.cache/server/refresh-site.mjs';
/** The exit code of REFRESH that asks for a full build. */
const NEEDS_FULL_BUILD = 3;
const FULL = '--full';

/** Threads of encoders otherwise keep memory in arenas of their own: see src/server/native-memory.ts. */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * For full builds of large shops, whose parts otherwise each keep the memory that they have used: 10,000 products take 1.2 GB, and
 * 2.1 without these, in about the same time. The sample shop would take 0.9 GB, not 1.4, but a quarter more time.
 */
const LARGE = {
  products: 2000,
  // The C library returns blocks of this size at once, and the bundler's allocator all that it has freed.
  env: { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072', MIMALLOC_PURGE_DELAY: '0' },
  // Garbage is collected before it is as much as what is in use, and the memory of ended threads is returned.
  flags: ['--max-semi-space-size=8', '--no-memory-pool', '--heap-growing-percent=15'],
};
/** Other Nodes than the project's own may not know these flags. */
const isOwnNode = /[\\/]node_modules[\\/]/.test(process.execPath);

function isLarge() {
  const folder = join(process.env.CONTENT_DIR ?? 'content', 'products');
  return isOwnNode && existsSync(folder) && readdirSync(folder).length >= LARGE.products;
}

let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal));

const argsOf = (args) => ['--no-experimental-webstorage', ...args];
const envOf = (env) => ({
  ...ARENAS,
  ...env,
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  ASTRO_PREVIEW_BACKGROUND: '0',
});

/** Returns the exit code. */
function run(args, env = {}) {
  child = spawn(process.execPath, argsOf(args), { stdio: 'inherit', env: envOf(env) });
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}

/** Like run, but in place of this process, which would hold another 48 MB; Windows has no such call. */
function become(args, env) {
  if (process.platform === 'win32') return run(args, env);
  return process.execve(process.execPath, [process.execPath, ...argsOf(args)], envOf(env));
}

async function build(args) {
  const refreshes =
    !args.includes(FULL) && args.every((arg, index) => arg === '--outDir' || args[index - 1] === '--outDir');
  if (refreshes && existsSync(REFRESH)) {
    const code = await run([REFRESH, ...args]);
    if (code !== NEEDS_FULL_BUILD) return code;
  }
  const full = [ASTRO, 'build', ...args.filter((arg) => arg !== FULL)];
  return isLarge() ? become([...LARGE.flags, ...full], LARGE.env) : run(full);
}

const [command, ...args] = process.argv.slice(2);
process.exit(command === 'build' ? await build(args) : await run([ASTRO, ...process.argv.slice(2)]));
