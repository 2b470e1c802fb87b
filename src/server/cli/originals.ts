/** npm run masters: uploads the original images of the content folder to the configured bucket. */
import { resolve } from 'node:path';
import { readEnv, StartError } from '../../core/shop/env.ts';
import { mediaOf } from '../../media/media.ts';
import { uploadOriginals } from '../../media/originals.ts';
import { bucketOf } from '../../media/store/open.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const bucket = bucketOf(env);
  if (!bucket) throw new StartError('BUCKET_URL is not set: it names the bucket for the original images.');
  const media = mediaOf(env);
  const fresh = await uploadOriginals(media, bucket, resolve(env.DATA_DIR, 'arriving'));
  process.stdout.write(`${fresh} new of ${media.all().length} original images uploaded to ${bucket.name}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
