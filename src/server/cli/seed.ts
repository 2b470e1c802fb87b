/** `npm run seed`: fills the database from content/, whichever database the environment names. */

import { readEnv, StartError } from '../../core/shop/env.ts';
import { openDatabase } from '../../db/engine/open.ts';
import { ContentError } from '../../ingest/markdown.ts';
import { seed } from '../../ingest/seed.ts';
import { mediaOf } from '../../media/media.ts';

try {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    const { products, changed, skipped } = await seed(database.db, env.CONTENT_DIR, mediaOf(env));
    const said = skipped ? 'nothing had changed' : `${changed} new or changed`;
    process.stdout.write(`${products} products in ${database.name}, ${said}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
