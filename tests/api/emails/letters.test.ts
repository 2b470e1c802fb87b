import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderLetter } from '../../../src/api/emails/letter.ts';
import { MERCHANT_LETTERS } from '../../../src/api/emails/merchant-letters.ts';
import { SHOPPER_LETTERS } from '../../../src/api/emails/shopper-letters.ts';
import { escapeHtml } from '../../../src/api/http/escape.ts';
import { sampleLetters } from '../../../src/build/letters/samples.ts';
import type { Letter } from '../../../src/core/emails/letter.ts';
import { palettesOf } from '../../../src/core/emails/palette.ts';
import { EVENT_TYPES } from '../../../src/core/events/event.ts';
import { MERCHANT_PAGES } from '../../../src/core/merchant/pages.ts';
import { contrast } from '../../../src/core/shop/contrast.ts';
import { pageAt } from '../../../src/core/shop/routes.ts';
import { AA } from '../../../src/core/shop/theme.ts';
import { BRAND } from '../../support/brand.ts';
import { PIECES } from '../../support/sample-pieces.ts';

const PAGES = 'https://shop.example';
const API = 'https://api.example';
const shop = { pages: PAGES, images: API, pieces: PIECES };
const samples = sampleLetters(BRAND, shop);
/** One window for all letters: creating it takes ten times as long as parsing a letter. */
const parser = new new JSDOM('').window.DOMParser();
const bodyOf = (html: string) => parser.parseFromString(html, 'text/html').body;
/** Text with white space as one space; <br> separates words. */
const plain = (html: string) => (bodyOf(html.replaceAll('<br>', ' ')).textContent ?? '').replace(/\s+/g, ' ');
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Every text of a letter that a reader must find in both forms. */
function factsOf(letter: Letter): string[] {
  const rows = [...(letter.facts ?? []), ...(letter.totals ?? [])].flatMap(({ label, value }) => [label, value]);
  const blocks = [...(letter.blocks ?? []), ...(letter.commands ? [letter.commands] : [])];
  return [
    letter.label ?? '',
    letter.heading,
    ...letter.paragraphs,
    ...rows,
    ...(letter.groups ?? []).flatMap(({ label, details }) => [label, ...details]),
    ...[...(letter.lines ?? []), ...(letter.groups ?? []).flatMap((group) => group.lines)].flatMap(
      ({ name, variant, amount, quantity }) => [name, variant, amount, String(quantity)],
    ),
    ...blocks.flatMap(({ label, lines }) => [label, ...lines]),
    ...(letter.entries ?? []).flatMap(({ title, detail }) => [title, detail]),
    ...(letter.closing ?? []),
    ...(letter.quote ? [letter.quote.label, letter.quote.text] : []),
    letter.action?.words ?? '',
    letter.also?.words ?? '',
  ].filter(Boolean);
}

describe.each(samples.map((sample) => [sample.id, sample] as const))('the letter %s', (_, { letter, to }) => {
  const { subject, text, html, unsubscribe } = renderLetter(BRAND, letter);

  it('says the same as HTML and as text', () => {
    const [asHtml, asText] = [plain(html), flat(text)];
    for (const fact of factsOf(letter)) {
      expect(asHtml).toContain(flat(fact));
      expect(asText).toContain(flat(fact));
    }
  });

  it('has a subject, a preheader and a language, and no leftover value', () => {
    expect(subject.length).toBeGreaterThan(5);
    expect(letter.preheader).not.toBe('');
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en-IN"/);
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/undefined|NaN|\[object|null|\{shop\}|Invalid Date/);
  });

  it('has one button and at most one link below it, absolute and to pages that exist', () => {
    const links = [...bodyOf(html).querySelectorAll('a')].map(({ href }) => href);
    const pages = links.filter((link) => link !== unsubscribe && !link.startsWith('mailto:'));
    expect(pages).toEqual([letter.action, letter.also].flatMap((one) => one?.url ?? []));
    for (const link of pages) {
      const { origin, pathname } = new URL(link);
      expect(text).toContain(link);
      const isOffice = Object.values(MERCHANT_PAGES).some(({ path }) => path === pathname);
      const isElsewhere = origin === 'https://carrier.example' || pathname.startsWith('/api/');
      expect(origin === PAGES ? isOffice || pageAt(pathname) !== null : isElsewhere, link).toBe(true);
    }
    // The merchant has no pages yet.
    expect(letter.action === undefined).toBe(to === 'merchant');
  });

  it('is laid out by tables without a meaning of their own, and loads nothing but described pictures', () => {
    const body = bodyOf(html);
    for (const table of body.querySelectorAll('table')) expect(table.getAttribute('role')).toBe('presentation');
    for (const { src, alt } of body.querySelectorAll('img')) {
      expect(src).toMatch(/^https:\/\/api\.example\/img\/a{20}\/480\.jpg$/);
      expect(alt).not.toBe('');
    }
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
  });
});

