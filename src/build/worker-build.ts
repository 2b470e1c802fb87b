/** Writes the service worker and its replacement that unregisters itself, which a host can switch to by copying a file. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { OFFLINE } from '../core/shop/constants.ts';

/** Entry files of the service worker and of the one that unregisters it. */
export type Workers = { readonly on: URL; readonly off: URL };

/** out: the site's folder. isOn: false writes the unregistering worker in its place. */
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
