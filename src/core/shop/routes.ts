/** One row per page: path, head texts, and how it is built, measured and protected; also redirects and links. */
import { ACCOUNT_COPY } from '../account/copy.ts';
import type { Task } from './content-policy.ts';
import { COPY } from './copy.ts';
import { FOOTER_COPY } from './footer-copy.ts';
import { NAVIGATION_COPY } from './navigation-copy.ts';
import { withShop } from './shop-name.ts';
import type { PageKind } from './vitals.ts';

/** Title of pages without one of their own. */
export const DEFAULT_TITLE = '{shop}';
/** Title of a page about one thing: a product, a category, a listing. */
export const titleOf = (name: string) => `${DEFAULT_TITLE} — ${name}`;

/** A page's title without the shop's name. */
export const subjectOf = (title: string, shop: string) => title.replace(withShop(titleOf(''), shop), '');

/** The route with the shop's name in its title and description. */
export const namedPage = (page: Route, shop: string): Route => ({
  ...page,
  title: withShop(page.title, shop),
  description: withShop(page.description, shop),
});

export type HeaderTone = 'light' | 'dark';
/**
 * Where a built page has its styles. linked: in shared files. part: inline, for entry pages, what the page
 * can need before its scripts run; the rest comes with the first hydrated island.
 */
export type PageStyles = 'linked' | 'part';
export type Route = {
  /** [slug] stands for one segment. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** light: light text over a picture. */
  readonly header: HeaderTone;
  /** False on the landing page, whose last section is the footer. */
  readonly footer: boolean;
  /** Group in web vitals. */
  readonly kind: PageKind;
  /** false: noindex. */
  readonly indexed: boolean;
  /** Canonical page with the same content. */
  readonly twinOf?: string;
  readonly styles: PageStyles;
  /** Extra capability that the content security policy must allow. */
  readonly task: Task;
};

const PLAIN = {
  header: 'dark',
  footer: true,
  kind: 'reading',
  indexed: true,
  styles: 'linked',
  task: 'none',
} as const satisfies Partial<Route>;
const HIDDEN = { indexed: false } as const;
const READ = { styles: 'part' } as const;
const LIST = { kind: 'list', styles: 'part' } as const;
const INDEX = { kind: 'list', styles: 'part' } as const;
const BUYING = { kind: 'buying', indexed: false } as const;
const ACCOUNT = { kind: 'account', indexed: false } as const;

function route(path: string, title: string, description: string, own: Partial<Route> = {}): Route {
  return { ...PLAIN, path, title, description, ...own };
}

const LANDING_TITLE = titleOf('Home');
const landing = (path: string, own: Partial<Route> = {}): Route =>
  route(path, LANDING_TITLE, COPY.shop.homeDescription, {
    header: 'light',
    footer: false,
    kind: 'home',
    styles: 'part',
    ...own,
  });

