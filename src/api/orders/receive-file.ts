/** Receives uploads into a staging folder as *.part files, limited in bytes and time. */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RETURN_ATTACHMENT_LIMITS } from '../../core/order/constants.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Writes a body to path and returns its size in bytes. Throws HttpError 413 above maxBytes, 408 on timeout, 400 when the
 * client disconnects. The caller deletes the file.
 */
export async function receiveFile(body: Readable, path: string, maxBytes: number): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  // Opened explicitly: a write stream that opens lazily could create the file after the caller deleted it.
  const file = await open(path, 'wx');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(new HttpError(413, SAY.tooLong));
      else done(null, chunk);
    },
  });
  const signal = AbortSignal.timeout(RETURN_ATTACHMENT_LIMITS.arriveMs);
  try {
    await pipeline(body, count, file.createWriteStream(), { signal });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new HttpError(408, SAY.slow);
    if (body.errored || !body.readableEnded) throw new HttpError(400, SAY.failed);
    throw error;
  } finally {
    await file.close().catch(() => {});
  }
  return size;
}

/** Deletes stale *.part files of processes that were killed. */
export async function sweepStagingFolder(stage: string): Promise<void> {
  const names = await readdir(stage).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(stage, name);
    const facts = await stat(path).catch(() => null);
    if (facts && facts.mtimeMs < Date.now() - RETURN_ATTACHMENT_LIMITS.staleMs) await rm(path, { force: true });
  }
}
