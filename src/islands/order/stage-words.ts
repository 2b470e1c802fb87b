/** What the headline says at each stage. */
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { STAGE_COPY } from '../../core/order/stage-copy.ts';
import type { OrderStage } from '../../core/order/view.ts';
import { SAMPLE_ORDER } from '../../core/samples/order-copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';

type Words = { readonly title: string; readonly line: string };

const SAMPLE_STAGE: Partial<Record<OrderStage, Words>> = SAMPLE_ORDER.stage;

/** The stage of an order of samples, or that is collected, has words of its own where it differs; of one in parts, how much has arrived. */
export function stageWords({ pickup, parcels, payment }: OrderView, stage: OrderStage) {
  const words = STAGE_COPY[stage];
  if (isSampleOrder({ payment })) return { ...words, ...SAMPLE_STAGE[stage] };
  const arrived = parcels.filter(({ state }) => state === 'delivered').length;
  if (stage === 'shipped' && arrived > 0) return { ...words, title: SAY.parcels.part(arrived, parcels.length) };
  if (!pickup) return words;
  if (stage === 'shipped' && !parcels.some(({ state }) => state === 'ready')) return PICKUP_COPY.stage.packed;
  const atStore: Partial<Record<OrderStage, Words>> = PICKUP_COPY.stage;
  return atStore[stage] ?? words;
}
