/** Renders a letter as HTML for mail programs: tables, inline styles, at most 600 px wide. */

import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import { LETTER_COPY } from '../../core/emails/copy.ts';
import type { Letter } from '../../core/emails/letter.ts';
import { type Palette, palettesOf } from '../../core/emails/palette.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { escapeHtml } from '../http/escape.ts';
import { type Blocks, blocksOf, table } from './letter-blocks.ts';
import { SANS, SERIF, SHEET_WIDTH, stylesOf } from './letter-styles.ts';

/** Keeps mail programs from showing the beginning of the letter behind the preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);
const HIDDEN = 'display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0';

function foot({ name, sender }: Brand, { quiet }: Palette, { unsubscribe, foot: own }: Letter): string {
  const link = (href: string, words: string) =>
    `<a class="quiet" href="${escapeHtml(href)}" style="color:${quiet};text-decoration:underline">${escapeHtml(words)}</a>`;
  const sent = sender
    ? [
        `${LETTER_COPY.questions} ${link(`mailto:${sender.email}`, sender.email)}`,
        escapeHtml(`${sender.entity}, ${sender.address}`),
      ]
    : [escapeHtml(name)];
  const rows = [
    ...(own ? [escapeHtml(own)] : sent),
    ...(unsubscribe ? [link(unsubscribe, SIGN_UP_COPY.letters.leave)] : []),
  ];
  return rows.map((row) => `<p class="quiet" style="margin:0 0 6px;color:${quiet}">${row}</p>`).join('');
}

function sheet(letter: Letter, blocks: Blocks): string {
  return [
    blocks.heading(letter),
    blocks.paragraphs(letter.paragraphs),
    blocks.action(letter.action),
    blocks.also(letter.also),
    blocks.quote(letter.quote),
    blocks.facts(letter.facts),
    blocks.lines(letter.lines),
    blocks.groups(letter.groups),
    blocks.totals(letter.totals),
    blocks.blocks(letter.blocks),
    blocks.entries(letter.entries),
    blocks.closing(letter.closing),
    blocks.commands(letter.commands),
  ].join('');
}

export function letterHtml(brand: Brand, letter: Letter): string {
  const { light, dark } = palettesOf(brand.colours);
  const name = `<p class="text" style="margin:0;color:${light.text};font:28px/1.1 ${SERIF};letter-spacing:-.01em">${escapeHtml(brand.name)}</p>`;
  const pad = 'padding:48px 56px';
  return `<!doctype html>
<html lang="en-IN" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(letter.subject)}</title>
<style>${stylesOf(dark)}</style></head>
<body class="ground" bgcolor="${light.ground}" style="margin:0;padding:0;background-color:${light.ground}">
<div style="${HIDDEN}" aria-hidden="true">${escapeHtml(letter.preheader)}${FILLER}</div>
<main>${table(
    `<tr><td class="ground outer" align="center" bgcolor="${light.ground}" style="padding:16px 12px 48px;background-color:${light.ground}">
<!--[if mso]><table role="presentation" width="${SHEET_WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${table(
  `<tr><td class="edge" style="padding:24px 56px;font-family:${SANS}">${name}</td></tr>
<tr><td class="sheet pad" bgcolor="${light.sheet}" style="${pad};background-color:${light.sheet};border-radius:2px;font:16px/1.65 ${SANS}">${sheet(letter, blocksOf(light))}</td></tr>
<tr><td class="edge" style="padding:28px 56px 0;font:13px/1.6 ${SANS}">${foot(brand, light, letter)}</td></tr>`,
  `max-width:${SHEET_WIDTH}px;text-align:left`,
)}
<!--[if mso]></td></tr></table><![endif]--></td></tr>`,
    '',
  )}</main></body></html>`;
}
