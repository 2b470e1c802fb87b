/** Who keeps this shop: what content/site.md says, once, for every page. */

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
  /** What Indian consumer law makes a shop show (E-Commerce Rules, 2020). */
  readonly legal: {
    readonly entity: string;
    readonly address: string;
    readonly cin?: string | undefined;
    readonly gstin?: string | undefined;
    readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  };
};

/** Opens a letter to an address, with its subject written. */
export const mailTo = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Calls a number: '+91 80 5550 0142' is dialled without its spaces. */
export const callTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
