/** Writes the service worker of a build, and beside it the one that takes all back: a host switches over by copying a file. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { OFFLINE } from '../core/shop/constants.ts';

/** Sources of the service worker, and of the one that removes it. */
export type Workers = { readonly on: URL; readonly off: URL };

/** out: the site's folder. isOn: false writes the worker that removes itself in the worker's place. */
export async function writeWorkers(out: string, { on, off }: Workers, isOn: boolean): Promise<void> {
  for (const [file, source] of [
    [OFFLINE.worker, isOn ? on : off],
    [OFFLINE.off, off],
  ] as const)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: out,
        emptyOutDir: false,
        lib: { entry: fileURLToPath(source), formats: ['es'], fileName: () => file.slice(1) },
      },
    });
}
