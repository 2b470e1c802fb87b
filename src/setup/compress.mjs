// Writes .br and .gz files beside the texts of a built site, for servers with static compression: compress.mjs [folder].
// Existing ones are overwritten.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/;
/** Smaller files fit into one packet. */
const WORTH_COMPRESSING = 1024;
const AT_ONCE = 8;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses all texts under folder. Returns their number. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).size >= WORTH_COMPRESSING);
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async (file) => {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
        writeFileSync(`${file}.gz`, await deflate(text, { level: 9 }));
      }),
    );
  }
  return files.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'dist';
  console.log(`${await compress(folder)} files in ${folder} compressed`);
}
