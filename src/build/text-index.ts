/** Builds the full-text index for journal, help and policies from marked text in built pages. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Pagefind's own user interfaces, which we do not use. */
const UNUSED = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/** Writes folder/pagefind. Throws with pagefind's error messages. */
export async function writeTextIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The text index could not be created: ${errors.join(' ')}`);
  const out = join(folder, 'pagefind');
  try {
    const added = await index.addDirectory({ path: folder, glob: '**/*.html' });
    const written = await index.writeFiles({ outputPath: out });
    const faults = [...added.errors, ...written.errors];
    if (faults.length > 0) throw new Error(`The text index could not be written: ${faults.join(' ')}`);
    for (const name of await readdir(out)) if (UNUSED.test(name)) await rm(join(out, name));
  } finally {
    await close();
  }
}
