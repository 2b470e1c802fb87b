/** Letters to the merchant. */
import { findMessage, markMailed } from '../../db/contact/messages.ts';
import { contactEmail } from '../emails/contact-email.ts';
import { mayEmail } from '../emails/limits.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';

/** inbox: recipient of contact messages. */
export function merchantChannel({ db, mail }: LetterDeps, inbox: string): Channel {
  return {
    name: 'merchant',
    recipients: async ({ type }) => (type === 'message.received' ? [{ recipient: inbox }] : []),
    deliver: async ({ subject }, recipient, { key: id, isFirst }) => {
      const message = await findMessage(db, subject);
      if (!message || (isFirst && !(await mayEmail(db, 'inbox', recipient)))) return 'skipped';
      await mail.sendMail({ ...contactEmail(recipient, message), id });
      await markMailed(db, subject);
      return 'sent';
    },
  };
}
