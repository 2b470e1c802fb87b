/** Company data, theme and drawings of the shop, from content/site.md. */
import { COPY } from './copy.ts';
import type { Brand, Colours } from './theme.ts';

export type SocialName = 'instagram' | 'pinterest' | 'facebook' | 'x';

export type Site = {
  readonly name: string;
  /** Shows sample ratings, and says on every page that the shop is a sample. */
  readonly sample: boolean;
  readonly tagline: string;
  readonly description: string;
  readonly email: Readonly<Record<'hello' | 'orders' | 'trade' | 'press' | 'privacy', string>>;
  /** Who receives the merchant's letters. */
  readonly notify?: { readonly to?: readonly string[] | undefined; readonly digest: boolean } | undefined;
  readonly phone: string;
  /** Town that orders leave from. */
  readonly sendsFrom?: string | undefined;
  /** One line about the warranty of every piece. */
  readonly warranty?: string | undefined;
  /** Absolute https URLs; unused networks are absent. */
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  /** Payment methods without a gateway; absent ones are not offered. */
  readonly payments: {
    readonly cashOnDelivery: boolean;
    readonly upi?: { readonly id: string; readonly name: string } | undefined;
    readonly bank?:
      | { readonly name: string; readonly account: string; readonly ifsc: string; readonly bank: string }
      | undefined;
    /** Instalments of a gateway that offers them, from a price in rupees on. */
    readonly emi?: { readonly from: number; readonly months: number; readonly percent: number } | undefined;
  };
  /** All colours; those missing from the file are the ones of src/styles.css. */
  readonly theme: {
    readonly colours: Colours;
    /** Font files, relative to the content folder; missing ones are the default fonts. */
    readonly faces: { readonly heading?: string | undefined; readonly text?: string | undefined };
  };
  /** Disclosures required by Indian consumer law (E-Commerce Rules, 2020). */
  readonly legal: {
    readonly entity: string;
    readonly address: string;
    readonly cin?: string | undefined;
    readonly gstin?: string | undefined;
    readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  };
};

/** What product pages say about the seller; missing data is ''. */
export type Seller = Readonly<Record<'town' | 'warranty' | 'trade' | 'phone' | 'delivery', string>>;

export const sellerOf = (site: BuiltSite | undefined): Seller => ({
  town: site?.sendsFrom ?? '',
  warranty: site?.warranty ?? '',
  trade: site?.email.trade ?? '',
  phone: site?.phone ?? '',
  delivery: site ? COPY.product.deliveryLine(site.delivery.transit.from, site.delivery.transit.to) : '',
});

/** An SVG drawing to inline in a page: the root's view box, and the markup within. */
export type Drawing = {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly inner: string;
};

/** The data pages are built from: the file, and the drawings beside it. */
export type BuiltSite = Site & {
  /** Replaces the name in headers and footer; null: the name as text. */
  readonly wordmark: Drawing | null;
  /** Width of the name in the serif, in em. */
  readonly nameWidth: number;
  /** Favicon, as SVG. */
  readonly icon: string;
  /** Rules of delivery in short, as they are when the pages are built. */
  readonly delivery: {
    /** Business days of the shortest and the longest way. */
    readonly transit: { readonly from: number; readonly to: number };
    /** 'Metro cities 3 to 5, …'. */
    readonly days: string;
    /** The lowest fees; null: nothing goes by van. */
    readonly courierFrom: string;
    readonly vanFrom: string | null;
    /** Names of the services in a sentence. */
    readonly services: string;
  };
};

export const brandOf = ({ name, theme, legal, email }: Site): Brand => ({
  name,
  colours: theme.colours,
  sender: { entity: legal.entity, address: legal.address, email: email.orders },
});

/** Who receives the merchant's letters. digest: one letter a day instead of one per event; messages are not delayed. */
export type Inbox = {
  readonly to: readonly string[];
  readonly messages: readonly string[];
  readonly digest: boolean;
};

/** Without `notify`, letters about the shop go to email.orders, and messages to email.hello. */
export const inboxOf = ({ notify, email }: Site): Inbox => ({
  to: notify?.to ?? [email.orders],
  messages: notify?.to ?? [email.hello],
  digest: notify?.digest ?? false,
});

/** mailto: link with an optional subject. */
export const mailTo = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** tel: link without spaces: '+91 80 5550 0142'. */
export const callTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
