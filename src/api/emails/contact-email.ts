/** A contact message as an email to the shop. The message is untrusted: plain text, and escaped in HTML. */
import { CONTACT_COPY } from '../../core/contact/copy.ts';
import type { Message } from '../../db/contact/messages.ts';
import { escapeHtml } from '../http/escape.ts';
import type { Email } from './mail.ts';

const { letter: WORDS } = CONTACT_COPY;

/** Reply-To is the sender of the message. */
export function contactEmail(inbox: string, { name, email, message }: Message): Email {
  const from = name ? `${name} <${email}>` : email;
  const body = message || WORDS.empty;
  return {
    to: inbox,
    replyTo: { name, address: email },
    subject: WORDS.subject(name || email),
    text: `${WORDS.from}: ${from}\n\n${body}\n\n${WORDS.sent}\n`,
    html: `<p>${WORDS.from}: ${escapeHtml(from)}</p><p style="white-space:pre-wrap">${escapeHtml(body)}</p><p>${WORDS.sent}</p>`,
  };
}
