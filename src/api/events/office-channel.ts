/** Letters to people of the back office: all owners when payments change, and the person who signs in on a new device. */
import type { Letter } from '../../core/emails/letter.ts';
import type { ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { findOwners } from '../../db/merchant/people.ts';
import { renderLetter } from '../emails/letter.ts';
import { OFFICE_LETTERS, type OfficeEvent } from '../emails/office-letters.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';

type Build = (brand: Brand, to: string, pages: string, data: ShopEvent['data']) => Letter;

const isOffice = (type: string): type is OfficeEvent => type in OFFICE_LETTERS;

/** owners: addresses of the configured owners, beside those with the role. */
export function officeChannel({ mail, brand, pages }: LetterDeps, owners: readonly string[]): Channel {
  return {
    name: 'office',
    recipients: async ({ type, data }, tx) => {
      if (type === 'staff.signed-in') return [{ recipient: (data as EventData<typeof type>).email }];
      if (type !== 'settings.payments-changed') return [];
      return (await findOwners(tx, owners)).map((recipient) => ({ recipient }));
    },
    deliver: async ({ type, data }, recipient, { key: id }) => {
      if (!isOffice(type)) return 'skipped';
      const letter = (OFFICE_LETTERS[type] as Build)(brand, recipient, pages, data);
      await mail.sendMail({ ...renderLetter(brand, letter), id });
      return 'sent';
    },
  };
}
