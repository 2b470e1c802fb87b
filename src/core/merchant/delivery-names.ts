/** The files of content/delivery that the back office changes, in the order of its page. */
export const DELIVERY_NAMES = ['zones', 'sizes', 'services', 'carriers', 'windows'] as const;
export type DeliveryName = (typeof DELIVERY_NAMES)[number];
