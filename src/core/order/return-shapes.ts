/** Strict shapes of returns and their files. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { quantity, skuText } from '../shop/value-shapes.ts';
import { ORDER, RETURN_ATTACHMENTS } from './constants.ts';
import { ORDER_COPY as SAY } from './copy.ts';
import { ATTACHMENT_TYPES, type AttachmentType } from './return-attachments.ts';
import { ATTACHMENT_COPY } from './return-attachments-copy.ts';
import { RETURN_REASONS } from './returns.ts';

/** size in bytes. */
export const attachmentShape = z.strictObject({
  id: z.string(),
  type: z.enum(Object.keys(ATTACHMENT_TYPES) as [AttachmentType, ...AttachmentType[]]),
  size: z.int().min(0),
  name: z.string(),
});

const evidence = z.url({ protocol: /^https$/, error: SAY.evidence }).max(ORDER.evidenceLength, SAY.evidence);

export const returnBody = z.object({
  reason: z.enum(RETURN_REASONS),
  note: z.string().trim().max(ORDER.noteMax).default(''),
  lines: z
    .array(z.object({ sku: skuText, quantity }))
    .min(1)
    .max(CART.maxLines),
  /** Links, uploaded files, or both. */
  evidence: z.array(evidence, { error: SAY.evidence }).max(ORDER.evidenceMax, SAY.evidence).default([]),
  files: z
    .array(z.uuid())
    .max(RETURN_ATTACHMENTS.maxFiles, ATTACHMENT_COPY.tooMany(RETURN_ATTACHMENTS.maxFiles))
    .default([]),
});
