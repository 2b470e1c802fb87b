/** Photos and videos attached to a return: types, sizes and paths. */
import { RETURN_ATTACHMENTS } from './constants.ts';
import { ATTACHMENT_COPY as SAY } from './return-attachments-copy.ts';

export const ATTACHMENT_TYPES = {
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
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** Upload path of an order's files, and the path of one file. */
export const attachmentsPath = (number: string) => `/api/orders/${number}/evidence`;
export const attachmentPath = (number: string, id: string) => `${attachmentsPath(number)}/${id}`;

/** A stored file. size in bytes. */
export type ReturnAttachment = {
  readonly id: string;
  readonly type: AttachmentType;
  readonly size: number;
  readonly name: string;
};

export const isAttachmentType = (type: string): type is AttachmentType => Object.hasOwn(ATTACHMENT_TYPES, type);

export const isVideo = (type: string) => type.startsWith('video/');

/** Maximum size of a file by type, in bytes. */
const maxBytesOf = (type: string) =>
  isVideo(type) ? RETURN_ATTACHMENTS.maxVideoBytes : RETURN_ATTACHMENTS.maxPhotoBytes;

/**
 * Type of a file from the browser or, since some browsers do not recognise phone formats, from its name. null: not
 * supported.
 */
export function typeOf({ type, name }: { readonly type: string; readonly name: string }): AttachmentType | null {
  if (isAttachmentType(type)) return type;
  const [, ending] = /\.(\w{2,5})$/.exec(name.toLowerCase()) ?? [];
  const known = Object.entries(ATTACHMENT_TYPES).find(([, one]) => one === (ending === 'jpeg' ? 'jpg' : ending));
  return known ? (known[0] as AttachmentType) : null;
}

/** '3.4 MB', '120 KB': decimal units, as operating systems show them. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const millions = bytes / 1_000_000;
  return `${millions < 10 ? millions.toFixed(1).replace('.0', '') : Math.round(millions)} MB`;
}

/** Validates a file before its upload; null when valid. */
export function attachmentFault(file: {
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
