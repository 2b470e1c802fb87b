/** Renditions cached on disk up to a size limit. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type ImageCache = {
  /** Returns a file's bytes and marks it as used; null when missing. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Rejects when the disk is not writable. */
  readonly write: (name: string, data: Buffer) => Promise<void>;
};

type CachedFile = { readonly file: string; readonly size: number; readonly usedMs: number };

async function listFiles(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = files.map(async (file) => {
    const facts = await stat(file).catch(() => null);
    return facts && { file, size: facts.size, usedMs: facts.mtimeMs };
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** Deletes least recently used files until nine tenths of the limit remain. Returns the remaining bytes. */
async function prune(folder: string, maxBytes: number): Promise<number> {
  const files = await listFiles(folder);
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return bytes;
  for (const { file, size } of files.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes * 0.9) break;
    await rm(file, { force: true });
    bytes -= size;
  }
  return bytes;
}

export function openImageCache(folder: string, maxBytes: number): ImageCache {
  let bytes: number | null = null;
  return {
    read: async (name) => {
      const file = join(folder, name);
      const data = await readFile(file).catch(() => null);
      const now = new Date();
      if (data) await utimes(file, now, now).catch(() => {});
      return data;
    },
    write: async (name, data) => {
      const file = join(folder, name);
      const draft = `${file}.${process.pid}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, data);
      await rename(draft, file);
      bytes = bytes === null ? await prune(folder, maxBytes) : bytes + data.length;
      if (bytes > maxBytes) bytes = await prune(folder, maxBytes);
    },
  };
}
