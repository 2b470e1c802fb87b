/** Letters to people of the back office about what others may do in their name. */
import type { Letter } from '../../core/emails/letter.ts';
import type { EventType } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { SETTINGS_MESSAGES } from '../../core/merchant/settings-copy.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { simpleLetter } from './emails.ts';

export type OfficeEvent = Extract<EventType, 'settings.payments-changed' | 'staff.signed-in'>;

type Build<Type extends OfficeEvent> = (brand: Brand, to: string, pages: string, data: EventData<Type>) => Letter;

/** pages: origin of the pages in links. */
export const OFFICE_LETTERS: { readonly [Type in OfficeEvent]: Build<Type> } = {
  'settings.payments-changed': (brand, to, pages, { by, changes }) =>
    simpleLetter(brand, to, SETTINGS_MESSAGES.letter(by, changes), pages + MERCHANT_PAGES.settings.path),
  'staff.signed-in': (brand, to, pages, { device }) =>
    simpleLetter(brand, to, MERCHANT_COPY.signedIn(device), pages + MERCHANT_PAGES.security.path),
};
