/** Editorial content: complete, consistent with the shop's constants, and errors name file, line and fix. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, ACCOUNT_API, ATTEMPTS } from '../../src/core/account/constants.ts';
import { GRIEVANCE } from '../../src/core/contact/constants.ts';
import { SHIPPING } from '../../src/core/delivery/constants.ts';
import { type Article, isPublished } from '../../src/core/editorial/article.ts';
import { READING } from '../../src/core/editorial/constants.ts';
import { QUESTION_GROUPS } from '../../src/core/editorial/question.ts';
import { RETURNS } from '../../src/core/order/constants.ts';
import { PAYMENT, PAYMENT_HOLD } from '../../src/core/payment/constants.ts';
import { OFFLINE, PRIVACY } from '../../src/core/shop/constants.ts';
import { stripHtml } from '../../src/core/shop/html.ts';
import { exactMoney } from '../../src/core/shop/money.ts';
import { readDelivery } from '../../src/ingest/delivery-content.ts';
import { CONVERTERS, type EntryContext } from '../../src/ingest/editorial/entries.ts';
import { replaceVariables } from '../../src/ingest/editorial/fill-variables.ts';
import { FOLDERS, type Folder, readFolder } from '../../src/ingest/editorial/read-editorial.ts';
import { openReferences } from '../../src/ingest/editorial/references.ts';
import { templateVariablesOf } from '../../src/ingest/editorial/template-variables.ts';
import { renderMarkdown } from '../../src/ingest/html.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { startNode } from '../support/processes.ts';
import { entry, type SmallContent, smallContent } from '../support/small-content.ts';
import { code, readSources } from '../support/source.ts';
import { tempFolder } from '../support/temp-folder.ts';

const references = openReferences('content');
const site = readSite('content');
const rules = readDelivery('content');
const variables = templateVariablesOf(site, rules);
const entryContext: EntryContext = {
  references,
  variables,
  render: async (markdown) => ({ html: renderMarkdown(markdown), headings: [] }),
};
const names = Object.keys(FOLDERS) as Folder[];
const all = names.flatMap((folder) => readFolder('content', folder, references).map((one) => ({ folder, ...one })));
const textOf = (slug: string) => {
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return stripHtml(renderMarkdown(replaceVariables(found, variables)));
};

/** Browser storage keys in the code, and their wording in the privacy policy. */
const KEPT: Readonly<Record<string, string>> = {
  'aroha:cart': 'your cart',
  'aroha:wishlist': 'your wishlist',
  'aroha:wishlist-synced': 'your wishlist',
  'aroha:seen': 'the pieces you looked at',
  'aroha:compare': 'or compared',
  'aroha:pin': 'the PIN code',
  'aroha:space': 'door and room you measured',
  'aroha:recent-searches': 'what you searched for lately',
  'aroha:view': 'as a grid or a list',
  'aroha:search-open': 'which panel was open',
  'aroha:auth-open': 'which panel was open',
  'aroha:intro': 'seen the opening film',
  'aroha:sample-dismissed': 'hidden the notice of a sample shop',
  'aroha:face': 'has the typeface of the shop',
  'aroha:recovered': 'whether one had to be loaded anew',
  accessToken: 'that you are signed in',
  'aroha:signing-in': 'that you are signed in',
  'aroha:checkout': 'what you wrote at the checkout',
  'aroha:order-attempt': 'until the order is placed',
};

describe('editorial content', () => {
  it.each(names)('exists in %s', (folder) => {
    expect(all.filter((one) => one.folder === folder).length).toBeGreaterThan(0);
  });

  it.each(all)('in $file is complete, and in British spelling', ({ data, body }) => {
    const words = `${JSON.stringify(data)} ${body}`;
    expect(words).not.toMatch(/lorem ipsum|\btodo\b|\btbd\b|xxx|coming soon/i);
    expect(words).not.toMatch(/\b(colors?|gray|center|favorite|flavor|neighbor|organize|realize|aluminum|cozy)\b/i);
    expect(body).not.toContain('!');
  });

  it.each(all)('in $file uses only known variables', (one) => {
    expect(replaceVariables(one, variables)).not.toContain('{{');
    expect(JSON.stringify(one.data)).not.toContain('{{');
  });
});

