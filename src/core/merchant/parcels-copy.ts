/** Texts of an order's parcels in the back office. */

export const OFFICE_PARCELS_COPY = {
  title: 'Parcels',
  only: 'The parcel',
  pickup: 'Collected at the store',
  steps: { packed: 'Pack', shipped: 'Ship …', ready: 'Ready at the store', delivered: 'Mark as delivered' },
  pickupSteps: {
    packed: 'Pack',
    shipped: 'Sent to the store',
    ready: 'Ready at the store',
    delivered: 'Hand over …',
  },
  done: {
    packed: 'Packed.',
    shipped: 'Shipped.',
    ready: 'Ready. The shopper gets a letter with the code to show.',
    delivered: 'Delivered.',
  },
  ship: 'Ship the parcel',
  handOver: 'Hand over',
  code: 'Code of the shopper',
  codeHint: 'Six digits, in the letter and on the page of the order',
  codeLine: 'Ask for the code before you hand the pieces over. It is the proof that they were collected.',
  badCode: 'The code has six digits.',
  count: (count: number) => `${count} parcels`,
  collected: 'Collected at a store',
} as const;
