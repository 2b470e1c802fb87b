/** Texts of the list of newsletter subscribers. */
import type { SubscriberState } from './newsletter.ts';

const STATES: Readonly<Record<SubscriberState, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
};

export const NEWSLETTER_COPY = {
  states: STATES,
  all: 'All',
  failed: 'The list could not be loaded',
  search: 'Search',
  searchHint: 'Part of an address',
  since: 'Since',
  none: 'No subscribers yet',
  noneHint: 'The form stands at the foot of every page of the shop.',
  noMatch: 'No address fits',
  noMatchHint: 'Try another word, or another state.',
  found: (total: number) => `${total} ${total === 1 ? 'address' : 'addresses'}`,
  asked: (day: string) => `Asked on ${day}`,
  confirmed: (day: string) => `confirmed on ${day}`,
  left: (day: string) => `left on ${day}`,
  exportConfirmed: 'Export confirmed addresses',
  exportAll: 'Export all, as a record',
  exportHint: 'Write only to confirmed addresses: the others have not agreed, or agree no more.',
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  removeTitle: 'Remove this address?',
  removeLine: (email: string) =>
    `${email} and all that is stored about it is deleted, because the person asked for it. This cannot be undone; who wants to be on the list again subscribes again.`,
  removed: 'The address was removed.',
  unknown: 'There is no such address. It may have been removed.',
} as const;
