/** Sends price alerts. */
import type { ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { LIST_LETTERS } from '../../core/lists/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { productPath } from '../../core/shop/routes.ts';
import { findLowest } from '../../db/lists/pieces.ts';
import { choosePriceAlerts, findPriceAlert } from '../../db/lists/price-alert-choice.ts';
import { renderEmail } from '../emails/emails.ts';
import type { Channel } from '../events/channel.ts';
import type { LetterDeps } from '../events/letter-deps.ts';
import { listLink, listToken } from './links.ts';

/** One letter per product, account and day, when the lowest price fell. */
export function priceAlertChannel({ db, mail, brand, secret, pages }: LetterDeps): Channel {
  const slugOf = ({ data }: ShopEvent) => (data as EventData<'price.dropped'>).slug;
  return {
    name: 'price-alert',
    recipients: async (event, tx) => {
      if (event.type !== 'price.dropped') return [];
      return (await choosePriceAlerts(tx, slugOf(event))).map((recipient) => ({ recipient }));
    },
    deliver: async (event, userId, { key }) => {
      const slug = slugOf(event);
      const alert = await findPriceAlert(db, userId, slug);
      const lowest = await findLowest(db, slug);
      // The price may have risen since.
      if (!alert || alert.former === null || !lowest || lowest.price >= alert.former) return 'skipped';
      const words = LIST_LETTERS.drop(lowest.name, exactMoney(lowest.price), exactMoney(alert.former));
      const stop = listLink(mail.origin, 'stopAlerts', listToken(secret, 'alerts', userId));
      await mail.sendMail({ ...renderEmail(brand, alert.email, words, pages + productPath(slug), stop), id: key });
      return 'sent';
    },
  };
}
