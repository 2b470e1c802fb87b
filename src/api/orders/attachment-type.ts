/** The type of an uploaded file, read from its bytes, and its name. */
import { fileTypeFromFile } from 'file-type';
import { RETURN_ATTACHMENTS } from '../../core/order/constants.ts';
import { type AttachmentType, isAttachmentType } from '../../core/order/return-attachments.ts';

/** Other MIME types that phones send. */
const ALIASES: Readonly<Record<string, AttachmentType>> = {
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/webm',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/** Detects the type from the file's signature, whatever its declared type; null when unsupported. */
export async function sniff(path: string): Promise<AttachmentType | null> {
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '';
  return ALIASES[mime] ?? (isAttachmentType(mime) ? mime : null);
}

/** Returns a display name: one line, limited length. */
export const nameOf = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}\s\\/]+/gu, ' ')
    .trim()
    .slice(-RETURN_ATTACHMENTS.nameMax);
