/**
 * Entry point of the server: sets memory limits before other modules load, and prefers the bundle, which a build may have
 * to write first, to the sources. Plain JavaScript: with an entry in TypeScript Node would load its compiler at both boots
 * of a start, although the rest is in the compile cache.
 */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

enableCompileCache(resolve('.cache/compiled'));
const { limitMemory } = await import('./native-memory.ts');
// It may start the process anew, so nothing else is loaded before.
limitMemory();
const { findBundle } = await import('./bundle.ts');
let bundle = findBundle();
if (!bundle && process.argv.includes('--build')) {
  const { buildFirst } = await import('./build-first.ts');
  await buildFirst();
  bundle = findBundle();
}
await import(bundle ? pathToFileURL(bundle).href : './open-server.ts');
