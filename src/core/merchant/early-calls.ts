/**
 * The calls that each page of the back office makes when it opens, for the script that sends them early. A row that the page
 * does not ask for costs a wasted call, a missing one costs waiting; neither changes what is shown.
 */
import { ENDPOINTS } from '../shop/endpoints.ts';
import type { EarlyCall } from './early.ts';
import { MERCHANT_ENDPOINTS } from './endpoints.ts';
import { MERCHANT_PAGES, type MerchantPage } from './pages.ts';
import { RIGHTS } from './rights.ts';

/** query: in the order of the page's own call; the page's address overrides it, and empty ones are left out. */
type Row = {
  readonly call: Exclude<keyof typeof MERCHANT_ENDPOINTS, 'acceptInvitation'>;
  readonly query?: string;
  /** Parameters of the path that are not in the address. */
  readonly params?: Readonly<Record<string, string>>;
};

const entries = (kind: string): readonly Row[] => [{ call: 'entries', params: { kind } }];

const ROWS: Readonly<Partial<Record<keyof typeof MERCHANT_PAGES, readonly Row[]>>> = {
  today: [{ call: 'today' }, { call: 'sales', query: 'days=30' }, { call: 'searchMisses', query: 'days=30' }],
  orders: [{ call: 'allOrders', query: 'work&state&payment&parcel&by&from&to&q&page' }],
  order: [{ call: 'anyOrder' }, { call: 'orderNotes' }],
  deliveries: [{ call: 'deliveries', query: 'day=today' }],
  products: [{ call: 'merchantProducts', query: 'q&state&category&page' }, { call: 'productChoices' }],
  product: [{ call: 'merchantProduct' }, { call: 'productChoices' }],
  stock: [{ call: 'stock', query: 'page=1&q&below&sort' }],
  reviews: [{ call: 'heldReviews', query: 'state=held&page=1' }],
  messages: [{ call: 'messages', query: 'state=open&page=1' }],
  coupons: [{ call: 'coupons' }],
  categories: entries('categories'),
  collections: entries('collections'),
  slides: entries('slides'),
  delivery: [{ call: 'deliveryRules' }],
  stores: [{ call: 'stores' }],
  newsletter: [{ call: 'subscribers', query: 'q&state&since&page' }],
  settings: [{ call: 'settings' }],
  people: [{ call: 'people' }],
  log: [{ call: 'people' }, { call: 'staffLog', query: 'person&call&subject&from&to&page' }],
};

const PERSON = [ENDPOINTS.me, MERCHANT_ENDPOINTS.staffMe].map(({ path }): EarlyCall => [path, '', null]);

/** The calls of a page: who this is, then what the page shows. An invitation is for people without a role. */
export function earlyCallsOf(page: MerchantPage): readonly EarlyCall[] {
  if (page.path === MERCHANT_PAGES.join.path) return [];
  const rows = Object.entries(ROWS).find(([name]) => MERCHANT_PAGES[name as keyof typeof ROWS].path === page.path)?.[1];
  const own = (rows ?? []).map(({ call, query = '', params = {} }): EarlyCall => {
    const path = MERCHANT_ENDPOINTS[call].path.replace(/:(\w+)/g, (name, key) => params[key] ?? name);
    return [path, query, RIGHTS[call]];
  });
  return [...PERSON, ...own];
}
