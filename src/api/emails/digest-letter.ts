/** The merchant's letters of a day as one. */
import type { Letter } from '../../core/emails/letter.ts';
import { MERCHANT_LETTERS as SAY } from '../../core/merchant/letters-copy.ts';
import { toMerchant } from './merchant-letter.ts';

const { digest } = SAY;

/** Each letter becomes its subject and preheader. more: events that are only counted. */
export function digestLetter(to: string, letters: readonly Letter[], more: number): Letter {
  const events = digest.events(letters.length + more);
  return toMerchant(to, {
    label: digest.label,
    subject: digest.subject(events),
    preheader: letters.map(({ subject }) => subject).join(' · '),
    heading: digest.heading(events),
    paragraphs: [digest.line],
    entries: letters.map(({ subject, preheader }) => ({ title: subject, detail: preheader })),
    ...(more > 0 && { closing: [digest.more(more)] }),
    commands: { label: SAY.commands, lines: [SAY.orders] },
  });
}
