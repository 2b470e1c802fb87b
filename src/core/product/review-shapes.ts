/** Strict schemas of reviews. */

import { z } from 'zod';
import { line, nameLine } from '../account/field-shapes.ts';
import { moment } from '../shop/value-shapes.ts';
import { REVIEW } from './constants.ts';
import { REVIEW_COPY } from './review-copy.ts';

export const reviewBody = z.object({
  rating: z.int({ error: REVIEW_COPY.badRating }).min(1, REVIEW_COPY.badRating).max(5, REVIEW_COPY.badRating),
  title: line(REVIEW.titleMax).default(''),
  text: z
    .string({ error: REVIEW_COPY.missing })
    .trim()
    .min(1, REVIEW_COPY.missing)
    .max(REVIEW.textMax, REVIEW_COPY.missing)
    .refine((text) => !text.includes('\0'), REVIEW_COPY.missing),
  /** Displayed name; by default the order's first name. */
  name: nameLine(REVIEW.nameMax).default(''),
  /** Proof of purchase for visitors who are not signed in. */
  order: z.object({ number: z.string().max(20), token: z.string().max(100) }).optional(),
});

export const reviewShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  verified: z.string(),
  createdAt: moment,
  /** The shop's reply; absent without one. */
  reply: z.strictObject({ text: z.string(), at: moment }).optional(),
});

export const reviewsShape = z.strictObject({
  /** Real reviews only; null without any. */
  average: z.number().min(1).max(5).nullable(),
  count: z.int().min(0),
  /** Number of reviews with one star, two, … five. */
  spread: z.array(z.int().min(0)).length(5),
  reviews: z.array(reviewShape),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});
