/** States of a product: only those in state shown are in the shop. Pure. */

/**
 * draft: never shown yet, may be incomplete. scheduled: shown from a moment on. hidden: taken out of the shop. deleted: hidden,
 * and out of the merchant's lists until it is restored.
 */
export const PRODUCT_STATES = ['draft', 'shown', 'scheduled', 'hidden', 'deleted'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Drafts and hidden products may lack what pages need. */
export const mayBeIncomplete = (state: ProductState): boolean => state !== 'shown' && state !== 'scheduled';
