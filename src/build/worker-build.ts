/** Writes the service worker of a build, and beside it the one that takes all back: a host switches over by copying a file. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { OFFLINE } from '../core/shop/constants.ts';

const FOLDER = new URL('../islands/offline/', import.meta.url);

/** out: the site's folder. on: false writes the worker that removes itself in the worker's place. */
export async function writeWorkers(out: string, on: boolean): Promise<void> {
  for (const [file, source] of [
    [OFFLINE.worker, on ? 'worker.ts' : 'switched-off.ts'],
    [OFFLINE.off, 'switched-off.ts'],
  ] as const)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: out,
        emptyOutDir: false,
        lib: { entry: fileURLToPath(new URL(source, FOLDER)), formats: ['es'], fileName: () => file.slice(1) },
      },
    });
}
