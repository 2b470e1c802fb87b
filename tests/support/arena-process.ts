/** Prints its process id, its arguments, the number of its arenas, and what V8 was told. */
import { limitMemory } from '../../src/server/native-memory.ts';

limitMemory();
process.stdout.write(
  JSON.stringify([process.pid, process.argv.slice(2), process.env.MALLOC_ARENA_MAX, process.execArgv]),
);
