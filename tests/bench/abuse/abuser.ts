/** A client that sends all attacks in turn as fast as its limits allow. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attacks.ts';
import type { Caller } from './call.ts';

const ADDRESS = '198.51.100.7';
const CONNECTIONS = 16;
/** Concurrent requests per attack, so that a slow one does not block the others. */
const AT_ONCE = 2;
/** Rejected attacks are retried after at most this time, so that rejections are part of the load. */
const LONGEST_REST_MS = 2000;

/** Responses by status, per attack. */
export type Tally = Map<string, Map<number, number>>;

export async function abuse({ call }: Caller, attacks: readonly Attack[], untilMs: number): Promise<Tally> {
  const tally: Tally = new Map(attacks.map(({ name }) => [name, new Map()]));
  const rests = new Map<Attack, number>();
  const underway = new Map<Attack, number>();
  let turn = 0;

  const connection = async () => {
    while (performance.now() < untilMs) {
      const attack = attacks[turn++ % attacks.length] as Attack;
      const count = underway.get(attack) ?? 0;
      if (count >= AT_ONCE || (rests.get(attack) ?? 0) > performance.now()) {
        // Yields to the event loop when all attacks are paused.
        await sleep(1);
        continue;
      }
      underway.set(attack, count + 1);
      const { status, retryAfter, text } = await call(attack.next(), ADDRESS);
      underway.set(attack, (underway.get(attack) ?? 1) - 1);
      if (status === 200) attack.readResponse?.(text);
      const counts = tally.get(attack.name);
      counts?.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 429 || status === 503)
        rests.set(attack, performance.now() + Math.min(retryAfter * 1000, LONGEST_REST_MS));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return tally;
}
