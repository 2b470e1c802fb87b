/** Text search of orders in the back office. */
import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { orderLines } from '../schema/order-lines.ts';
import { orders } from '../schema/orders.ts';

/** Fewer digits are no part of a phone number that anyone would search for. */
const PHONE_DIGITS = 4;
const PHONE = /^[+\d\s()-]+$/;

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function phone(text: string): SQL | undefined {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (!PHONE.test(text) || digits.length < PHONE_DIGITS) return undefined;
  return or(
    sql`${orders.contact} ->> 'phone' like ${`%${digits}%`}`,
    sql`${orders.address} ->> 'phone' like ${`%${digits}%`}`,
  );
}

/**
 * Orders with this part of a number, of the buyer's or the receiver's name, or of their phone number, or with this start of
 * an email address or of a SKU. undefined: no text.
 */
export function matches(q: string): SQL | undefined {
  const text = q.trim();
  if (text === '') return undefined;
  const part = `%${literally(text)}%`;
  const start = `${literally(text.toLowerCase())}%`;
  return or(
    ilike(orders.number, part),
    sql`${orders.emailKey} like ${start}`,
    sql`${orders.contact} ->> 'name' ilike ${part}`,
    sql`${orders.address} ->> 'name' ilike ${part}`,
    phone(text),
    sql`${orders.number} in (select ${orderLines.number} from ${orderLines} where lower(${orderLines.sku}) like ${start})`,
  );
}
