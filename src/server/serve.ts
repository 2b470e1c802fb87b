/** Entry point of the server: sets memory limits before other modules load. */
import { limitArenas } from './native-memory.ts';

limitArenas();
await import('./open-server.ts');
