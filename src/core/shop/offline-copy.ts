/** Texts of the offline page. */
export const OFFLINE_COPY = {
  label: 'No connection',
  title: 'You are offline',
  line: 'This page is not on your device yet. What you have looked at before is, and your cart is safe.',
  kept: 'On this device',
  retry: 'Try again',
  shop: 'The whole collection',
} as const;
