// Runs astro with the project's own Node, without telemetry, background processes and web storage.
import { spawn } from 'node:child_process';

const child = spawn(
  process.execPath,
  ['--no-experimental-webstorage', 'node_modules/astro/bin/astro.mjs', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      // Threads of bundlers and encoders otherwise keep memory in arenas of their own: see src/server/native-memory.ts.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_PREVIEW_BACKGROUND: '0',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
