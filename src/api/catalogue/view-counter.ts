/** Counts views of products in memory, and stores them now and then: one write for many views. */
import type { FastifyInstance } from 'fastify';
import { PRODUCT_VIEWS } from '../../core/product/constants.ts';
import { VITALS } from '../../core/shop/constants.ts';
import { addViews } from '../../db/catalogue/views.ts';
import type { Db } from '../../db/engine/db.ts';

export type ViewCounter = {
  /** Counts a reported view of a product; it stands for those of visits that do not report. */
  readonly count: (slug: string) => void;
  /** Stores what was counted. Views that cannot be stored are kept for the next time. */
  readonly store: () => Promise<void>;
};

const PER_REPORT = Math.round(1 / VITALS.share);

/** Stores every PRODUCT_VIEWS.everyMs, and when the app closes. */
export function createViewCounter(app: FastifyInstance, db: Db): ViewCounter {
  let views = new Map<string, number>();

  async function store(): Promise<void> {
    if (views.size === 0) return;
    const counted = views;
    views = new Map();
    try {
      await addViews(db, counted);
    } catch (error) {
      app.log.error(error);
      for (const [slug, count] of counted) views.set(slug, (views.get(slug) ?? 0) + count);
    }
  }

  const timer = setInterval(store, PRODUCT_VIEWS.everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
  return {
    count: (slug) => {
      // Unknown slugs must not fill the memory.
      if (views.size >= PRODUCT_VIEWS.most && !views.has(slug)) return;
      views.set(slug, (views.get(slug) ?? 0) + PER_REPORT);
    },
    store,
  };
}
