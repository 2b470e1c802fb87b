/** One row for every page of the site: address, words for its head, and how it is built, measured and protected; and what leads elsewhere. */
import { ACCOUNT_COPY } from '../account/copy.ts';
import type { Task } from './content-policy.ts';
import { COPY } from './copy.ts';
import { withShop } from './shop-name.ts';
import type { PageKind } from './vitals.ts';

/** Title of every page that has none of its own (§2). */
export const DEFAULT_TITLE = '{shop}';
/** Title of a page that is about one thing: a product, a category, a listing. */
export const titleOf = (name: string) => `${DEFAULT_TITLE} — ${name}`;

/** What the title of a page says beside the shop's name. */
export const subjectOf = (title: string, shop: string) => title.replace(withShop(titleOf(''), shop), '');

/** The row with the shop's name in its title and description. */
export const namedPage = (page: Route, shop: string): Route => ({
  ...page,
  title: withShop(page.title, shop),
  description: withShop(page.description, shop),
});

export type HeaderTone = 'light' | 'dark';
/**
 * Where a built page has its styles. linked: in files that pages share. whole: within the page, where visits begin. part: within the
 * page what any page of its kind can need before its scripts have run; the rest comes with the first island that wakes.
 */
export type PageStyles = 'linked' | 'whole' | 'part';
export type Route = {
  /** [slug] stands for one part of an address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** light: pale text over a picture. */
  readonly header: HeaderTone;
  /** The page footer; absent on the landing page, where it is the last section. */
  readonly footer: boolean;
  /** The group that visits are measured in. */
  readonly kind: PageKind;
  /** false: search engines are asked to leave it out. */
  readonly indexed: boolean;
  /** The page with the same content that search engines should keep. */
  readonly twinOf?: string;
  readonly styles: PageStyles;
  /** What its content security policy must allow. */
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
const READ = { styles: 'whole' } as const;
const LIST = { kind: 'list', styles: 'part' } as const;
const INDEX = { kind: 'list', styles: 'whole' } as const;
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
  product: route('/product', 'Shop', 'The whole collection, one piece at a time.', {
    kind: 'product',
    twinOf: '/shop',
  }),
  cart: route('/cart', DEFAULT_TITLE, 'The pieces you have chosen.', BUYING),
  checkout: route('/checkout', DEFAULT_TITLE, 'Contact, address, delivery and payment, one at a time.', {
    ...BUYING,
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
    styles: 'whole',
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

/** Pages of which there are many, or that no link leads to: their files give them words of their own. */
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

/** Every page, those with an address of their own first. */
export const pages = (): readonly Route[] => [...Object.values<Route>(ROUTES), ...Object.values<Route>(TEMPLATES)];

/** The addresses of a page as the source of a regular expression. */
export const addressesOf = ({ path }: Route): string => path.replace(/\[\w+\]/g, '[^/]+');

/** The row of the page at a path, null when the build has none there. */
export function pageAt(path: string): Route | null {
  const asked = path.replace(/\/+$/, '') || '/';
  return pages().find((page) => new RegExp(`^${addressesOf(page)}$`).test(asked)) ?? null;
}

/** The group that visits of a path are measured in; pages that are not known are there to be read. */
export const pageKindOf = (path: string): PageKind => pageAt(path)?.kind ?? 'reading';

/** What the policy of the page at an address must allow. */
export const taskOf = (address: string): Task => pageAt(address)?.task ?? 'none';

/** True for a page that belongs into the sitemap. */
export function isListed(path: string): boolean {
  const page = pageAt(path);
  return page?.indexed === true && page.twinOf === undefined;
}

/** Addresses that lead to another one, for every host. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/catalog': '/shop',
  '/category': '/categories',
  '/collections': '/collection',
  '/new': '/new-arrivals',
  '/help': '/faq',
  '/room': '/room-single1',
};

/** The route with a title of its own, where the specification gives it none. */
export function titled(page: Route, name: string): Route {
  return page.title === DEFAULT_TITLE ? { ...page, title: titleOf(name) } : page;
}

/** Pages of the API that letters about accounts lead to. */
export const ACCOUNT_LINKED = { verify: '/api/auth/verify', stop: '/api/auth/stop' } as const;

export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
/** Where a letter's link for a new password leads; what follows # is never sent to a server, nor told to another site. */
export const resetPath = (token: string) => `${ROUTES.account.path}/reset#token=${token}`;
/** The page of the API that a letter leads to, to prove an address. */
export const verifyPath = (token: string) => `${ACCOUNT_LINKED.verify}?token=${encodeURIComponent(token)}`;
/** The page of the API on which a reader stops what a letter is about. */
export const stopPath = (token: string) => `${ACCOUNT_LINKED.stop}?token=${encodeURIComponent(token)}`;
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
/** The model of a product, where there is one. */
export const modelPath = (slug: string) => `/models/${encodeURIComponent(slug)}.glb`;
export const comparePath = (slugs: readonly string[]) =>
  slugs.length > 0 ? `${ROUTES.compare.path}?p=${slugs.map(encodeURIComponent).join(',')}` : ROUTES.compare.path;
export const articlePath = (slug: string) => `${ROUTES.journal.path}/${slug}`;
/** The articles filed under a word. */
export const tagPath = (tag: string) => `${ROUTES.journal.path}/tag/${tag}`;
/** Of links that must be absolute, in builds that were not told where the site will live. */
export const LOCAL_ORIGIN = 'http://localhost:4321';
export const MERCHANT_FEED = '/feeds/products.xml';
export const FEED = `${ROUTES.journal.path}/rss.xml`;
export const storePath = (slug: string) => `${ROUTES.stores.path}/${slug}`;
/** A question on the help page. */
export const questionPath = (slug: string) => `${ROUTES.faq.path}#${slug}`;
/** Rooms are counted from 1 in their addresses (§2); order is the editors', from 0. */
export const roomPath = (order: number) => `/room-single${order + 1}`;
/** The page that says what became of a message. */
export const contactPath = (state: string) => `${ROUTES.contact.path}/${state}`;
/** The page that says what became of a request for the newsletter. */
export const newsletterPath = (state: string) => `${ROUTES.newsletter.path}/${state}`;
/** The number of an order in the address that people shorten its page to, null when it is another address. */
export const orderNumberOf = (pathname: string): string | null =>
  /^\/order\/([\w-]{1,40})\/?$/.exec(pathname)?.[1] ?? null;
/** The page of an order without its secret: it asks for the email address. */
export const orderSearchPath = (number: string) => `${ROUTES.order.path}?number=${encodeURIComponent(number)}`;
/** One order. The secret stands behind the #, which browsers keep to themselves: no log and no referrer ever holds it. */
export const orderPath = (number: string, token: string) => `${orderSearchPath(number)}#${token}`;
/** The same, for the letter that asks for a confirmation: its secret follows the token. */
export const orderConfirmPath = (number: string, token: string, confirmation: string) =>
  `${orderPath(number, token)}&confirm=${confirmation}`;
/** One step of the checkout. */
export const checkoutPath = (step: string) => `${ROUTES.checkout.path}?step=${step}`;
export const searchPath = (q: string) => `${ROUTES.search.path}?q=${encodeURIComponent(q)}`;

/** A list of pieces as an address that can be sent to somebody. */
export const sharedWishlistPath = (slugs: readonly string[]) =>
  `${ROUTES.wishlist.path}?items=${slugs.map(encodeURIComponent).join(',')}`;

/** The menu as the build knew it, for pages whose API is slow or away. */
export const BUILT_MENU = '/menu.json';

/** Tiles of the small-screen menu (§2). */
export const QUICK_ACCESS = [
  { name: COPY.nav.collections, href: ROUTES.collection.path },
  { name: COPY.nav.newArrivals, href: '/new' },
  { name: COPY.nav.onSale, href: ROUTES.sale.path },
] as const;

/** The links of the site menu (§2). */
export const EXISTING_SITE_LINKS = [
  { name: COPY.nav.homePage, href: ROUTES.home.path },
  { name: ROUTES.rooms.title, href: ROUTES.rooms.path },
  { name: ROUTES.journal.title, href: ROUTES.journal.path },
  { name: ROUTES.contact.title, href: ROUTES.contact.path },
  { name: COPY.nav.allProducts, href: ROUTES.shop.path },
  { name: COPY.footer.links.lookbook, href: '/lookbook' },
  { name: ROUTES.faq.title, href: ROUTES.faq.path },
];

/** The pages of the account (§2), in the order of its menus. */
export const ACCOUNT_LINKS = [
  { name: ACCOUNT_COPY.profile, href: ROUTES.accountProfile.path },
  { name: ACCOUNT_COPY.orders, href: ROUTES.accountOrders.path },
  { name: ACCOUNT_COPY.wishlist, href: ROUTES.accountWishlist.path },
  { name: ACCOUNT_COPY.addresses, href: ROUTES.accountAddresses.path },
  { name: ACCOUNT_COPY.payment, href: ROUTES.accountPayment.path },
  { name: ACCOUNT_COPY.settings, href: ROUTES.accountSettings.path },
] as const;

/** The help page, once there is one. */
export const HELP = Object.values<Route>(ROUTES).find(({ path }) => path === '/faq') ?? null;

/** The slug in a product address, null when there is none. */
export function slugOf(pathname: string): string | null {
  const match = /^\/product\/([^/]+)\/?$/.exec(pathname);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return match[1];
  }
}
