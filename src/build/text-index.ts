/** Builds the full-text index for journal, help and policies from marked text in built pages. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Pagefind's own user interfaces, which we do not use. */
const UNUSED = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/** Marks the text of a page; other pages are not indexed. */
const MARK = 'data-pagefind-body';

/** Writes folder/pagefind. Throws with pagefind's error messages. */
export async function writeTextIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The text index could not be created: ${errors.join(' ')}`);
  const out = join(folder, 'pagefind');
  try {
    const faults: string[] = [];
    const names = await readdir(folder, { recursive: true });
    // Pagefind parses what it is given, and a shop has many more products than texts.
    for (const name of names.filter((one) => one.endsWith('.html')).sort()) {
      const content = await readFile(join(folder, name), 'utf8');
      if (!content.includes(MARK)) continue;
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
