/**
 * Links of the footer. A page that does not exist yet is named here already: its link appears once ROUTES holds the
 * path.
 */
import { FOOTER_COPY } from './footer-copy.ts';
import type { MenuLink } from './navigation.ts';
import { ROUTES } from './routes.ts';
import { callTo, mailTo, type Site, type SocialName } from './site.ts';

export type FooterColumn = { readonly title: string; readonly links: readonly MenuLink[] };

const { columns: TITLES, links: NAMES } = FOOTER_COPY;
const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));

/** Order and spelling of the networks. */
const NETWORKS: Readonly<Record<SocialName, string>> = {
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  facebook: 'Facebook',
  x: 'X',
};

type Link = MenuLink | false;

/** The four columns, none empty. categories are the header's; paths can be injected by tests. */
export function footerColumns(
  categories: readonly MenuLink[],
  { email, phone }: Pick<Site, 'email' | 'phone'>,
  paths: ReadonlySet<string> = PATHS,
): FooterColumn[] {
  const page = (name: string, path: string): Link => paths.has(path) && { name, href: path };
  const columns: readonly (readonly [string, readonly Link[]])[] = [
    [
      TITLES.shop,
      [
        page(NAMES.all, '/shop'),
        page(NAMES.newArrivals, '/new-arrivals'),
        page(NAMES.featured, '/featured'),
        page(NAMES.sale, '/sale'),
        page(NAMES.collections, '/collection'),
        page(NAMES.lookbook, '/lookbook'),
        page(NAMES.rooms, '/rooms'),
        ...categories,
        categories.length === 0 && page(NAMES.categories, '/categories'),
      ],
    ],
    [
      TITLES.about,
      [
        page(NAMES.story, '/about'),
        page(NAMES.journal, '/journal'),
        page(NAMES.stores, '/stores'),
        page(NAMES.newsletter, '/newsletter'),
        page(NAMES.press, '/press') || { name: NAMES.press, href: mailTo(email.press) },
        page(NAMES.accessibility, '/accessibility'),
        { name: NAMES.hello, href: mailTo(email.hello) },
      ],
    ],
    [
      TITLES.trade,
      [
        { name: NAMES.trade, href: mailTo(email.trade, NAMES.trade) },
        { name: NAMES.contract, href: mailTo(email.trade, NAMES.contract) },
        { name: NAMES.samples, href: mailTo(email.trade, NAMES.samples) },
      ],
    ],
    [
      TITLES.service,
      [
        page(NAMES.faq, '/faq'),
        page(NAMES.contact, '/contact'),
        page(NAMES.account, '/account'),
        page(NAMES.wishlist, '/wishlist'),
        page(NAMES.cart, '/cart'),
        page(NAMES.search, '/search'),
        page(NAMES.track, '/order'),
        { name: NAMES.orders, href: mailTo(email.orders) },
        { name: phone, href: callTo(phone) },
      ],
    ],
  ];
  return columns.map(([title, links]) => ({ title, links: links.filter((link) => link !== false) }));
}

/** The existing policy pages. */
export function policyLinks(paths: ReadonlySet<string> = PATHS): MenuLink[] {
  const policies = [
    [NAMES.privacy, '/privacy-policy'],
    [NAMES.terms, '/terms-of-use'],
    [NAMES.returns, '/return-and-refund-policy'],
    [NAMES.shipping, '/shipping-policy'],
  ] as const;
  return policies.filter(([, path]) => paths.has(path)).map(([name, href]) => ({ name, href }));
}

/** The shop's social networks, in a fixed order. */
export function socialLinks({ social }: Pick<Site, 'social'>): MenuLink[] {
  return (Object.keys(NETWORKS) as SocialName[]).flatMap((network) => {
    const href = social[network];
    return href ? [{ name: NETWORKS[network], href }] : [];
  });
}
