/** Words of letters about single parcels of an order. */
import { PARCEL_COPY } from '../delivery/parcel-copy.ts';

export const PARCEL_LETTERS = {
  title: PARCEL_COPY.title,
  pieces: 'Your pieces',
  arrives: (time: string) => `Arrives ${time}`,
  ready: (time: string) => `At the store ${time}`,
  rest: 'The page of your order shows where the other parcels are.',
  /** Of an order whose parcels arrived on different days. */
  earlier:
    'The days of pieces that arrived before count from their own parcel; the page of your order says until when.',
  shipped: {
    subject: (number: string, parcel: number, all: number) =>
      `On its way: parcel ${parcel} of ${all} of your order ${number}`,
    heading: (parcel: number, all: number) => `Parcel ${parcel} of ${all} is on its way to you.`,
  },
  delivered: {
    subject: (number: string, parcel: number, all: number) =>
      `Delivered: parcel ${parcel} of ${all} of your order ${number}`,
    heading: (parcel: number, all: number) => `Parcel ${parcel} of ${all} has arrived.`,
  },
  collected: {
    subject: (number: string, parcel: number, all: number) =>
      `Collected: parcel ${parcel} of ${all} of your order ${number}`,
    heading: (parcel: number, all: number) => `You have collected parcel ${parcel} of ${all}.`,
  },
  isReady: {
    subject: (number: string) => `Ready to be collected: your order ${number}`,
    heading: (store: string) => (store ? `It is ready for you in ${store}.` : 'It is ready for you at the store.'),
    line: 'Show the code at the store, on your phone or on paper: we hand the pieces over against it. You can send someone else with it.',
    code: 'Your code',
    parcel: 'Parcel',
    where: 'The store',
    hours: 'Open',
  },
} as const;
