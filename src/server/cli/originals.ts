/** npm run masters: puts the master pictures of the content folder into the bucket that the environment names. */
import { resolve } from 'node:path';
import { readEnv, StartError } from '../../core/shop/env.ts';
import { mediaOf } from '../../media/media.ts';
import { pushMasters } from '../../media/originals.ts';
import { bucketOf } from '../../media/store/open.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const bucket = bucketOf(env);
  if (!bucket) throw new StartError('BUCKET_URL is not set: it names the bucket that the masters go to.');
  const media = mediaOf(env);
  const fresh = await pushMasters(media, bucket, resolve(env.DATA_DIR, 'arriving'));
  process.stdout.write(`${fresh} new of ${media.all().length} master pictures put into ${bucket.name}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
