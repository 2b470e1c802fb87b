/** Photos and videos that go with a return: which kinds, how large, and how they are called. */
import { EVIDENCE } from '../shop/constants.ts';
import { EVIDENCE_COPY as SAY } from './return-attachments-copy.ts';

export const EVIDENCE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/3gpp': '3gp',
} as const;
export type EvidenceType = keyof typeof EVIDENCE_TYPES;

/** Where files of an order are sent to, and where one is. */
export const evidencePath = (number: string) => `/api/orders/${number}/evidence`;
export const evidenceFilePath = (number: string, id: string) => `${evidencePath(number)}/${id}`;
export const merchantEvidencePath = (number: string, id: string) => `/api/merchant/orders/${number}/evidence/${id}`;

/** A file that the shop has. size in bytes. */
export type EvidenceFile = {
  readonly id: string;
  readonly type: EvidenceType;
  readonly size: number;
  readonly name: string;
};

export const isEvidenceType = (type: string): type is EvidenceType => Object.hasOwn(EVIDENCE_TYPES, type);

export const isVideo = (type: string) => type.startsWith('video/');

/** The most that a file of a type may hold, in bytes. */
export const maxBytesOf = (type: string) => (isVideo(type) ? EVIDENCE.maxVideoBytes : EVIDENCE.maxPhotoBytes);

/** Type of a file by what the browser says, else by its name: not every browser knows a phone's pictures. null: none of ours. */
export function typeOf({ type, name }: { readonly type: string; readonly name: string }): EvidenceType | null {
  if (isEvidenceType(type)) return type;
  const [, ending] = /\.(\w{2,5})$/.exec(name.toLowerCase()) ?? [];
  const known = Object.entries(EVIDENCE_TYPES).find(([, one]) => one === (ending === 'jpeg' ? 'jpg' : ending));
  return known ? (known[0] as EvidenceType) : null;
}

/** '3.4 MB', '120 KB': in tens, as phones and laptops count. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const millions = bytes / 1_000_000;
  return `${millions < 10 ? millions.toFixed(1).replace('.0', '') : Math.round(millions)} MB`;
}

/** What is wrong with a file before it is sent; null when it may be. */
export function evidenceFault(file: {
  readonly type: string;
  readonly name: string;
  readonly size: number;
}): string | null {
  const type = typeOf(file);
  if (!type) return SAY.badType;
  if (file.size === 0) return SAY.empty;
  const most = maxBytesOf(type);
  if (file.size <= most) return null;
  return isVideo(type) ? SAY.longVideo(sizeText(most)) : SAY.largePhoto(sizeText(most));
}
