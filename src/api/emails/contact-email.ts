/** A message of the contact form as a letter to the shop: the words of a stranger, so as text, and escaped as HTML. */
import { CONTACT_COPY } from '../../core/contact/copy.ts';
import type { Message } from '../../db/contact/messages.ts';
import { escapeHtml } from '../http/escape.ts';
import type { Letter } from './mail.ts';

const { letter: WORDS } = CONTACT_COPY;

/** Answering it answers whoever wrote. */
export function contactLetter(inbox: string, { name, email, message }: Message): Letter {
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
