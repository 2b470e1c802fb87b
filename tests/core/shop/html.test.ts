import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, decodeEntities, stripHtml } from '../../../src/core/shop/html.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

describe('plain text out of HTML', () => {
  it.each([
    ['<p>Solid <b>oak</b></p>', 'Solid oak'],
    ['one<br/>two', 'one two'],
    ['Salt &amp; pepper&nbsp;&hellip;', 'Salt & pepper …'],
    ['&quot;45&deg;&quot; &#8217; &#x2019;', '"45°" ’ ’'],
    ['<!-- secret --><p>shown</p>', 'shown'],
    ['<script>alert("x")</script>shown', 'shown'],
    ['<STYLE>p{}</STYLE >shown', 'shown'],
    ['<script>never closed', ''],
    ['<!-- never closed', ''],
    ['shown <a href="x', 'shown'],
    ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&unknown; &#0; &#55296;', '&unknown;'],
    ['  a \n\t b  ', 'a b'],
    ['', ''],
  ])('of %s is "%s"', (html, text) => {
    expect(stripHtml(html)).toBe(text);
  });

  it('contains no tag, for any combination', () => {
    const piece = fc.constantFrom(
      '<',
      '</',
      '>',
      '<b>',
      '</b>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      'word',
      ' ',
      '"',
      '/',
      'a',
    );
    forAll(
      [fc.array(piece, { maxLength: 20 })],
      (pieces) => expect(stripHtml(pieces.join(''))).not.toMatch(/<\/?(b|script)\b[^>]*>/),
      1000,
    );
  });

  it('is fast for adversarial input', () => {
    const started = performance.now();
    for (const piece of ['<', '<a', '<!--', '<script', '<script>', '</script ', '&#', '<a href="'])
      stripHtml(piece.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('an entity', () => {
  it('of any code point is that character, or nothing', () => {
    forAll([fc.integer({ min: 32, max: 0x10ffff })], (code) => {
      const character = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
      expect(decodeEntities(`&#${code};`)).toBe(character);
      expect(decodeEntities(`&#x${code.toString(16)};`)).toBe(character);
    });
  });
});

describe('a clipped text', () => {
  it('ends at a word', () => {
    expect(clip('A long sentence about oak', 20)).toBe('A long sentence…');
    expect(clip('short', 20)).toBe('short');
  });

  it('is never too long, and never splits a surrogate pair', () => {
    forAll([fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 1, max: 40 })], (text, max) => {
      const clipped = clip(text, max);
      expect(clipped.length).toBeLessThanOrEqual(max);
      expect(clipped.isWellFormed()).toBe(true);
    });
  });

  it('is unchanged when short enough', () => {
    forAll([anyText], (text) => expect(clip(text, 100)).toBe(text));
  });
});
