/** The index that readers search journal, help and policies with: made from the built pages that mark their text. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Interfaces that the indexer ships beside its index; ours is in islands/texts. */
const UNUSED = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/** Writes folder/pagefind. Throws with the indexer's own reasons. */
export async function writeTextIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The text index could not be begun: ${errors.join(' ')}`);
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
