import { describe, expect, it } from 'vitest';
import { merchantFeed } from '../../../src/core/merchant/feed.ts';
import type { Variant } from '../../../src/core/product/product.ts';
import { feedFaults } from '../../support/merchant-feed.ts';
import { aProduct } from '../../support/product.ts';

const product = aProduct;
const variant = (changes: Partial<Variant>): Variant => ({ ...(aProduct().variants[0] as Variant), ...changes });
const ORIGIN = 'https://shop.example';
const inr = (amount: number) => ({ amount, currency: 'INR' as const });
const itemsOf = (xml: string) => xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

describe('the merchant feed', () => {
  it('has an item for each variant with a price, grouped by product', () => {
    const xml = merchantFeed(
      [
        product({
          slug: 'sofa',
          variants: [
            variant({ sku: 'A', price: inr(100_000), originalPrice: inr(120_000), inStock: true }),
            variant({ sku: 'B', price: inr(100_000), inStock: false, stock: 0 }),
            variant({ sku: 'C', price: null }),
          ],
        }),
      ],
      ORIGIN,
    );
    const [first = '', second = '', ...more] = itemsOf(xml);
    expect(more).toEqual([]);
    expect(first).toContain('<g:price>1200.00 INR</g:price>');
    expect(first).toContain('<g:sale_price>1000.00 INR</g:sale_price>');
    expect(first).toContain('<g:availability>in_stock</g:availability>');
    expect(first).toContain(`<g:link>${ORIGIN}/product/sofa?variant=A</g:link>`);
    expect(second).toContain('<g:availability>out_of_stock</g:availability>');
    expect(second).not.toContain('sale_price');
    for (const one of [first, second]) expect(one).toContain('<g:item_group_id>sofa</g:item_group_id>');
  });

  it('says when pieces can be had that are made to order or still arrive', () => {
    const lead = (weeks: number | null, arrivesOn: string | null) =>
      merchantFeed([product({ variants: [variant({ lead: { weeks, arrivesOn } })] })], ORIGIN, '2026-11-26');
    expect(lead(6, null)).toContain(
      '<g:availability>in_stock</g:availability>\n<g:min_handling_time>37</g:min_handling_time>',
    );
    expect(lead(null, '2026-12-20')).toContain(
      '<g:availability>backorder</g:availability>\n<g:availability_date>2026-12-20T00:00+0530</g:availability_date>',
    );
    expect(lead(null, '2026-11-26')).toContain('<g:availability>in_stock</g:availability>');
    expect(lead(null, '2026-11-26')).not.toContain('availability_date');
  });

  it('has every field that Google requires, and an MPN or identifier_exists: no', () => {
    const named = merchantFeed([product()], ORIGIN);
    expect(feedFaults(named)).toEqual([]);
    expect(named).toContain('<g:brand>Noor</g:brand>');
    expect(named).toContain('<g:mpn>LMP-1</g:mpn>');
    expect(named).not.toContain('identifier_exists');
    const nameless = merchantFeed([product({ brand: null })], ORIGIN);
    expect(feedFaults(nameless)).toEqual([]);
    expect(nameless).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(nameless).not.toContain('g:mpn');
  });

  it('control: missing fields are detected', () => {
    const feed = merchantFeed([product()], ORIGIN);
    for (const [change, fault] of [
      [feed.replace(/<g:price>.*<\/g:price>/, ''), /LMP-1: price is 'missing'/],
      [feed.replace('<g:mpn>LMP-1</g:mpn>', ''), /needs gtin, or brand and mpn/],
      [feed.replace('</item>', '<g:identifier_exists>no</g:identifier_exists></item>'), /needs gtin/],
      [feed.replace('in_stock', 'yes'), /availability is 'yes'/],
      [feed.replace('</item>', '<g:colour>red</g:colour></item>'), /colour is no field/],
      [feed.replace('</item>', '</item><item><g:id>LMP-1</g:id></item>'), /LMP-1 is there twice/],
    ] as const)
      expect(feedFaults(change).join('\n')).toMatch(fault);
    expect(() => feedFaults('<rss><item></rss>')).toThrow();
  });

  it('is valid XML for any name', () => {
    const xml = merchantFeed(
      [product({ name: '<b>"A" & B\u0000\u000b</b>', variants: [variant({ price: inr(100) })] })],
      ORIGIN,
    );
    expect(xml).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b]/);
  });
});
