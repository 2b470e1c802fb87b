/** Files of a build that wait beside it until all are there: a build that fails before leaves the site as it was. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the pages, because files are moved at once only within a disk; never served. */
const INCOMING = '.incoming';

export type StagedFiles = {
  readonly folder: string;
  readonly names: () => readonly string[];
  readonly write: (name: string, text: string | Uint8Array) => void;
  /** Returns a file's text as it will be. */
  readonly read: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** Moves all files to where they belong. */
  readonly move: () => void;
  /** Puts a staged folder in the place of the former one. */
  readonly moveFolder: (name: string) => void;
  readonly remove: () => void;
};

export function stageFiles(site: string): StagedFiles {
  const folder = join(site, INCOMING);
  const names = new Set<string>();
  rmSync(folder, { recursive: true, force: true });
  const place = (root: string, name: string) => {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  return {
    folder,
    names: () => [...names],
    write: (name, text) => {
      writeFileSync(place(folder, name), text);
      names.add(name);
    },
    read: (name) => readFileSync(join(names.has(name) ? folder : site, name), 'utf8'),
    has: (name) => names.has(name),
    move: () => {
      for (const name of names) renameSync(join(folder, name), place(site, name));
    },
    moveFolder: (name) => {
      rmSync(join(site, name), { recursive: true, force: true });
      renameSync(join(folder, name), join(site, name));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Removes files, and the folders that they leave empty. */
export function removeFiles(site: string, names: Iterable<string>): void {
  for (const name of names) {
    rmSync(join(site, name), { force: true });
    for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
      const folder = join(site, parent);
      if (!existsSync(folder) || readdirSync(folder).length > 0) break;
      rmdirSync(folder);
    }
  }
}
