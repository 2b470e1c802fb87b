/** What letters to the merchant are built from. */
import type { Letter } from '../../core/emails/letter.ts';
import type { EventType, OrderEventType } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { MERCHANT_LETTERS } from '../../core/merchant/letters-copy.ts';
import type { HeldReview } from '../../db/catalogue/reviews.ts';
import type { Message } from '../../db/contact/messages.ts';
import type { OrderFacts } from './order-letter.ts';

/** What the database has about an event of this type. Events of other types say everything themselves. */
export type MerchantFacts<Type extends EventType> = Type extends OrderEventType
  ? OrderFacts
  : Type extends 'message.received'
    ? Message
    : Type extends 'review.submitted'
      ? HeldReview
      : null;

/** to: recipient. Returns null when the event needs no letter. */
export type MerchantLetter<Type extends EventType> = (
  to: string,
  facts: MerchantFacts<Type>,
  data: EventData<Type>,
) => Letter | null;

export const toMerchant = (to: string, own: Omit<Letter, 'to' | 'foot'>): Letter => ({
  to,
  foot: MERCHANT_LETTERS.foot,
  ...own,
});

/** The head of a letter whose one line is also what lists of mail show of it. */
export const headOf = (
  { label, heading }: { readonly label: string; readonly heading: string },
  subject: string,
  line: string,
) => ({ label, subject, preheader: line, heading, paragraphs: [line] });
