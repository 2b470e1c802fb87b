/** Reads the lead time of a variant from API responses and stored carts. */
import { asNumber, asObject, asText, type Json } from '../shop/read.ts';
import { LEAD } from './constants.ts';
import type { Lead } from './lead.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads lead: {weeks, arrivesOn}, or leadWeeks and arrivesOn beside the other fields; nothing for what is in stock. */
export function readLead(object: Json): { lead?: Lead } {
  const given = asObject(object.lead) ?? object;
  const weeks = asNumber(given.weeks ?? given.leadWeeks);
  const day = (asText(given.arrivesOn) ?? '').slice(0, 10);
  const lead = {
    weeks: weeks !== null && weeks > 0 && weeks <= LEAD.maxWeeks ? Math.ceil(weeks) : null,
    arrivesOn: isDay(day) ? day : null,
  };
  return lead.weeks === null && lead.arrivesOn === null ? {} : { lead };
}
