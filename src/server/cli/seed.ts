/** `npm run seed`: fills the configured database from content/. */

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
    const summary = skipped ? 'nothing had changed' : `${changed} new or changed`;
    process.stdout.write(`${products} products in ${database.name}, ${summary}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
