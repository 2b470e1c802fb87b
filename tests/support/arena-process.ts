/** Prints its process id, its arguments, the limits of its memory, and what V8 was told. */
import { limitMemory } from '../../src/server/native-memory.ts';

limitMemory();
process.stdout.write(
  JSON.stringify([
    process.pid,
    process.argv.slice(2),
    ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'].map((name) => process.env[name] ?? null),
    process.execArgv,
  ]),
);
