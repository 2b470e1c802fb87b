/** Entry point of a build in place: see rebuild-in-place.ts. Loads it from the compile cache, as a start of the server does. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

enableCompileCache(resolve('.cache/compiled'));
// React's development build would write other ids, in twice the time; Astro sets it for a full build.
process.env.NODE_ENV ??= 'production';
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const folder = resolve(values.outDir);
const { openEarly } = await import('./early-shop.ts');
const shop = openEarly(folder);
const { rebuild } = await import('./rebuild-in-place.ts');
await rebuild(folder, shop);
