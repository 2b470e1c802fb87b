/** npm run measure: writes the sizes and colours of the pictures of the content folder beside them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../core/shop/env.ts';
import { MEASURED, measureImage, mediaOf } from '../../media/media.ts';

const env = readEnv(process.env);
const lines: string[] = [];
for (const { hash, path } of mediaOf(env).all()) {
  const { width, height, tint } = await measureImage(path);
  lines.push(`${hash} ${width} ${height} ${tint}\n`);
}
const file = join(env.CONTENT_DIR, 'media', MEASURED);
writeFileSync(file, lines.sort().join(''));
process.stdout.write(`${lines.length} pictures measured: ${file}\n`);
