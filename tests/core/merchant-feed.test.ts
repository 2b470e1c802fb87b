import { describe, expect, it } from 'vitest';
import { merchantFeed } from '../../src/core/merchant-feed.ts';
import type { Variant } from '../../src/core/product.ts';
import { aProduct } from '../support/product.ts';

const product = aProduct;
const variant = (changes: Partial<Variant>): Variant => ({ ...(aProduct().variants[0] as Variant), ...changes });
const ORIGIN = 'https://shop.example';
const inr = (amount: number) => ({ amount, currency: 'INR' as const });
const itemsOf = (xml: string) => xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

describe('the feed for merchants', () => {
  it('has an item for each variant with a price, and says which belong together', () => {
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

  it('is XML whatever a name holds', () => {
    const xml = merchantFeed(
      [product({ name: '<b>"A" & B\u0000\u000b</b>', variants: [variant({ price: inr(100) })] })],
      ORIGIN,
    );
    expect(xml).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b]/);
  });
});
