/** Stores, serves and expires photos and videos of returns. */
import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ORDER, RETURN_ATTACHMENT_LIMITS, RETURN_ATTACHMENTS } from '../../core/order/constants.ts';
import { ATTACHMENT_TYPES, attachmentFault, sizeText } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import type { Db } from '../../db/engine/db.ts';
import {
  type AttachmentRow,
  completeAttachment,
  deleteAttachmentRow,
  listOverdue,
  OVERDUE,
  reserveAttachment,
} from '../../db/orders/return-attachments.ts';
import type { Store } from '../../media/store/store.ts';
import { HttpError } from '../http/http-error.ts';
import { nameOf, sniff } from './attachment-type.ts';
import { receiveFile, sweepStagingFolder } from './receive-file.ts';

/** stage: staging folder for uploads. maxBytes: limit for all files together. */
export type AttachmentDeps = {
  readonly db: Db;
  readonly store: Store;
  readonly stage: string;
  readonly maxBytes: number;
};

const keyOf = (id: string) => `evidence/${id}`;

/** size is the announced Content-Length in bytes; network is the caller's. */
export type Upload = {
  readonly number: string;
  readonly network: string;
  readonly name: string;
  readonly size: number;
};

/** Reserves space for a file and returns its id. Throws HttpError with the exceeded limit. */
async function reserve({ db, maxBytes }: AttachmentDeps, { number, network, size }: Upload): Promise<string> {
  const id = randomUUID();
  const hash = createHash('sha256').update(network).digest('base64url');
  const state = await reserveAttachment(
    db,
    { id, number, network: hash, size },
    {
      files: RETURN_ATTACHMENTS.maxFiles,
      order: RETURN_ATTACHMENT_LIMITS.orderBytes,
      network: RETURN_ATTACHMENT_LIMITS.networkBytes,
      total: maxBytes,
    },
  );
  switch (state) {
    case 'reserved':
      return id;
    case 'files':
      throw new HttpError(409, SAY.tooMany(RETURN_ATTACHMENTS.maxFiles));
    case 'order':
      throw new HttpError(413, SAY.orderFull(sizeText(RETURN_ATTACHMENT_LIMITS.orderBytes)));
    case 'network':
      throw new HttpError(429, SAY.networkFull, { 'retry-after': String(RETURN_ATTACHMENT_LIMITS.unusedHours * 3600) });
    case 'total':
      throw new HttpError(503, SAY.full, { 'retry-after': '3600' });
  }
}

/** Releases a reservation. Files that cannot be deleted now are deleted by the sweep. */
async function release({ db, store }: AttachmentDeps, id: string): Promise<void> {
  const remove = () => store.remove(keyOf(id));
  // A sweep may have deleted the row before the upload finished.
  if (!(await deleteAttachmentRow(db, id, remove))) await remove();
}

/** Stores an upload for an order. Throws HttpError for unsupported types and exceeded limits. */
export async function storeAttachment(deps: AttachmentDeps, upload: Upload, body: Readable): Promise<AttachmentRow> {
  const { db, store, stage } = deps;
  const name = nameOf(upload.name);
  const id = await reserve(deps, upload);
  const path = join(stage, `${id}.part`);
  try {
    const size = await receiveFile(body, path, upload.size);
    const type = await sniff(path);
    if (!type) throw new HttpError(415, SAY.notWhatItSays);
    const fault = attachmentFault({ type, name, size });
    if (fault) throw new HttpError(413, fault);
    await store.put(keyOf(id), path, type);
    const row = await completeAttachment(db, id, { type, size, name });
    if (!row) throw new HttpError(408, SAY.slow);
    return row;
  } catch (error) {
    await release(deps, id).catch(() => {});
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Sends a file as a download, so that it never renders on our origin. */
export async function sendAttachment(
  { store }: AttachmentDeps,
  row: AttachmentRow,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await store.open(keyOf(row.id));
  if (!found) throw new HttpError(404, SAY.gone);
  const name = `${row.number}-${row.id.slice(0, 8)}.${ATTACHMENT_TYPES[row.type]}`;
  return reply
    .type(row.type)
    .header('content-length', found.size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(found.body);
}

/** Deletes one file. Returns false when it does not exist or a return references it. */
export function deleteAttachment({ db, store }: AttachmentDeps, { id }: AttachmentRow): Promise<boolean> {
  return deleteAttachmentRow(db, id, () => store.remove(keyOf(id)));
}

/** Deletes expired files and stale partial uploads. */
export async function sweepAttachments({ db, store, stage }: AttachmentDeps): Promise<void> {
  await sweepStagingFolder(stage);
  for (const id of await listOverdue(db, ORDER.sweepBatch)) {
    await deleteAttachmentRow(db, id, () => store.remove(keyOf(id)), OVERDUE);
  }
}
