/** Builds letters to the merchant from events and the database. */
import type { Letter } from '../../core/emails/letter.ts';
import { isOrderEvent, type ShopEvent } from '../../core/events/event.ts';
import { findHeldReview } from '../../db/catalogue/reviews.ts';
import { findMessage } from '../../db/contact/messages.ts';
import { MERCHANT_LETTERS } from '../emails/merchant-letters.ts';
import type { LetterDeps } from './letter-deps.ts';
import { loadOrderFacts } from './order-facts.ts';

/** Returns undefined when what the event is about does not exist any more. */
async function factsOf(deps: LetterDeps, event: ShopEvent): Promise<unknown> {
  const { type, subject } = event;
  if (isOrderEvent(type)) return (await loadOrderFacts(deps, event)) ?? undefined;
  if (type === 'message.received') return (await findMessage(deps.db, subject)) ?? undefined;
  if (type === 'review.submitted') return (await findHeldReview(deps.db, subject)) ?? undefined;
  return null;
}

/** Returns null when the event needs no letter, or none any more. */
export async function merchantLetter(deps: LetterDeps, event: ShopEvent, to: string): Promise<Letter | null> {
  const build = MERCHANT_LETTERS[event.type] as ((to: string, facts: unknown, data: unknown) => Letter | null) | null;
  const facts = build && (await factsOf(deps, event));
  return build && facts !== undefined ? build(to, facts, event.data) : null;
}
