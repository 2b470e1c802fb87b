// Runs astro with the project's own Node, without telemetry, background processes and web storage. A build first tries to
// rebuild the site in place, unless it is given --full: see src/build/refresh.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Written by the last full build. */
const REFRESH = '.cache/server/refresh-site.mjs';
/** The exit code of REFRESH that asks for a full build. */
const NEEDS_FULL_BUILD = 3;
const FULL = '--full';

let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal));

/** Returns the exit code. */
function run(args) {
  child = spawn(process.execPath, ['--no-experimental-webstorage', ...args], {
    stdio: 'inherit',
    env: {
      // Threads of bundlers and encoders otherwise keep memory in arenas of their own: see src/server/native-memory.ts.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_PREVIEW_BACKGROUND: '0',
    },
  });
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}

async function build(args) {
  const refreshes =
    !args.includes(FULL) && args.every((arg, index) => arg === '--outDir' || args[index - 1] === '--outDir');
  if (refreshes && existsSync(REFRESH)) {
    const code = await run([REFRESH, ...args]);
    if (code !== NEEDS_FULL_BUILD) return code;
  }
  return run(['node_modules/astro/bin/astro.mjs', 'build', ...args.filter((arg) => arg !== FULL)]);
}

const [command, ...args] = process.argv.slice(2);
process.exit(
  command === 'build' ? await build(args) : await run(['node_modules/astro/bin/astro.mjs', ...process.argv.slice(2)]),
);
