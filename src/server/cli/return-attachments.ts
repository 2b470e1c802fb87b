/** Saves the photos and videos of an order's returns to a folder. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { merchantAttachmentPath } from '../../core/merchant/file-paths.ts';
import { ATTACHMENT_TYPES } from '../../core/order/return-attachments.ts';
import type { OrderResponse } from '../../core/order/shapes.ts';
import { type Command, callApi, orderPath, USAGE, UsageError } from './api-client.ts';

/** File names sort in upload order. */
export const saveAttachments: Command = async (fetch, [number, folder = '.'], say) => {
  if (!number) throw new UsageError(USAGE);
  const order = await callApi<OrderResponse>(fetch, orderPath(number));
  const files = order.returns.flatMap((one) => one.files);
  const evidence = order.returns.flatMap((one) => one.evidence);
  for (const link of evidence) say(link);
  mkdirSync(folder, { recursive: true });
  for (const [index, { id, type }] of files.entries()) {
    const answer = await fetch(merchantAttachmentPath(order.number, id));
    if (!answer.ok || !answer.body)
      throw new UsageError(`The shop responded with status ${answer.status} for a file of the return.`);
    const path = join(folder, `${order.number}-${index + 1}.${ATTACHMENT_TYPES[type]}`);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(path));
    say(path);
  }
  say(`${files.length} files, ${evidence.length} links`);
};
