/** A cache of files in one folder, bounded in bytes and in age. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FileCache = {
  /** Returns null when missing or older than maxAgeMs. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Stores bytes, then deletes the oldest files beyond maxBytes. */
  readonly write: (name: string, data: Buffer) => Promise<void>;
};

type CachedFile = { readonly path: string; readonly size: number; readonly writtenMs: number };

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.map(async (name) => {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    return facts?.isFile() ? { path, size: facts.size, writtenMs: facts.mtimeMs } : null;
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** Names may contain only letters, digits, '.', '-' and '_'. */
export function openFileCache(folder: string, maxBytes: number, maxAgeMs: number): FileCache {
  async function prune(): Promise<void> {
    const files = (await listFiles(folder)).sort((a, b) => b.writtenMs - a.writtenMs);
    let bytes = 0;
    for (const { path, size, writtenMs } of files) {
      bytes += size;
      if (bytes > maxBytes || writtenMs < Date.now() - maxAgeMs) await rm(path, { force: true });
    }
  }

  return {
    read: async (name) => {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtimeMs < Date.now() - maxAgeMs) return null;
      return readFile(path).catch(() => null);
    },
    write: async (name, data) => {
      const path = join(folder, name);
      const draft = `${path}.${process.pid}.part`;
      // Mode 0700, because invoices contain addresses.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, data, { mode: 0o600 });
      await rename(draft, path);
      await prune();
    },
  };
}