export const ROUTES = {
  landing: landing('/'),
  home: landing('/home', { twinOf: '/' }),
  shop: route(
    '/shop',
    'Shop',
    'The whole collection: furniture, lighting, textiles and more, with filters that help.',
    LIST,
  ),
  categories: route('/categories', DEFAULT_TITLE, 'Eight rooms of the shop, from sofas to soap dishes.', INDEX),
  featured: route('/featured', DEFAULT_TITLE, 'The pieces our editors come back to.', LIST),
  newArrivals: route('/new-arrivals', DEFAULT_TITLE, 'Fresh from the workshop: the newest furniture and decor.', LIST),
  sale: route('/sale', DEFAULT_TITLE, 'Good pieces at a lower price, while they last.', LIST),
  collection: route('/collection', DEFAULT_TITLE, 'Pieces that belong together, chosen by our editors.', LIST),
  explore: route('/explore', DEFAULT_TITLE, 'Every category and every collection, on one spread.', INDEX),
  lookbook: route('/lookbook', 'Lookbook', 'Twenty-four pieces, photographed in one light.', INDEX),
  compare: route('/compare', DEFAULT_TITLE, 'Up to four pieces, side by side.', { kind: 'list', ...HIDDEN }),
  search: route('/search', DEFAULT_TITLE, 'Search furniture, lighting, textiles and decor.', {
    kind: 'list',
    ...HIDDEN,
  }),
  product: route('/product', DEFAULT_TITLE, 'The whole collection, one piece at a time.', {
    kind: 'product',
    twinOf: '/shop',
  }),
  cart: route('/cart', DEFAULT_TITLE, 'The pieces you have chosen.', BUYING),
  checkout: route('/checkout', DEFAULT_TITLE, 'Contact, address, delivery and payment, one at a time.', {
    ...BUYING,
    kind: 'checkout',
    footer: false,
  }),
  order: route('/order', DEFAULT_TITLE, 'One order: where it is, what it cost, and what can still be done.', BUYING),
  wishlist: route('/wishlist', DEFAULT_TITLE, 'The pieces you like, with their prices then and now.', ACCOUNT),
  account: route('/account', 'Your Account', 'Your account at {shop}.', ACCOUNT),
  accountProfile: route('/account/profile', DEFAULT_TITLE, 'Your name and how to reach you.', ACCOUNT),
  accountOrders: route('/account/orders', DEFAULT_TITLE, 'What you have bought at {shop}, and where it is.', ACCOUNT),
  accountWishlist: route('/account/wishlist', DEFAULT_TITLE, 'The pieces you keep for later.', ACCOUNT),
  accountAddresses: route('/account/addresses', DEFAULT_TITLE, 'Where your orders are sent.', ACCOUNT),
  accountPayment: route(
    '/account/payment-methods',
    DEFAULT_TITLE,
    'How orders are paid, and what is never kept.',
    ACCOUNT,
  ),
  accountSettings: route('/account/settings', DEFAULT_TITLE, 'Password, email, devices and your data.', ACCOUNT),
  accountReset: route('/account/reset', DEFAULT_TITLE, 'Set a new password for your account.', ACCOUNT),
  newsletter: route(
    '/newsletter',
    DEFAULT_TITLE,
    'Letters from the shop: new pieces, rooms and sales, now and then.',
    HIDDEN,
  ),
  rooms: route('/rooms', 'Rooms', 'Four rooms in four cities, and every piece that stands in them.', {
    kind: 'room',
    styles: 'part',
  }),
  journal: route('/journal', 'Journal', 'Furniture, rooms and the people in them: essays and plain advice.', {
    ...READ,
    task: 'search',
  }),
  faq: route('/faq', 'FAQ', 'Orders, delivery, returns and care: the questions we are asked most, answered.', {
    ...READ,
    task: 'search',
  }),
  contact: route('/contact', 'Contact', 'Write to us, ring us, or come to the shops in Hamburg and Lisbon.', READ),
  stores: route('/stores', DEFAULT_TITLE, 'Two shops to sit in: addresses, opening hours and the way there.', READ),
  privacy: route('/privacy-policy', DEFAULT_TITLE, 'What we keep about you, why, and for how long.', READ),
  terms: route('/terms-of-use', DEFAULT_TITLE, 'What you and we agree on when you use this shop.', READ),
  returns: route(
    '/return-and-refund-policy',
    DEFAULT_TITLE,
    'How to send a piece back, and how you get your money.',
    READ,
  ),
  shipping: route('/shipping-policy', DEFAULT_TITLE, 'Where we deliver, how long it takes and what it costs.', READ),
  about: route('/about', DEFAULT_TITLE, 'Who makes the furniture, and what we promise about it.', READ),
  press: route('/press', DEFAULT_TITLE, 'Facts, pictures and a person to ask.', READ),
  accessibility: route(
    '/accessibility',
    DEFAULT_TITLE,
    'What this site does for every reader, and where it falls short.',
    READ,
  ),
  offline: route('/offline', DEFAULT_TITLE, 'What is on this device while there is no connection.', HIDDEN),
  notFound: route('/404', DEFAULT_TITLE, 'Nothing lives at this address.', HIDDEN),
} as const satisfies Record<string, Route>;