describe('letters', () => {
  it('are shown for every type of event that has one', () => {
    const shown = (to: string) => new Set(samples.filter((one) => one.to === to).map(({ type }) => type));
    const [shopper, merchant] = [shown('shopper'), shown('merchant')];
    for (const type of EVENT_TYPES) {
      expect([type, shopper.has(type)]).toEqual([type, SHOPPER_LETTERS[type] !== null]);
      expect([type, merchant.has(type)]).toEqual([type, MERCHANT_LETTERS[type] !== null]);
    }
  });

  it('have an unsubscribe link only in lists', () => {
    const leaving = samples.filter(({ letter }) => renderLetter(BRAND, letter).unsubscribe);
    expect(leaving.map(({ id }) => id)).toEqual(['newsletter-confirm', 'newsletter-already']);
    for (const { letter } of leaving) {
      const { html, text, unsubscribe } = renderLetter(BRAND, letter);
      expect(text).toContain(unsubscribe);
      expect(html).toContain(`href="${unsubscribe}"`);
    }
  });

  it('have enough contrast in light and dark mode, also in other colours', () => {
    const cool = { ...BRAND.colours, accent: '#1f5a86', ink: '#16222e', paper: '#f3f6f8' };
    for (const colours of [BRAND.colours, cool])
      for (const { ground, sheet, text, quiet, accent, button, onButton } of Object.values(palettesOf(colours))) {
        for (const colour of [text, quiet])
          for (const on of [ground, sheet]) expect(contrast(colour, on)).toBeGreaterThanOrEqual(AA);
        expect(contrast(accent, sheet)).toBeGreaterThanOrEqual(AA);
        expect(contrast(button, onButton)).toBeGreaterThanOrEqual(AA);
      }
  });

  it('stay as they are in dark mode when the shop is dark already', () => {
    const { light, dark } = palettesOf({ ...BRAND.colours, paper: BRAND.colours.ink, ink: BRAND.colours.paper });
    expect(dark).toEqual(light);
  });
});

describe('hostile texts', () => {
  const hostile = '</td>"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">&amp;';
  const letters = sampleLetters(
    { ...BRAND, name: hostile },
    { ...shop, pieces: PIECES.map((piece) => ({ ...piece, name: hostile, variant: hostile })) },
  ).map(({ letter }) => ({
    ...letter,
    heading: hostile,
    ...(letter.quote && { quote: { label: hostile, text: hostile } }),
    ...(letter.facts && { facts: [{ label: hostile, value: hostile }] }),
    ...(letter.blocks && { blocks: [{ label: hostile, lines: [hostile] }] }),
    ...(letter.action && { action: { words: hostile, url: 'https://shop.example/"><script>alert(1)</script>' } }),
  }));
  const ALLOWED = new Set('BODY MAIN DIV TABLE TBODY TR TD P H1 H2 SPAN A IMG BR'.split(' '));
  /** Elements and attributes that a letter never has. */
  function injected(html: string): string[] {
    return [...bodyOf(html).querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
      ...(ALLOWED.has(tagName) ? [] : [tagName]),
      ...[...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ]);
  }

  it('are escaped in every letter', () => {
    for (const letter of letters) expect(injected(renderLetter(BRAND, letter).html)).toEqual([]);
  });

  it('are found when they are not escaped (control)', () => {
    for (const letter of letters) {
      const unescaped = renderLetter(BRAND, letter).html.replaceAll(escapeHtml(hostile), () => hostile);
      expect(injected(unescaped)).not.toEqual([]);
    }
  });
});
