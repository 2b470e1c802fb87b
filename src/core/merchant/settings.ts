/** Fields of content/site.md and content/stores that can be set in the back office. name and theme stay in the file: they are built into every page, script and style sheet. Pure. */

import { asObject } from '../shop/read.ts';
import type { Site } from '../shop/site.ts';

export const SITE_FILE = 'site.md';
export const storeFile = (slug: string) => `stores/${slug}.md`;

/** Texts by dotted path; those marked optional may be empty. */
const SETTING_FIELDS = {
  tagline: 'needed',
  description: 'needed',
  'email.hello': 'needed',
  'email.orders': 'needed',
  'email.trade': 'needed',
  'email.press': 'needed',
  'email.privacy': 'needed',
  phone: 'needed',
  sendsFrom: 'optional',
  warranty: 'optional',
  'social.x': 'optional',
  'social.facebook': 'optional',
  'social.instagram': 'optional',
  'social.pinterest': 'optional',
  'legal.entity': 'needed',
  'legal.address': 'needed',
  'legal.cin': 'optional',
  'legal.gstin': 'optional',
  'legal.grievanceOfficer.name': 'needed',
  'legal.grievanceOfficer.email': 'needed',
  'legal.grievanceOfficer.phone': 'needed',
} as const;
export type SettingField = keyof typeof SETTING_FIELDS;
export const SETTING_NAMES = Object.keys(SETTING_FIELDS) as SettingField[];
export type SettingValues = Readonly<Record<SettingField, string>>;

/** Where money goes: an owner changes these, with a code. */
export const PAYMENT_FIELDS = ['payments.cashOnDelivery', 'payments.upi', 'payments.bank'] as const;
export const STORE_FIELDS = ['line', 'phone', 'email', 'hours', 'pickup'] as const;

/** Value at a dotted path; null when there is none. */
export const valueAt = (fields: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => asObject(value)?.[name], fields) ?? null;

/** The texts of a site; '' where the site has none. */
export const settingsOf = (site: Site): SettingValues =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, valueAt(site, name) ?? ''])) as SettingValues;

export type Payments = {
  readonly cashOnDelivery: boolean;
  readonly upi: { readonly id: string; readonly name: string } | null;
  readonly bank: Readonly<Record<'name' | 'account' | 'ifsc' | 'bank', string>> | null;
};

export const paymentsOf = ({ payments }: Pick<Site, 'payments'>): Payments => ({
  cashOnDelivery: payments.cashOnDelivery,
  upi: payments.upi ?? null,
  bank: payments.bank ?? null,
});