/** Pages with many instances, or without links to them: their files set title and description. */
export const TEMPLATES = {
  product: { ...ROUTES.product, path: '/product/[slug]', twinOf: undefined, styles: 'part', task: 'viewer' },
  productFallback: {
    ...ROUTES.product,
    ...HIDDEN,
    path: '/product-fallback',
    title: ROUTES.notFound.title,
    twinOf: undefined,
    task: 'viewer',
  },
  category: { ...ROUTES.shop, path: '/category/[slug]' },
  collection: { ...ROUTES.shop, path: '/collections/[slug]' },
  article: { ...ROUTES.journal, path: '/journal/[slug]', task: 'none' },
  newestArticle: { ...ROUTES.journal, ...HIDDEN, path: '/journal-single', styles: 'linked', task: 'none' },
  tag: { ...ROUTES.journal, ...HIDDEN, path: '/journal/tag/[tag]', styles: 'linked', task: 'none' },
  store: { ...ROUTES.stores, path: '/stores/[slug]' },
  room: { ...ROUTES.rooms, path: '/room-single[number]' },
  contactState: { ...ROUTES.contact, ...HIDDEN, path: '/contact/[state]', styles: 'linked' },
  newsletterState: { ...ROUTES.newsletter, path: '/newsletter/[state]' },
} as const satisfies Record<string, Route>;

/** Every page, those with a fixed path first. */
export const pages = (): readonly Route[] => [...Object.values<Route>(ROUTES), ...Object.values<Route>(TEMPLATES)];

/** A page's path as the source of a regular expression. */
export const addressesOf = ({ path }: Route): string => path.replace(/\[\w+\]/g, '[^/]+');

/** The row of the page at a path, null when there is none. */
export function pageAt(path: string): Route | null {
  const normalized = path.replace(/\/+$/, '') || '/';
  return pages().find((page) => new RegExp(`^${addressesOf(page)}$`).test(normalized)) ?? null;
}

/** Web vitals group of a path; 'reading' for unknown paths. */
export const pageKindOf = (path: string): PageKind => pageAt(path)?.kind ?? 'reading';

/** Extra capability of the page at a path. */
export const taskOf = (address: string): Task => pageAt(address)?.task ?? 'none';

/** True for pages in the sitemap. */
export function isListed(path: string): boolean {
  const page = pageAt(path);
  return page?.indexed === true && page.twinOf === undefined;
}

/** The route with another title. */
export function titled(page: Route, name: string): Route {
  return page.title === DEFAULT_TITLE ? { ...page, title: titleOf(name) } : page;
}

/** API pages that account emails link to. */
export const ACCOUNT_LINKED = { verify: '/api/auth/verify', stop: '/api/auth/stop' } as const;

export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
/** Link of the password reset email; the fragment is never sent to a server. */
export const resetPath = (token: string) => `${ROUTES.account.path}/reset#token=${token}`;
/** API page that verifies an email address. */
export const verifyPath = (token: string) => `${ACCOUNT_LINKED.verify}?token=${encodeURIComponent(token)}`;
/** API page that stops a kind of email. */
export const stopPath = (token: string) => `${ACCOUNT_LINKED.stop}?token=${encodeURIComponent(token)}`;
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
export const comparePath = (slugs: readonly string[]) =>
  slugs.length > 0 ? `${ROUTES.compare.path}?p=${slugs.map(encodeURIComponent).join(',')}` : ROUTES.compare.path;
