/** Entry of the shop's server: settles what has to be settled before any other code is loaded. */
import { limitArenas } from './native-memory.ts';

limitArenas();
await import('./open-server.ts');
