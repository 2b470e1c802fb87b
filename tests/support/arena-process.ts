/** Prints its process id, its arguments and the number of its arenas. */
import { limitArenas } from '../../src/server/native-memory.ts';

limitArenas();
process.stdout.write(JSON.stringify([process.pid, process.argv.slice(2), process.env.MALLOC_ARENA_MAX]));
