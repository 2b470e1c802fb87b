/** The part of the subscribers that the page shows, and its address. */
import { SUBSCRIBER_STATES, type SubscriberState } from '../../../core/merchant/newsletter.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';

export const ALL = 'all';

export type Tab = SubscriberState | typeof ALL;

type View = { readonly q: string; readonly state: Tab; readonly since: string; readonly page: number };

export const queryOf = ({ q, state, since, page }: View) => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(state !== ALL && { state }),
  ...(since !== '' && { since }),
  ...(page > 1 && { page: String(page) }),
});

export const pathOf = (view: View) => {
  const query = new URLSearchParams(queryOf(view)).toString();
  return `${MERCHANT_PAGES.newsletter.path}${query && `?${query}`}`;
};

export function firstView(): View {
  const given = new URLSearchParams(window.location.search);
  return {
    q: given.get('q') ?? '',
    state: SUBSCRIBER_STATES.find((one) => one === given.get('state')) ?? ALL,
    since: given.get('since') ?? '',
    page: Math.max(1, Math.floor(Number(given.get('page'))) || 1),
  };
}
