/** Emails with one link: of accounts, lists and lost links to orders. */

import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import { firstSentence, type Letter } from '../../core/emails/letter.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { renderLetter } from './letter.ts';
import type { Email } from './mail-message.ts';

const { letters: TEXTS } = SIGN_UP_COPY;

/** heading: the subject by default. */
export type Words = {
  readonly subject: string;
  readonly heading?: string;
  readonly text: string;
  readonly button: string;
};

/** A letter with one absolute link; those of lists add an unsubscribe link. Texts may contain '{shop}'. */
export function simpleLetter(brand: Brand, to: string, words: Words, link: string, unsubscribe?: string): Letter {
  const named = (text: string) => withShop(text, brand.name);
  const text = named(words.text);
  return {
    to,
    subject: named(words.subject),
    preheader: firstSentence(text),
    heading: named(words.heading ?? words.subject),
    paragraphs: [text],
    action: { words: words.button, url: link },
    ...(unsubscribe && { unsubscribe }),
  };
}

/** Renders simpleLetter(). */
export function renderEmail(brand: Brand, to: string, words: Words, link: string, unsubscribe?: string): Email {
  return renderLetter(brand, simpleLetter(brand, to, words, link, unsubscribe));
}

/** Renders the double opt-in email. Both links are absolute. */
export function confirmationEmail(brand: Brand, to: string, links: { confirm: string; unsubscribe: string }): Email {
  return renderEmail(brand, to, TEXTS.confirm, links.confirm, links.unsubscribe);
}

/** Renders the email for an existing subscriber, so that the form does not reveal subscriptions. */
export function alreadySubscribedEmail(brand: Brand, to: string, links: { shop: string; unsubscribe: string }): Email {
  return renderEmail(brand, to, TEXTS.already, links.shop, links.unsubscribe);
}
