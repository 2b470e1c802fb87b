/** Stamps of files: path, size and date, which change with the content. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of one file; a missing one has its path alone. */
export function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${path}` : path;
}

/** Of all files in a folder and below, sorted; none of a missing folder. */
export function stampsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => stampOf(join(entry.parentPath, entry.name)))
    .sort();
}
