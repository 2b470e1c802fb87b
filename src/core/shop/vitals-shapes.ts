/** The web vitals that a visit reports. */

import { z } from 'zod';
import { WISHLIST } from '../wishlist/constants.ts';
import { VITALS } from './constants.ts';
import { withoutNull } from './value-shapes.ts';
import { PAGE_KINDS } from './vitals.ts';

const measuredMs = z.number().min(0).max(VITALS.maxMs).optional();

export const vitalsBody = z.object({
  page: z.enum(PAGE_KINDS),
  /** Slug of the product on the page. */
  product: withoutNull(z.string().max(WISHLIST.slugMax)).optional(),
  lcp: measuredMs,
  inp: measuredMs,
  ttfb: measuredMs,
  cls: z.number().min(0).max(VITALS.maxShift).optional(),
});