describe('the journal', async () => {
  const articles = (await Promise.all(
    readFolder('content', 'journal', references).map((one) => CONVERTERS.journal(entryContext, one)),
  )) as Article[];

  it('has the three required posts', () => {
    const titles = Object.fromEntries(articles.map(({ slug, title, date }) => [slug, `${title}, ${date}`]));
    expect(titles).toMatchObject({
      'interior-design-trends': 'Interior Design Trends 2022, 2022-07-21',
      'minimal-interior': 'Minimal Interior, 2022-07-21',
      'design-in-the-future': 'Design in the Future, 2022-07-21',
    });
    expect(articles.find(({ slug }) => slug === 'interior-design-trends')?.category).toBe('Trends');
    expect(articles.filter((one) => isPublished(one, '2026-10-31')).length).toBeGreaterThanOrEqual(8);
  });

  it.each(articles)('$slug has enough text, a pull quote, headings and products', ({ words, passages }) => {
    const html = passages.map((one) => (one.kind === 'text' ? one.html : '')).join('');
    expect(words).toBeGreaterThanOrEqual(READING.minWords);
    expect(html.match(/<blockquote>/g)).toHaveLength(1);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toMatch(/<h[13456]/);
    expect(passages.some(({ kind }) => kind === 'products')).toBe(true);
    expect(html).not.toContain('{products');
  });
});

