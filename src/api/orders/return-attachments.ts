/** Takes photos and videos of returns in, gives them out to who may see them, and forgets them in time. */
import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import {
  EVIDENCE_TYPES,
  type EvidenceType,
  evidenceFault,
  isEvidenceType,
  sizeText,
} from '../../core/order/return-attachments.ts';
import { EVIDENCE_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { EVIDENCE, EVIDENCE_LIMITS, ORDER } from '../../core/shop/constants.ts';
import type { Db } from '../../db/engine/db.ts';
import {
  completeEvidence,
  type EvidenceRow,
  forgetEvidence,
  listOverdue,
  OVERDUE,
  reserveEvidence,
} from '../../db/orders/return-attachments.ts';
import type { Store } from '../../media/store/store.ts';
import { Refusal } from '../http/http-error.ts';
import { receiveFile, sweepStage } from './receive-file.ts';

/** stage: where files lie while they arrive. maxBytes: the most that all files may have together. */
export type EvidenceDeps = {
  readonly db: Db;
  readonly store: Store;
  readonly stage: string;
  readonly maxBytes: number;
};

const keyOf = (id: string) => `evidence/${id}`;

/** Other names of what phones write. */
const ALIASES: Readonly<Record<string, EvidenceType>> = {
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/webm',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/** What a file is by its own bytes, whatever it was called; null: none of our kinds. */
async function sniff(path: string): Promise<EvidenceType | null> {
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '';
  return ALIASES[mime] ?? (isEvidenceType(mime) ? mime : null);
}

/** A name to show, not to open: one line, of a bearable length. */
export const nameOf = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}\s\\/]+/gu, ' ')
    .trim()
    .slice(-EVIDENCE.nameMax);

/** size is what the request announces, in bytes; network is the caller's. */
export type Upload = {
  readonly number: string;
  readonly network: string;
  readonly name: string;
  readonly size: number;
};

/** Reserves the place of a file and returns its id. Throws Refusal with the limit that it would exceed. */
async function reserve({ db, maxBytes }: EvidenceDeps, { number, network, size }: Upload): Promise<string> {
  const id = randomUUID();
  const hash = createHash('sha256').update(network).digest('base64url');
  const state = await reserveEvidence(
    db,
    { id, number, network: hash, size },
    {
      files: EVIDENCE.maxFiles,
      order: EVIDENCE_LIMITS.orderBytes,
      network: EVIDENCE_LIMITS.networkBytes,
      total: maxBytes,
    },
  );
  switch (state) {
    case 'reserved':
      return id;
    case 'files':
      throw new Refusal(409, SAY.tooMany(EVIDENCE.maxFiles));
    case 'order':
      throw new Refusal(413, SAY.orderFull(sizeText(EVIDENCE_LIMITS.orderBytes)));
    case 'network':
      throw new Refusal(429, SAY.networkFull, { 'retry-after': String(EVIDENCE_LIMITS.unusedHours * 3600) });
    case 'total':
      throw new Refusal(503, SAY.full, { 'retry-after': '3600' });
  }
}

/** Gives a place up. What cannot be removed now is removed by the sweep. */
async function release({ db, store }: EvidenceDeps, id: string): Promise<void> {
  const remove = () => store.remove(keyOf(id));
  // A sweep may have deleted the row before the bytes came.
  if (!(await forgetEvidence(db, id, remove))) await remove();
}

/** Stores what arrives for an order. Throws Refusal for what is not a photo or a video of ours, too large, or too much. */
export async function takeEvidence(deps: EvidenceDeps, upload: Upload, body: Readable): Promise<EvidenceRow> {
  const { db, store, stage } = deps;
  const name = nameOf(upload.name);
  const id = await reserve(deps, upload);
  const path = join(stage, `${id}.part`);
  try {
    const size = await receiveFile(body, path, upload.size);
    const type = await sniff(path);
    if (!type) throw new Refusal(415, SAY.notWhatItSays);
    const fault = evidenceFault({ type, name, size });
    if (fault) throw new Refusal(413, fault);
    await store.take(keyOf(id), path, type);
    const row = await completeEvidence(db, id, { type, size, name });
    if (!row) throw new Refusal(408, SAY.slow);
    return row;
  } catch (error) {
    await release(deps, id).catch(() => {});
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Sends a file as one to keep: a page never shows it as its own. */
export async function sendEvidence(
  { store }: EvidenceDeps,
  row: EvidenceRow,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await store.open(keyOf(row.id));
  if (!found) throw new Refusal(404, SAY.gone);
  const name = `${row.number}-${row.id.slice(0, 8)}.${EVIDENCE_TYPES[row.type]}`;
  return reply
    .type(row.type)
    .header('content-length', found.size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(found.body);
}

/** Deletes one file. Returns false when there was none, or when a return names it. */
export function dropEvidence({ db, store }: EvidenceDeps, { id }: EvidenceRow): Promise<boolean> {
  return forgetEvidence(db, id, () => store.remove(keyOf(id)));
}

/** Forgets what is due, and deletes what arrived in part and was left behind by a process that ended. */
export async function sweepEvidence({ db, store, stage }: EvidenceDeps): Promise<void> {
  await sweepStage(stage);
  for (const id of await listOverdue(db, ORDER.sweepBatch)) {
    await forgetEvidence(db, id, () => store.remove(keyOf(id)), OVERDUE);
  }
}
