/** Renders a letter as plain text. */

import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import { LETTER_COPY } from '../../core/emails/copy.ts';
import type { Letter, LetterBlock, LetterGroup, LetterLine, LetterRow } from '../../core/emails/letter.ts';
import type { Brand } from '../../core/shop/theme.ts';

const lineText = ({ quantity, name, variant, amount }: LetterLine) =>
  `${quantity} × ${name}${variant && `, ${variant}`}${amount && `: ${amount}`}`;
const rows = (all: readonly LetterRow[] = []) => all.map(({ label, value }) => `${label}: ${value}`).join('\n');
const block = (one: LetterBlock | undefined) => one && `${one.label}:\n${one.lines.join('\n')}`;

const groupText = ({ label, details, lines }: LetterGroup) =>
  [`${label}:`, ...details, ...lines.map(lineText)].join('\n');

function senderText({ name, sender }: Brand, own: string | undefined): string {
  if (own) return `${name}\n${own}`;
  return sender ? `${name}\n${LETTER_COPY.questions} ${sender.email}\n${sender.entity}, ${sender.address}` : name;
}

/** Blocks are separated by empty lines. The button's link comes first among all links. */
export function letterText(brand: Brand, letter: Letter): string {
  const {
    label,
    heading,
    paragraphs,
    action,
    also,
    quote,
    facts,
    lines = [],
    totals,
    closing = [],
    unsubscribe,
  } = letter;
  const blocks = [
    label,
    heading,
    ...paragraphs,
    action && `${action.words}:\n${action.url}`,
    also && `${also.words}:\n${also.url}`,
    quote && `${quote.label}:\n${quote.text}`,
    rows(facts),
    lines.map(lineText).join('\n'),
    ...(letter.groups ?? []).map(groupText),
    rows(totals),
    ...(letter.blocks ?? []).map(block),
    (letter.entries ?? []).map(({ title, detail }) => `- ${title}${detail && `\n  ${detail}`}`).join('\n'),
    ...closing,
    block(letter.commands),
    senderText(brand, letter.foot) + (unsubscribe ? `\n${SIGN_UP_COPY.letters.leave}: ${unsubscribe}` : ''),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
