/** Who keeps this shop: what content/site.md says, once, for every page. */
import type { Brand, Colours } from './theme.ts';

export type SocialName = 'instagram' | 'pinterest' | 'facebook' | 'x';

export type Site = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly email: Readonly<Record<'hello' | 'orders' | 'trade' | 'press' | 'privacy', string>>;
  readonly phone: string;
  /** Absolute https addresses; a network the shop is not on is left out. */
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  /** Ways to pay without a gateway; what is left out is not offered. */
  readonly payments: {
    readonly cashOnDelivery: boolean;
    readonly upi?: { readonly id: string; readonly name: string } | undefined;
    readonly bank?:
      | { readonly name: string; readonly account: string; readonly ifsc: string; readonly bank: string }
      | undefined;
  };
  /** All colours, those that the file leaves out as in src/styles.css. */
  readonly theme: {
    readonly colours: Colours;
    /** Files of faces, below the content folder; what is left out is the shop's own face. */
    readonly faces: { readonly heading?: string | undefined; readonly text?: string | undefined };
  };
  /** What Indian consumer law makes a shop show (E-Commerce Rules, 2020). */
  readonly legal: {
    readonly entity: string;
    readonly address: string;
    readonly cin?: string | undefined;
    readonly gstin?: string | undefined;
    readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  };
};

/** A drawing as a page holds it: the view box of its root, and the markup within. */
export type Drawing = {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly inner: string;
};

/** What pages are built from: the file, and the drawings beside it. */
export type BuiltSite = Site & {
  /** In the place of the name in headers and footer; null: the name as text. */
  readonly wordmark: Drawing | null;
  /** Width of the name in the serif, in em. */
  readonly nameWidth: number;
  /** The icon of a tab, as SVG. */
  readonly icon: string;
};

export const brandOf = ({ name, theme }: Site): Brand => ({ name, colours: theme.colours });

/** Opens a letter to an address, with its subject written. */
export const mailTo = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Calls a number: '+91 80 5550 0142' is dialled without its spaces. */
export const callTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
