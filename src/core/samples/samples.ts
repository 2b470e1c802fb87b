/** What an order of samples may hold. */
import type { WantedLine } from '../checkout/offer.ts';
import { isSample } from '../configuration/key.ts';
import { SAMPLES } from './constants.ts';
import { SAMPLE_COPY as SAY } from './copy.ts';

/** True when all that is wanted are samples. */
export const areSamples = (lines: readonly Pick<WantedLine, 'sku'>[]): boolean =>
  lines.length > 0 && lines.every(({ sku }) => isSample(sku));

/** What a request for samples may hold beside them. */
export type SampleRequest = {
  readonly lines: readonly WantedLine[];
  readonly coupon?: string | undefined;
  readonly delivery?:
    | {
        readonly store: string | null;
        readonly services: readonly string[];
        readonly split: boolean;
        readonly slots: readonly unknown[];
      }
    | undefined;
};

/** Why samples cannot be quoted or ordered like this; null when they can. */
export function sampleFault({ lines, coupon, delivery }: SampleRequest): string | null {
  const skus = new Set(lines.map(({ sku }) => sku));
  if (skus.size > SAMPLES.most) return SAY.tooMany;
  if (skus.size < lines.length || lines.some(({ quantity }) => quantity !== 1)) return SAY.oneEach;
  if (coupon) return SAY.noCoupon;
  const { store = null, services = [], split = false, slots = [] } = delivery ?? {};
  return store !== null || services.length > 0 || split || slots.length > 0 ? SAY.byPost : null;
}
