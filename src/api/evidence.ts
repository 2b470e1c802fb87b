/** Takes photos and videos of returns in, gives them out to who may see them, and forgets them in time. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { EVIDENCE, ORDER } from '../core/constants.ts';
import { EVIDENCE_COPY as SAY } from '../core/copy/evidence.ts';
import { EVIDENCE_TYPES, type EvidenceType, evidenceFault, isEvidenceType, sizeText } from '../core/evidence.ts';
import { type EvidenceRow, forgetEvidence, listOverdue, noteEvidence } from './db/evidence.ts';
import type { Db } from './db/open.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/** stage: where files lie while they arrive. */
export type EvidenceDeps = { readonly db: Db; readonly store: Store; readonly stage: string };

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

/** Lets so many bytes through and no more. */
function bounded(most: number, message: string): Transform & { size: number } {
  const gate = Object.assign(
    new Transform({
      transform(chunk: Buffer, _, done) {
        gate.size += chunk.length;
        if (gate.size > most) done(new Refusal(413, message));
        else done(null, chunk);
      },
    }),
    { size: 0 },
  );
  return gate;
}

/** A name to show, not to open: one line, of a bearable length. */
export const nameOf = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}\s\\/]+/gu, ' ')
    .trim()
    .slice(-EVIDENCE.nameMax);

/** Stores what arrives for an order. Throws Refusal for what is not a photo or a video of ours, or too large. */
export async function takeEvidence(
  { db, store, stage }: EvidenceDeps,
  number: string,
  name: string,
  body: Readable,
): Promise<EvidenceRow> {
  await mkdir(stage, { recursive: true });
  const path = join(stage, `${randomUUID()}.part`);
  try {
    const gate = bounded(EVIDENCE.maxVideoBytes, SAY.longVideo(sizeText(EVIDENCE.maxVideoBytes)));
    await pipeline(body, gate, createWriteStream(path));
    const type = await sniff(path);
    if (!type) throw new Refusal(415, gate.size === 0 ? SAY.empty : SAY.notWhatItSays);
    const fault = evidenceFault({ type, name, size: gate.size });
    if (fault) throw new Refusal(413, fault);
    const row = await noteEvidence(db, { number, type, size: gate.size, name: nameOf(name) });
    try {
      await store.take(keyOf(row.id), path, type);
    } catch (error) {
      await forgetEvidence(db, row.id);
      throw error;
    }
    return row;
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

/** Forgets one file, first its bytes. False: there was none, or a return names it. */
export async function dropEvidence({ db, store }: EvidenceDeps, { id, used }: EvidenceRow): Promise<boolean> {
  if (used) return false;
  await store.remove(keyOf(id));
  return forgetEvidence(db, id);
}

/** Forgets what is due. */
export async function sweepEvidence({ db, store }: EvidenceDeps): Promise<void> {
  for (const id of await listOverdue(db, ORDER.sweepBatch)) {
    await store.remove(keyOf(id));
    await forgetEvidence(db, id, true);
  }
}
