/** Turns a letter into an email with HTML and text. */
import type { Letter } from '../../core/emails/letter.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Email } from './mail-message.ts';

export function renderLetter(brand: Brand, letter: Letter): Email {
  const { to, subject, unsubscribe, replyTo } = letter;
  return {
    to,
    subject,
    text: letterText(brand, letter),
    html: letterHtml(brand, letter),
    ...(unsubscribe && { unsubscribe }),
    ...(replyTo && { replyTo }),
  };
}
