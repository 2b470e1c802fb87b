/** A store in a local folder. */
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkKey, type Store } from './store.ts';

/** Files cannot be renamed across file systems. */
const isElsewhere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EXDEV';

export function folderStore(folder: string): Store {
  const pathOf = (key: string) => join(folder, checkKey(key));
  const sizeOf = (path: string) =>
    stat(path).then(
      (facts) => facts.size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
  return {
    name: `the folder ${folder}`,
    put: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target).catch(async (error: unknown) => {
        if (!isElsewhere(error)) throw error;
        await copyFile(path, target);
        await rm(path, { force: true });
      });
    },
    open: async (key) => {
      const path = pathOf(key);
      const size = await sizeOf(path);
      return size === null ? null : { body: createReadStream(path), size };
    },
    first: async (beginning) => {
      const path = pathOf(beginning);
      const names = await readdir(dirname(path)).catch(() => []);
      const name = names.sort().find((one) => one.startsWith(basename(path)));
      return name === undefined ? null : `${beginning.slice(0, beginning.length - basename(path).length)}${name}`;
    },
    has: async (key) => (await sizeOf(pathOf(key))) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
