/** npm run measure: writes the sizes and colours of the pictures of the content folder beside them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../core/shop/env.ts';
import { MEASURED, measureImage, mediaOf } from '../../media/media.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const lines = [];
  for (const { file, hash, path } of mediaOf(env).all()) {
    const measured = await measureImage(path).catch((error: unknown) => {
      throw new Error(`${file} is not a readable picture: ${error instanceof Error ? error.message : error}`);
    });
    lines.push(`${hash} ${measured.width} ${measured.height} ${measured.tint}\n`);
  }
  const list = join(env.CONTENT_DIR, 'media', MEASURED);
  writeFileSync(list, lines.sort().join(''));
  process.stdout.write(`${lines.length} pictures measured: ${list}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
