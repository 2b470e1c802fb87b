/** Builds the full-text index for journal, help and policies from marked text in built pages. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { close, createIndex } from 'pagefind';
import { isIndexed } from './text-mark.ts';

/** Pagefind's own user interfaces, which we do not use. */
const UNUSED = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/**
 * Writes the index of the pages of a folder into out. Throws with pagefind's error messages. names: its marked pages, when they
 * are known. read: returns a page's text, when it is not in the folder yet.
 */
export async function writeTextIndex(
  folder: string,
  names?: readonly string[],
  out = join(folder, 'pagefind'),
  read: (name: string) => Promise<string> = (name) => readFile(join(folder, name), 'utf8'),
): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The text index could not be created: ${errors.join(' ')}`);
  try {
    const faults: string[] = [];
    const all = names ?? (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.html')).sort();
    // Pagefind parses what it is given, and a shop has many more products than texts.
    for (const name of all) {
      const content = await read(name);
      if (!isIndexed(content)) continue;
      const { errors } = await index.addHTMLFile({ sourcePath: name.replaceAll(sep, '/'), content });
      faults.push(...errors);
    }
    faults.push(...(await index.writeFiles({ outputPath: out })).errors);
    if (faults.length > 0) throw new Error(`The text index could not be written: ${faults.join(' ')}`);
    for (const name of await readdir(out)) if (UNUSED.test(name)) await rm(join(out, name));
  } finally {
    await close();
  }
}
