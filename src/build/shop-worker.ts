/** Entry point of the thread of shop-thread.ts. A thread has to ask for the compile cache itself. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

enableCompileCache(resolve('.cache/compiled'));
await import('./shop-answers.ts');
