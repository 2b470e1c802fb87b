/** Photos and videos of a return, saved to a folder. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { EVIDENCE_TYPES, merchantEvidencePath } from '../../core/order/return-attachments.ts';
import type { WireOrder } from '../../core/order/shapes.ts';
import { ask, type Command, orderPath, USAGE, UsageError } from './ask.ts';

/** Under names that sort as they were sent. */
export const saveEvidence: Command = async (fetch, [number, folder = '.'], say) => {
  if (!number) throw new UsageError(USAGE);
  const order = await ask<WireOrder>(fetch, orderPath(number));
  const { files = [], evidence = [] } = order.return ?? {};
  for (const link of evidence) say(link);
  mkdirSync(folder, { recursive: true });
  for (const [index, { id, type }] of files.entries()) {
    const answer = await fetch(merchantEvidencePath(order.number, id));
    if (!answer.ok || !answer.body)
      throw new UsageError(`The shop answered ${answer.status} for a file of the return.`);
    const path = join(folder, `${order.number}-${index + 1}.${EVIDENCE_TYPES[type]}`);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(path));
    say(path);
  }
  say(`${files.length} files, ${evidence.length} links`);
};
