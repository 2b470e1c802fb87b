/** Commands that list events and send them again. */
import { EVENT_TYPES } from '../../core/events/event.ts';
import type { StoredEvent } from '../../core/events/webhook-shapes.ts';
import { type Command, callApi } from './api-client.ts';
import { day } from './table.ts';

const EVENTS_PATH = '/api/merchant/events';

const replay: Command = async (fetch, [event], say) => {
  const { replayed } = await callApi<{ replayed: number }>(fetch, `${EVENTS_PATH}/replay`, event ? { event } : {});
  say(`${replayed} ${replayed === 1 ? 'delivery' : 'deliveries'} to be sent again.`);
};

/** The word is a type of event, or what events are about: an order's number, a SKU, an id. */
export const showEvents: Command = async (fetch, [word, ...rest], say, flags) => {
  if (word === 'replay') return replay(fetch, rest, say, flags);
  const isType = EVENT_TYPES.some((type) => type === word);
  const query = new URLSearchParams({
    ...(word && { [isType ? 'type' : 'subject']: word }),
    ...(flags.failed === true && { failed: 'true' }),
  });
  const { events } = await callApi<{ events: StoredEvent[] }>(fetch, `${EVENTS_PATH}?${query}`);
  for (const { id, type, subject, at, deliveries } of events) {
    say(`${day(at)}  ${type}  ${subject}  ${id}`);
    for (const { channel, recipient, state, attempts, dueAt, error } of deliveries)
      say(
        `  ${channel}  ${recipient}  ${state}, attempts: ${attempts}${dueAt ? `, next ${day(dueAt)}` : ''}  ${error}`.trimEnd(),
      );
  }
  say(`${events.length} ${events.length === 1 ? 'event' : 'events'}`);
};
