/** Letters that answer contact messages. They wait for a moment, in which the answer can be taken back. */
import { MESSAGE_LIST } from '../../core/merchant/constants.ts';
import { MESSAGES_COPY } from '../../core/merchant/messages-copy.ts';
import type { Inbox } from '../../core/shop/site.ts';
import { findAnswer } from '../../db/contact/answers.ts';
import { renderLetter } from '../emails/letter.ts';
import type { Channel } from './channel.ts';
import type { LetterDeps } from './letter-deps.ts';

const { letter: SAY } = MESSAGES_COPY;

/** inbox: where replies to the answer go. */
export function answerChannel({ db, mail, brand }: LetterDeps, inbox: Inbox | undefined): Channel {
  const address = inbox?.messages[0];
  return {
    name: 'answer',
    // The address is read with the answer, when its letter is written.
    recipients: async ({ type }) =>
      type === 'message.answered' ? [{ recipient: '', delaySeconds: MESSAGE_LIST.delaySeconds }] : [],
    deliver: async ({ subject: id, at }, _, { key }) => {
      const found = await findAnswer(db, id, at);
      if (!found) return 'skipped';
      const letter = renderLetter(brand, {
        to: found.email,
        subject: SAY.subject(brand.name),
        preheader: found.answer.slice(0, 140),
        heading: SAY.heading,
        paragraphs: found.answer
          .split(/\n+/)
          .map((line) => line.trim())
          .filter(Boolean),
        ...(found.message && { quote: { label: SAY.quote, text: found.message } }),
        ...(address && { replyTo: { name: brand.name, address } }),
      });
      await mail.sendMail({ ...letter, id: key });
      return 'sent';
    },
  };
}
