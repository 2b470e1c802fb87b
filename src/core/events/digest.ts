/** When the merchant's daily digest is sent. */

/**
 * minute: of the day in India, 8:00. An event within leadMinutes before it belongs to the next day, so that one digest has
 * all events that are due with it. listed: events described in one digest; the others are counted.
 */
export const DIGEST = { minute: 480, leadMinutes: 5, listed: 50, maxDelayHours: 25 } as const;

const INDIA_MS = 5.5 * 3_600_000;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** Returns how many seconds after `now` an event's digest is due. India has no daylight saving time. */
export function digestDelay(now: Date): number {
  const time = (now.getTime() + INDIA_MS) % DAY_MS;
  const left = (DIGEST.minute * MINUTE_MS - time + DAY_MS) % DAY_MS;
  return (left < DIGEST.leadMinutes * MINUTE_MS ? left + DAY_MS : left) / 1000;
}
