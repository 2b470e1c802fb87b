/**
 * Facts that texts borrow instead of copying: `{{returns.windowDays}}` in Markdown is the number the shop itself runs on,
 * `{{email.privacy}}` what content/site.md says. A text cannot disagree with the shop.
 */
import {
  ACCOUNT,
  ACCOUNT_API,
  ATTEMPTS,
  CONTACT,
  GRIEVANCE,
  NEWSLETTER,
  OFFLINE,
  PAYMENT,
  PAYMENT_HOLD,
  PRIVACY,
  RETURNS,
  SHIPPING,
  SHIPPING_FEE,
} from '../../core/shop/constants.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { callTo, type Site } from '../../core/shop/site.ts';
import { ContentError, type Entry } from '../markdown.ts';

export type Facts = ReadonlyMap<string, string>;

/** '3 to 5' for a band of days; plain values as they are; groups with a dot. */
function flatten(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    const { from, to } = value as { from?: unknown; to?: unknown };
    if (typeof from === 'number' && typeof to === 'number') return [[prefix, `${from} to ${to}`]];
    return Object.entries(value).flatMap(([name, inner]) => flatten(prefix ? `${prefix}.${name}` : name, inner));
  }
  return value === undefined ? [] : [[prefix, String(value)]];
}

const dialled = (phone: string) => callTo(phone).replace('tel:', '');

const MINUTES_A_DAY = 1440;

/** What the shop counts in paise, minutes and seconds, as texts say it. */
const TOLD = {
  /** What sending costs. */
  sending: Object.fromEntries(Object.entries(SHIPPING_FEE).map(([name, paise]) => [name, exactMoney(paise)])),
  payment: {
    cashMax: exactMoney(PAYMENT.cashMax),
    upiMinutes: PAYMENT_HOLD.upiMinutes,
    bankDays: PAYMENT_HOLD.bankMinutes / MINUTES_A_DAY,
  },
  session: { days: ACCOUNT_API.sessionDays, deviceDays: ACCOUNT_API.deviceDays },
  offline: { pages: OFFLINE.pages },
  attempts: { minutes: Math.max(...Object.values(ATTEMPTS).map(({ seconds }) => seconds)) / 60 },
};

/** Every fact a text may name. */
export function factsOf(site: Site): Facts {
  const shop = {
    account: ACCOUNT,
    contact: CONTACT,
    grievance: GRIEVANCE,
    newsletter: NEWSLETTER,
    privacy: PRIVACY,
    returns: RETURNS,
    shipping: SHIPPING,
    ...TOLD,
    // As telephones dial them: an address cannot hold spaces.
    dial: dialled(site.phone),
    legal: { grievanceOfficer: { dial: dialled(site.legal.grievanceOfficer.phone) } },
  };
  return new Map([...flatten('', shop), ...flatten('', site)]);
}

const NAME = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The text with its facts in place. Throws ContentError for a name that stands for nothing. */
export function withFacts(
  { file, body, bodyLine }: Pick<Entry<unknown>, 'file' | 'body' | 'bodyLine'>,
  facts: Facts,
): string {
  const faults: string[] = [];
  const text = body.replace(NAME, (whole, name: string, offset: number) => {
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const line = bodyLine + body.slice(0, offset).split('\n').length - 1;
    faults.push(`${file}:${line}: ${whole} stands for nothing. content/README.md lists the names.`);
    return whole;
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return text;
}