describe('the policies', () => {
  const band = ({ from, to }: { from: number; to: number }) => `${from} to ${to}`;

  it('have teasers with facts instead of variables', () => {
    const teasers = all
      .filter(({ folder }) => folder === 'policies')
      .map(({ data }) => (data as { line: string }).line);
    expect(teasers).toContain(`You have ${RETURNS.windowDays} calendar days. Here is how it goes.`);
  });

  it("state the shop's return rules", () => {
    const text = textOf('return-and-refund-policy');
    for (const fact of [
      `${RETURNS.windowDays} calendar days`,
      `within ${RETURNS.refundWorkingDays} working days after approval`,
      'by the original method of payment',
      'NEFT or UPI',
      'unboxing video is mandatory evidence',
      'Custom or made-to-order goods',
      'unless they arrived damaged',
    ])
      expect(text).toContain(fact);
  });

  it("state the shop's delivery rules", () => {
    const text = textOf('shipping-policy');
    expect(text).toContain('Within India only');
    expect(text).toContain('shown at checkout');
    expect(text).toContain(`${band(SHIPPING.processingDays)} business days`);
    for (const { name, days, courier, van, surcharges } of rules.zones) {
      expect(text).toContain(name);
      expect(text).toContain(`${band(days)} business days`);
      const amounts = [...courier.fees, ...van.fees, ...surcharges].map(({ fee }) => fee);
      for (const paise of [...amounts, courier.freeFrom, van.freeFrom])
        if (paise !== null) expect(text).toContain(exactMoney(paise));
    }
    for (const { name, line } of rules.services) expect(text).toContain(`${name} : ${line}`);
    for (const { name } of rules.classes) expect(text).toContain(`${name} : `);
    for (const { freeFrom } of rules.zones.map(({ van }) => van))
      if (freeFrom !== null) expect(textOf('delivery-cost')).toContain(exactMoney(freeFrom));
  });

  it('say other numbers when the rules have others', () => {
    const [first, ...zones] = rules.zones;
    if (!first) throw new Error('There is no zone.');
    const dearer = { ...first, courier: { freeFrom: null, fees: [{ upTo: null, fee: 123_400 }] } };
    const other = templateVariablesOf(site, { ...rules, zones: [dearer, ...zones] });
    expect(other.get('delivery.courier.fees')).toContain('₹1,234');
    expect(other.get('delivery.courier.free')).toContain(`never free in ${first.name.toLowerCase()}`);
    expect(variables.get('delivery.courier.fees')).not.toContain('₹1,234');
  });

  it('cover privacy: data, purposes, retention, cookies, third parties, rights, security, breaches', () => {
    const text = textOf('privacy-policy');
    for (const part of [
      'What we collect',
      'use it for',
      'How long we keep it',
      'Cookies',
      'Who else',
      'Your rights',
      'Security',
      'goes wrong',
      'Breach notice',
    ])
      expect(text).toContain(part);
    expect(text).toContain(site.email.privacy);
    expect(text).toContain(`after ${PRIVACY.messageMonths} months`);
    expect(text).toContain('no cookie that needs your consent');
    expect(text).toContain(`${ACCOUNT_API.sessionDays} days after your last visit`);
    expect(text).toContain(`yours for ${ACCOUNT_API.deviceDays} days`);
    const longest = Math.max(...Object.values(ATTEMPTS).map(({ seconds }) => seconds)) / 60;
    expect(text).toContain(`for ${longest} minutes at most`);
  });

  it('list everything stored in the browser', () => {
    const text = textOf('privacy-policy');
    const keys = readSources()
      .flatMap((source) => [...code(source).matchAll(/['"](aroha:[a-z-]+|accessToken)['"]/g)])
      .map(([, key]) => key as string)
      // Events within the page, which store nothing.
      .filter((key) => !['aroha:wake', 'aroha:hydrated', 'aroha:intro-done', 'aroha:painted'].includes(key))
      // Of the back office: the draft of an order by phone, and the last person's role. The policy is for shoppers.
      .filter((key) => !/^aroha:(new-order|office-)/.test(key));
    expect(new Set(keys)).toEqual(new Set(Object.keys(KEPT)));
    for (const words of Object.values(KEPT)) expect(text).toContain(words);
    // Stored by the service worker.
    expect(text).toContain(`copies of the last ${OFFLINE.pages} pages you visited`);
  });

  it("state the shop's payment rules", () => {
    const text = textOf('payment');
    for (const fact of [
      `up to ${exactMoney(PAYMENT.cashMax)}`,
      `${PAYMENT_HOLD.upiMinutes} minutes for UPI`,
      `${PAYMENT_HOLD.bankMinutes / 1440} days for NEFT`,
    ])
      expect(text).toContain(fact);
  });

  it('cover terms: age, accounts, use, property, force majeure, indemnity, liability, law', () => {
    const text = textOf('terms-of-use');
    for (const part of [
      `${ACCOUNT.minimumAgeYears} or older`,
      'supervision of a parent',
      'Your account',
      'may not do',
      'Intellectual property',
      'belong to',
      'Force majeure',
      'beyond us',
      'indemnify',
      'liability',
      'law of India',
      'High Court of Karnataka',
    ])
      expect(text).toContain(part);
  });

  it('name the grievance officer and response times (E-Commerce Rules, 2020)', () => {
    const { name, email } = site.legal.grievanceOfficer;
    for (const slug of ['terms-of-use', 'return-and-refund-policy'])
      for (const fact of [name, email, `${GRIEVANCE.acknowledgeHours} hours`, `${GRIEVANCE.redressDays} days`])
        expect(textOf(slug)).toContain(fact);
  });

  it("use variables for all of the shop's numbers", () => {
    const numbers = all
      .filter(({ folder }) => folder === 'policies')
      .flatMap(({ slug, body }) =>
        [...body.matchAll(/\b\d+ (calendar|working|business) days?\b/g)].map(([text]) => `${slug}: ${text}`),
      );
    expect(numbers).toEqual([]);
  });
});

describe('the help page', () => {
  const questions = readFolder('content', 'faq', references);

  it('has questions in every group, including the required ones', () => {
    expect(new Set(questions.map(({ data }) => data.group))).toEqual(new Set(QUESTION_GROUPS));
    const slugs = questions.map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining(['change-or-cancel-an-order', 'order-online', 'change-delivery-address', 'return-policy']),
    );
  });
});

describe('a fault', () => {
  let content: SmallContent;
  beforeEach(() => {
    content = smallContent();
  });
  const read =
    (folder: Folder, foreign = false) =>
    () =>
      readFolder(content.folder, folder, openReferences(content.folder, foreign));
  const ARTICLE = {
    title: 'Lamps',
    category: 'Light',
    date: '2026-01-05',
    author: 'A. Writer',
    teaser: 'A teaser that is long enough to stand alone on a card, and says something.',
    cover: '',
    tags: '[light]',
  };
  const LAMP = 'products/meridian-arc-floor-lamp.webp';
  const write = (changes: Record<string, string | undefined>, body = 'Text.') =>
    content.write('journal/lamps.md', entry({ ...ARTICLE, cover: `{ file: ${LAMP}, alt: A lamp }`, ...changes }, body));

  it('does not exist in a valid article', () => {
    write(
      {},
      'See [the lamp](/product/desk-lamp) and [returns](/return-and-refund-policy).\n\n{products: desk-lamp, vase}',
    );
    expect(read('journal')).not.toThrow();
  });

  it.each([
    [{ title: undefined }, /^journal\/lamps\.md: title: is missing: give it text$/],
    [{ date: 'soon' }, /^journal\/lamps\.md:4: date: must be a date such as 2026-09-14$/],
    [{ tags: '[Big Lamps]' }, /^journal\/lamps\.md:8: tags\.0: must be a slug/],
    [{ teaser: 'Short.' }, /^journal\/lamps\.md:6: teaser: must be 60 to 200 characters/],
    [{ tittle: 'x' }, /^journal\/lamps\.md: frontmatter: unknown field: tittle. Correct its name or remove it$/],
    [
      { cover: '{ file: products/no.webp, alt: x }' },
      /^journal\/lamps\.md:7: cover\.file: content\/media\/products\/no\.webp does not exist\. Add it/,
    ],
    [{ draft: 'perhaps' }, /^journal\/lamps\.md:9: draft: must be true or false$/],
  ])('in the fields %j names file, line, field and fix', (changes, message) => {
    write(changes);
    expect(read('journal')).toThrow(message);
  });

  it.each([
    ['Text.\n\nMore [here](/nowhere).', /^journal\/lamps\.md:13: the link \/nowhere has no target/],
    ['[A](/product/no-such)', /^journal\/lamps\.md:11: the link \/product\/no-such has no target/],
    ['[A](/faq#no-such)', /:11: the link \/faq#no-such has no target/],
    [
      'Text.\n\n{products: desk-lamp, no-such}',
      /^journal\/lamps\.md:13: there is no content\/products\/no-such\.md\. Correct the slug/,
    ],
    ['{products: }', /^journal\/lamps\.md:11: \{products: …\} is empty/],
  ])('in the body %j names file and line', (body, message) => {
    write({}, body);
    expect(read('journal')).toThrow(message);
  });

  it('is a link to an unpublished article, except from another unpublished one', () => {
    const early = (name: string, changes: Record<string, string>, body = 'Text.') =>
      content.write(
        `journal/${name}.md`,
        entry({ ...ARTICLE, cover: `{ file: ${LAMP}, alt: A lamp }`, ...changes }, body),
      );
    early('later', { date: '2999-01-01' });
    early('draft', { draft: 'true' }, 'See [later](/journal/later).');
    early('out', {}, 'See [itself](/journal/out).');
    expect(read('journal')).not.toThrow();
    for (const to of ['later', 'draft']) {
      early('out', {}, `One.\n\nSee [it](/journal/${to}#part).`);
      expect(read('journal')).toThrow(
        /^journal\/out\.md:13: the link \/journal\/\w+#part leads to an article that is not published yet\. Remove it until then/,
      );
    }
    content.write('faq/a.md', entry({ group: 'Orders', order: '1', question: 'Why?' }, '[A](/journal/later)'));
    expect(read('faq')).toThrow(/^faq\/a\.md:7: the link \/journal\/later leads to an article that is not/);
  });

  it('in an unknown variable names file and line', () => {
    write({}, 'One.\n\nWithin {{returns.days}} days.');
    const [one] = read('journal')();
    if (!one) throw new Error('no article');
    expect(() => replaceVariables(one, variables)).toThrow(
      /^journal\/lamps\.md:13: \{\{returns\.days\}\} is not a known variable/,
    );
  });

  it('in an unknown variable of the front matter names file, line and field', () => {
    content.write('site.md', readFileSync('content/site.md', 'utf8'));
    const teaser = 'A teaser that is long enough to stand alone, for all {{returns.windowDays}} days of a return.';
    write({ teaser, cover: `{ file: ${LAMP}, alt: "A lamp for {{email.orders}}" }` });
    const [one] = read('journal')();
    expect(one?.data).toMatchObject({
      teaser: teaser.replace('{{returns.windowDays}}', String(RETURNS.windowDays)),
      cover: { alt: `A lamp for ${site.email.orders}` },
    });
    write({ title: 'In {{returns.days}} days', cover: `{ file: ${LAMP}, alt: "A {{no lamp}}" }` });
    expect(read('journal')).toThrow(
      /^journal\/lamps\.md:2: title: \{\{returns\.days\}\} is not a known variable\. content\/README\.md[^\n]*\njournal\/lamps\.md:7: cover\.alt: \{\{no lamp\}\} is/,
    );
  });

  it('in a hotspot names the room, its line and the field', () => {
    const room = (product: string) => ({
      name: 'Oslo',
      order: '0',
      line: 'A room.',
      picture: `{ file: ${LAMP}, alt: x }`,
      portrait: `{ file: ${LAMP}, alt: x }`,
      hotspots: `\n  - { product: desk-lamp, x: 1, y: 2 }\n  - { product: ${product}, x: 3, y: 4 }`,
    });
    content.write('rooms/oslo.md', entry(room('vase'), 'A room.'));
    expect(read('rooms')).not.toThrow();
    content.write('rooms/oslo.md', entry(room('no-such'), 'A room.'));
    expect(read('rooms')).toThrow(
      /^rooms\/oslo\.md:9: hotspots\.1\.product: there is no content\/products\/no-such\.md/,
    );
    // Products of another backend cannot be checked.
    expect(read('rooms', true)).not.toThrow();
    const earlier = (file: string) => `{ file: ${file}, alt: Drawn, label: In pencil }`;
    content.write('rooms/oslo.md', entry({ ...room('vase'), before: earlier('rooms/none.webp') }, 'A room.'));
    expect(read('rooms')).toThrow(/^rooms\/oslo\.md:\d+: before\.file: content\/media\/\S+ does not exist/);
    content.write('rooms/oslo.md', entry({ ...room('vase'), before: earlier(LAMP) }, 'A room.'));
    expect(read('rooms')()[0]?.data).toMatchObject({ before: { label: 'In pencil', after: 'After' } });
    content.write('rooms/oslo.md', entry({ ...room('vase'), picture: '{ file: rooms/none.webp, alt: x }' }, 'A room.'));
    expect(read('rooms')).toThrow(/^rooms\/oslo\.md:5: picture\.file: content\/media\/\S+ does not exist/);
    const sized = (measures: string) =>
      content.write('rooms/oslo.md', entry({ ...room('vase'), measures, notForSale: '[the curtains]' }, 'A room.'));
    sized('{ width: 5.6, depth: 6.4, height: 2.85 }');
    expect(read('rooms')()[0]?.data).toMatchObject({ measures: { height: 2.85 }, notForSale: ['the curtains'] });
    sized('{ width: 560, depth: 6.4, height: 2.85 }');
    expect(read('rooms')).toThrow(/^rooms\/oslo\.md:\d+: measures\.width: must be in metres, at most 50/);
    sized('{ width: 5.6, depth: 6.4 }');
    expect(read('rooms')).toThrow(/^rooms\/oslo\.md: measures\.height: is missing/);
  });

  it('fails the build with all messages', async () => {
    content.write('site.md', readFileSync('content/site.md', 'utf8'));
    write({ cover: '{ file: products/no.webp, alt: x }' }, '[A](/nowhere)\n\n{products: no-such}');
    const build = startNode(
      ['--no-experimental-webstorage', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', tempFolder()],
      {
        CONTENT_DIR: content.folder,
        DATA_DIR: tempFolder(),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    );
    expect(await build.ends()).toBe(1);
    const result = build.stdout() + build.stderr();
    for (const fault of [
      'journal/lamps.md:7: cover.file: content/media/products/no.webp does not exist. Add it',
      'journal/lamps.md:11: the link /nowhere has no target. Correct it',
      'journal/lamps.md:13: there is no content/products/no-such.md. Correct the slug',
    ])
      expect(result).toContain(fault);
  }, 120_000);

  it('in several files is reported together', () => {
    write({ title: undefined });
    content.write('journal/more.md', 'No frontmatter');
    expect(read('journal')).toThrow(/lamps\.md: title[\s\S]*more\.md: has no frontmatter/);
  });
});
