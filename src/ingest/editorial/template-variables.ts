/**
 * Template variables for texts: `{{returns.windowDays}}` inserts the constant that the code uses, `{{email.privacy}}` a
 * value of content/site.md, so that texts cannot contradict the shop.
 */
import { ACCOUNT, ACCOUNT_API, ATTEMPTS } from '../../core/account/constants.ts';
import { CONTACT, GRIEVANCE, NEWSLETTER } from '../../core/contact/constants.ts';
import { SHIPPING } from '../../core/delivery/constants.ts';
import { feeTable, freeText, leastFee, surchargeList } from '../../core/delivery/fees-copy.ts';
import type { Band } from '../../core/delivery/pin.ts';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import {
  classList,
  pickupReturnText,
  pickupText,
  serviceList,
  serviceNames,
  windowsText,
} from '../../core/delivery/rules-copy.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import { daysTable } from '../../core/delivery/transit-copy.ts';
import { SAVED_CART, WAITING_LIST } from '../../core/lists/constants.ts';
import { RETURNS } from '../../core/order/constants.ts';
import { PAYMENT, PAYMENT_HOLD } from '../../core/payment/constants.ts';
import { SAMPLES } from '../../core/samples/constants.ts';
import { OFFLINE, PRIVACY } from '../../core/shop/constants.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { callTo, type Site } from '../../core/shop/site.ts';

type NamedStore = Pick<PickupStore, 'name'>;
export type TemplateVariables = ReadonlyMap<string, string>;

/** Flattens an object to dotted names; a {from, to} range becomes '3 to 5'. */
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

/** Values in paise, minutes and seconds, formatted for texts. */
const FORMATTED = {
  payment: {
    cashMax: exactMoney(PAYMENT.cashMax),
    upiMinutes: PAYMENT_HOLD.upiMinutes,
    bankDays: PAYMENT_HOLD.bankMinutes / MINUTES_A_DAY,
  },
  samples: { most: SAMPLES.most, days: SAMPLES.days, leaves: SAMPLES.leaves },
  session: { days: ACCOUNT_API.sessionDays, deviceDays: ACCOUNT_API.deviceDays },
  offline: { pages: OFFLINE.pages },
  lists: {
    endedDays: WAITING_LIST.endedDays,
    waitingDays: WAITING_LIST.waitingDays,
    cartDays: SAVED_CART.keepDays,
  },
  attempts: { minutes: Math.max(...Object.values(ATTEMPTS).map(({ seconds }) => seconds)) / 60 },
};

/** Days and fees of the zone of a band; the first zone where no zone has the band. */
const zoneFor = ({ zones }: DeliveryRules, band: Band) => zones.find((zone) => zone.band === band) ?? zones[0];
const transit = (rules: DeliveryRules, band: Band) => zoneFor(rules, band)?.days;
const leastCourier = (rules: DeliveryRules, band: Band) => exactMoney(zoneFor(rules, band)?.courier.fees[0]?.fee ?? 0);

/** The rules of content/delivery in words. */
const rulesWords = (rules: DeliveryRules, stores: readonly NamedStore[]) => ({
  shipping: {
    processingDays: SHIPPING.processingDays,
    attempts: SHIPPING.attempts,
    metroDays: transit(rules, 'metro'),
    cityDays: transit(rules, 'city'),
    remoteDays: transit(rules, 'remote'),
  },
  sending: {
    metro: leastCourier(rules, 'metro'),
    city: leastCourier(rules, 'city'),
    remote: leastCourier(rules, 'remote'),
  },
  delivery: {
    days: daysTable(rules),
    classes: classList(rules),
    courier: {
      fees: feeTable(rules, 'courier'),
      least: exactMoney(leastFee(rules, 'courier')),
      free: freeText(rules, 'courier'),
    },
    van: { fees: feeTable(rules, 'van'), least: exactMoney(leastFee(rules, 'van')), free: freeText(rules, 'van') },
    cutOffHours: rules.booking.cutOffHours,
    daysAhead: rules.booking.daysAhead,
    pickupDays: rules.pickupDays,
    surcharges: surchargeList(rules),
    windows: windowsText(rules),
    pickup: pickupText(rules, stores),
    pickupReturn: pickupReturnText(stores),
    services: serviceList(rules),
    serviceNames: serviceNames(rules),
  },
});

/** Returns all template variables. rules, stores: of delivery and where orders are collected, as they are when the pages are built. */
export function templateVariablesOf(
  site: Site,
  rules: DeliveryRules,
  stores: readonly NamedStore[] = [],
): TemplateVariables {
  const shop = {
    account: ACCOUNT,
    contact: CONTACT,
    grievance: GRIEVANCE,
    newsletter: NEWSLETTER,
    privacy: PRIVACY,
    returns: RETURNS,
    ...rulesWords(rules, stores),
    ...FORMATTED,
    // Without spaces, for tel: links.
    dial: dialled(site.phone),
    legal: { grievanceOfficer: { dial: dialled(site.legal.grievanceOfficer.phone) } },
  };
  return new Map([...flatten('', shop), ...flatten('', site)]);
}
