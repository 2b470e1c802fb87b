import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inboxOf, type Site } from '../../src/core/shop/site.ts';
import { COLOURS } from '../../src/core/shop/theme.ts';
import { parseEntry } from '../../src/ingest/markdown.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { siteSchema } from '../../src/ingest/site-schema.ts';
import { tempFolder } from '../support/temp-folder.ts';

const text = readFileSync('content/site.md', 'utf8');
/** Returns the error after one line of the file is replaced. */
const fault = (from: RegExp, to: string) => {
  expect(text).toMatch(from);
  try {
    parseEntry('site.md', text.replace(from, to), siteSchema);
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('content/site.md', () => {
  it('is valid, and has the colours of the stylesheet', () => {
    expect(readSite('content')).toMatchObject({ name: 'Aroha', theme: { colours: COLOURS } });
  });

  it('may omit social profiles and company numbers', () => {
    expect(fault(/ {2}x: .+\n/, '')).toBe('nothing');
    expect(fault(/social:\n( {2}.+\n)+/, '')).toBe('nothing');
    expect(fault(/ {2}cin: .+\n {2}gstin: .+\n/, '')).toBe('nothing');
    expect(fault(/sendsFrom: .+\nwarranty: .+\n/, '')).toBe('nothing');
  });

  it.each([
    [/name: Aroha/, 'name: ""', /^site\.md:3: name: must be the name of the shop$/],
    [/tagline: .+\n/, '', /^site\.md: tagline: must be one line about the shop$/],
    [/trade: .+/, 'trade: trade.aroha.example', /^site\.md:9: email\.trade: must be an email address such as /],
    [/phone: '.+'/, 'phone: 918055500142', /^site\.md:13: phone: must be an international number in quotes/],
    [/x: https:.+/, 'x: http://x.com/aroha', /^site\.md:15: social\.x: must be an https address such as /],
    [/facebook: .+/, 'facebook: "javascript:alert(1)"', /^site\.md:16: social\.facebook: must be an https address/],
    [/pinterest: .+/, 'pinterest: arohahome', /^site\.md:18: social\.pinterest: must be an https address/],
    [/instagram:/, 'instragram:', /^site\.md:15: social: unknown field: instragram\. Correct its name/],
    [/warranty: .+/, 'warranty: ""', /^site\.md:\d+: warranty: must be one line about the warranty/],
    [/ {2}entity: .+\n/, '', /^site\.md: legal\.entity: must be the registered name of the company$/],
    [/cin: .+/, 'cin: 12345', /^site\.md:24: legal\.cin: must be a company number of 21 characters/],
    [/gstin: .+/, 'gstin: 12345', /^site\.md:25: legal\.gstin: must be a GST number of 15 characters/],
    [
      / {2}grievanceOfficer:\n( {4}.+\n)+/,
      '',
      /^site\.md: legal\.grievanceOfficer: must have the fields listed in content\/README\.md$/,
    ],
    [
      /email: grievance.+/,
      'email: grievance',
      /^site\.md:28: legal\.grievanceOfficer\.email: must be an email address/,
    ],
  ])('with %s as %j reports file, line, field and format', (from, to, message) => {
    expect(fault(from, to)).toMatch(message);
  });

  const withTheme = (lines: string) => {
    try {
      return parseEntry('site.md', text.replace(/---\s*$/, `theme:\n${lines}\n---\n`), siteSchema).data.theme;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const line = text.split('\n').indexOf('---', 1) + 2;

  it('may set some colours in any letter case and keeps the others', () => {
    expect(withTheme("  colours: { accent: '#1F5A86' }")).toEqual({
      colours: { ...COLOURS, accent: '#1f5a86' },
      faces: {},
    });
  });

  it.each([
    ['accent: orange', `site.md:${line}: theme.colours.accent: must be a colour of six hexadecimal digits in quotes`],
    ["accent: '#abc'", `site.md:${line}: theme.colours.accent: must be a colour of six hexadecimal digits in quotes`],
    ["clay: '#a8502f'", /^site\.md:\d+: theme\.colours: unknown field: clay\. Correct its name/],
    [
      "accent: '#e08a5f'",
      `site.md:${line}: theme.colours.accent: #e08a5f (accent) on #f6f1e9 (paper) has a contrast of 2.34, and text needs 4.5: choose a colour further from paper`,
    ],
    [
      "paper: '#806f5a'",
      `site.md:${line}: theme.colours.paper: #1d1a17 (ink) on #806f5a (paper) has a contrast of 3.58`,
    ],
  ])('with the colours { %s } reports file, line, field and fault', (colours, message) => {
    const result = withTheme(`  colours: { ${colours} }`);
    if (typeof message === 'string') expect(result).toContain(message);
    else expect(result).toMatch(message);
  });

  it('requires existing woff2 files as fonts', () => {
    expect(withTheme('  faces: { heading: faces/a.ttf }')).toContain('theme.faces.heading: must be a .woff2 file');
    expect(withTheme('  faces: { heading: ../a.woff2 }')).toContain('theme.faces.heading: must be a .woff2 file');
    const folder = tempFolder();
    const theme = 'theme:\n  faces:\n    heading: a.woff2\n';
    writeFileSync(join(folder, 'site.md'), text.replace(/---\s*$/, `${theme}---\n`));
    expect(() => readSite(folder)).toThrow(
      /^site\.md:\d+: theme\.faces\.heading: .+a\.woff2 is missing or not a woff2 font$/,
    );
    writeFileSync(join(folder, 'a.woff2'), 'wOF2...');
    expect(readSite(folder).theme.faces).toEqual({ heading: 'a.woff2' });
  });

  it('is reported by name when missing', () => {
    expect(() => readSite(tempFolder())).toThrow(/^site\.md: is missing in .+Copy it/);
  });
});

describe('notify in content/site.md', () => {
  const withNotify = (value: string) => {
    try {
      return parseEntry('site.md', text.replace(/^phone:/m, `notify: ${value}\nphone:`), siteSchema).data;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('may be left out: letters go to email.orders, messages to email.hello', () => {
    expect(inboxOf(readSite('content'))).toEqual({
      to: ['orders@aroha.example'],
      messages: ['hello@aroha.example'],
      digest: false,
    });
  });

  it('names who gets the letters, one each or one a day', () => {
    const site = withNotify('{ to: [a@shop.example, b@shop.example], digest: true }');
    const to = ['a@shop.example', 'b@shop.example'];
    expect(inboxOf(site as Site)).toEqual({ to, messages: to, digest: true });
    expect(inboxOf(withNotify('{ digest: true }') as Site)).toMatchObject({
      to: ['orders@aroha.example'],
      digest: true,
    });
  });

  it.each([
    ['{ to: orders@shop.example }', 'site.md:13: notify.to: must be a list of email addresses, such as'],
    ['{ to: [orders] }', 'site.md:13: notify.to.0: must be an email address such as'],
    ['{ to: [] }', 'site.md:13: notify.to: must be a list of email addresses; leave it out for email.orders'],
    ['{ to: [a@shop.example, A@shop.example] }', 'site.md:13: notify.to: must be different addresses'],
    ['{ digest: daily }', 'site.md:13: notify.digest: must be true or false'],
    ['{ too: [a@shop.example] }', 'site.md:13: notify: unknown field: too. Correct its name or remove it'],
  ])('%s reports file, line, field and format', (value, message) => {
    expect(withNotify(value)).toContain(message);
  });
});
