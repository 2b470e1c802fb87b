/** Letters to the merchant, one per event. */
import type { ShopEvent } from '../../core/events/event.ts';
import type { Inbox } from '../../core/shop/site.ts';
import { markMailed } from '../../db/contact/messages.ts';
import { renderLetter } from '../emails/letter.ts';
import { mayEmail } from '../emails/limits.ts';
import { MERCHANT_LETTERS } from '../emails/merchant-letters.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';
import { merchantLetter } from './merchant-facts.ts';

/** Messages, and an import that sells out many pieces, must not use up the letters about orders. */
function limitOf({ type }: ShopEvent): 'inbox' | 'stock' | 'merchant' {
  if (type === 'message.received') return 'inbox';
  return type.startsWith('stock.') ? 'stock' : 'merchant';
}

/** True when the merchant may get a letter about the event. */
export const concernsMerchant = ({ type, data }: ShopEvent): boolean =>
  MERCHANT_LETTERS[type] !== null && (type !== 'review.submitted' || data.state === 'held');

/** With a digest, only messages have letters of their own: they are answered by replying. */
export function merchantChannel(deps: LetterDeps, inbox: Inbox): Channel {
  const { db, mail, brand } = deps;
  return {
    name: 'merchant',
    recipients: async (event) => {
      if (!concernsMerchant(event)) return [];
      if (event.type === 'message.received') return inbox.messages.map((recipient) => ({ recipient }));
      return inbox.digest ? [] : inbox.to.map((recipient) => ({ recipient }));
    },
    deliver: async (event, recipient, { key: id, isFirst }) => {
      const letter = await merchantLetter(deps, event, recipient);
      if (!letter || (isFirst && !(await mayEmail(db, limitOf(event), recipient)))) return 'skipped';
      await mail.sendMail({ ...renderLetter(brand, letter), id });
      if (event.type === 'message.received') await markMailed(db, event.subject);
      return 'sent';
    },
  };
}
