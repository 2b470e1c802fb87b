/** Entry point of the server: sets memory limits before other modules load, and prefers the bundle to the sources. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitMemory } from './native-memory.ts';

// It may start the process anew, so nothing else is loaded before.
limitMemory();
const { BUNDLE, findBundle } = await import('./bundle.ts');
const bundle = findBundle();
if (bundle) enableCompileCache(resolve(BUNDLE, 'compiled'));
await import(bundle ? pathToFileURL(bundle).href : './open-server.ts');
