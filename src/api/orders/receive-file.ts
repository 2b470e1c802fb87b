/** Files while they arrive: written to a stage as *.part, bounded in bytes and time, and deleted when they are left behind. */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EVIDENCE_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { EVIDENCE_LIMITS } from '../../core/shop/constants.ts';
import { Refusal } from '../http/http-error.ts';

/**
 * Writes a body to path and returns its bytes. Throws Refusal 413 beyond maxBytes, 408 when it takes too long, 400 when the
 * sender breaks off. The caller deletes the file.
 */
export async function receiveFile(body: Readable, path: string, maxBytes: number): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  // Opened before anything else: a stream that opens by itself could create the file after the caller has deleted it.
  const file = await open(path, 'wx');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxBytes) done(new Refusal(413, SAY.tooLong));
      else done(null, chunk);
    },
  });
  const signal = AbortSignal.timeout(EVIDENCE_LIMITS.arriveMs);
  try {
    await pipeline(body, count, file.createWriteStream(), { signal });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (signal.aborted) throw new Refusal(408, SAY.slow);
    if (body.errored || !body.readableEnded) throw new Refusal(400, SAY.failed);
    throw error;
  } finally {
    await file.close().catch(() => {});
  }
  return size;
}

/** Deletes what nobody has written to for a while: a process that was killed leaves its files behind. */
export async function sweepStage(stage: string): Promise<void> {
  const names = await readdir(stage).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(stage, name);
    const facts = await stat(path).catch(() => null);
    if (facts && facts.mtimeMs < Date.now() - EVIDENCE_LIMITS.staleMs) await rm(path, { force: true });
  }
}
