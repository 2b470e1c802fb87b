/** Strict schema of pictures in API responses. */
import { z } from 'zod';

export const imageShape = z.strictObject({
  id: z.string().regex(/^[\da-f]{64}$/),
  large_image_url: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  tint: z.string(),
  /** Point that crops keep, in percent from left and top; the centre when missing. */
  focus: z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
});