export const articlePath = (slug: string) => `${ROUTES.journal.path}/${slug}`;
/** Articles with a tag. */
export const tagPath = (tag: string) => `${ROUTES.journal.path}/tag/${tag}`;
/** Origin for links that must be absolute when the build has no site URL. */
export const LOCAL_ORIGIN = 'http://localhost:4321';
export const MERCHANT_FEED = '/feeds/products.xml';
export const FEED = `${ROUTES.journal.path}/rss.xml`;
export const storePath = (slug: string) => `${ROUTES.stores.path}/${slug}`;
/** A question on the help page. */
export const questionPath = (slug: string) => `${ROUTES.faq.path}#${slug}`;
/** Room paths count from 1; order counts from 0. */
export const roomPath = (order: number) => `/room-single${order + 1}`;
/** Result page of the contact form. */
export const contactPath = (state: string) => `${ROUTES.contact.path}/${state}`;
/** Result page of a newsletter sign-up. */
export const newsletterPath = (state: string) => `${ROUTES.newsletter.path}/${state}`;
/** The order number in a shortened order URL, null for other paths. */
export const orderNumberOf = (pathname: string): string | null =>
  /^\/order\/([\w-]{1,40})\/?$/.exec(pathname)?.[1] ?? null;
/** An order's page without its token: it asks for the email address. */
export const orderSearchPath = (number: string) => `${ROUTES.order.path}?number=${encodeURIComponent(number)}`;
/** An order's page. The token is in the fragment, which stays out of logs and referrers. */
export const orderPath = (number: string, token: string) => `${orderSearchPath(number)}#${token}`;
/** Like orderPath(), with the confirmation token in the fragment. */
export const orderConfirmPath = (number: string, token: string, confirmation: string) =>
  `${orderPath(number, token)}&confirm=${confirmation}`;
/** One step of the checkout. */
export const checkoutPath = (step: string) => `${ROUTES.checkout.path}?step=${step}`;
export const searchPath = (q: string) => `${ROUTES.search.path}?q=${encodeURIComponent(q)}`;

/** A shareable list of products. */
export const sharedWishlistPath = (slugs: readonly string[]) =>
  `${ROUTES.wishlist.path}?items=${slugs.map(encodeURIComponent).join(',')}`;

/** The menu at build time, for pages whose API is slow or unreachable. */
export const BUILT_MENU = '/menu.json';

/** Tiles of the mobile menu. */
export const QUICK_ACCESS = [
  { name: NAVIGATION_COPY.collections, href: ROUTES.collection.path },
  { name: NAVIGATION_COPY.newArrivals, href: '/new' },
  { name: NAVIGATION_COPY.onSale, href: ROUTES.sale.path },
] as const;

/** Links of the site menu. */
export const EXISTING_SITE_LINKS = [
  { name: NAVIGATION_COPY.homePage, href: ROUTES.home.path },
  { name: ROUTES.rooms.title, href: ROUTES.rooms.path },
  { name: ROUTES.journal.title, href: ROUTES.journal.path },
  { name: ROUTES.contact.title, href: ROUTES.contact.path },
  { name: NAVIGATION_COPY.allProducts, href: ROUTES.shop.path },
  { name: FOOTER_COPY.links.lookbook, href: '/lookbook' },
  { name: ROUTES.faq.title, href: ROUTES.faq.path },
];

/** Account pages, in the order of their menus. */
export const ACCOUNT_LINKS = [
  { name: ACCOUNT_COPY.profile, href: ROUTES.accountProfile.path },
  { name: ACCOUNT_COPY.orders, href: ROUTES.accountOrders.path },
  { name: ACCOUNT_COPY.wishlist, href: ROUTES.accountWishlist.path },
  { name: ACCOUNT_COPY.addresses, href: ROUTES.accountAddresses.path },
  { name: ACCOUNT_COPY.payment, href: ROUTES.accountPayment.path },
  { name: ACCOUNT_COPY.settings, href: ROUTES.accountSettings.path },
] as const;

/** The help page, null until it exists. */
export const HELP = Object.values<Route>(ROUTES).find(({ path }) => path === '/faq') ?? null;

/** The slug in a product URL, null when there is none. */
export function slugOf(pathname: string): string | null {
  const match = /^\/product\/([^/]+)\/?$/.exec(pathname);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return match[1];
  }
}
