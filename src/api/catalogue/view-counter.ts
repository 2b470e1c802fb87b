/** Counts views of products and visits to the checkout in memory, and stores them now and then: one write for many views. */
import type { FastifyInstance } from 'fastify';
import { PRODUCT_VIEWS } from '../../core/product/constants.ts';
import { VITALS } from '../../core/shop/constants.ts';
import type { VitalsReport } from '../../core/shop/vitals.ts';
import { addViews } from '../../db/catalogue/views.ts';
import type { Db } from '../../db/engine/db.ts';

export type ViewCounter = {
  /** Counts a reported page, if it is of a product or the checkout; it stands for those of visits that do not report. */
  readonly count: (report: VitalsReport) => void;
  /** Stores what was counted. Views that cannot be stored are kept for the next time. */
  readonly store: () => Promise<void>;
};

const PER_REPORT = Math.round(1 / VITALS.share);

/** Stores every PRODUCT_VIEWS.everyMs, and when the app closes. */
export function createViewCounter(app: FastifyInstance, db: Db): ViewCounter {
  let views = new Map<string, number>();
  let checkouts = 0;

  async function store(): Promise<void> {
    if (views.size === 0 && checkouts === 0) return;
    const [counted, begun] = [views, checkouts];
    views = new Map();
    checkouts = 0;
    try {
      await addViews(db, counted, begun);
    } catch (error) {
      app.log.error(error);
      checkouts += begun;
      for (const [slug, count] of counted) views.set(slug, (views.get(slug) ?? 0) + count);
    }
  }

  const timer = setInterval(store, PRODUCT_VIEWS.everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
  return {
    count: ({ page, product: slug }) => {
      if (page === 'checkout') checkouts += PER_REPORT;
      if (!slug) return;
      // Unknown slugs must not fill the memory.
      if (views.size >= PRODUCT_VIEWS.most && !views.has(slug)) return;
      views.set(slug, (views.get(slug) ?? 0) + PER_REPORT);
    },
    store,
  };
}
