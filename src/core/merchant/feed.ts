/**
 * The merchant product feed: RSS 2.0 with Google's product fields, one item per buyable variant, and one for a product's first
 * configuration.
 */

import { isConfigured, splitSku } from '../configuration/key.ts';
import { firstConfigured } from '../configuration/variant.ts';
import { SHIPPING } from '../delivery/constants.ts';
import { indiaDay } from '../delivery/delivery.ts';
import { IN_STOCK, kindOfLead } from '../delivery/lead.ts';
import { largePath, type Picture } from '../images/picture.ts';
import { galleryOf, type Product, type Variant } from '../product/product.ts';
import { variantName } from '../product/variant.ts';
import { SHOP_NAME } from '../shop/built-name.ts';
import { clip, stripHtml } from '../shop/html.ts';
import { type Money, toMajor } from '../shop/money.ts';
import { productPath, ROUTES } from '../shop/routes.ts';

/** Google's limits. */
const MORE_PICTURES = 10;
/** In a week. */
const BUSINESS_DAYS = 6;
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;

const escapeXml = (text: string) =>
  text
    // Characters that XML 1.0 forbids, even escaped.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const priceOf = (money: Money) => `${toMajor(money.amount).toFixed(2)} ${money.currency}`;

function addressOf({ hash, url }: Picture, origin: string): string {
  const path = hash ? largePath(hash, 'jpg') : url;
  return path.startsWith('/') ? origin + path : path;
}

type Field = readonly [name: string, value: string | null | undefined];

/** Made to order counts as in stock with a long handling time, in business days. */
function availability({ inStock, lead = IN_STOCK }: Variant, today: string): Field[] {
  if (!inStock) return [['g:availability', 'out_of_stock']];
  const kind = kindOfLead(lead, today);
  if (kind === 'arriving')
    return [
      ['g:availability', 'backorder'],
      // From midnight in India: feeds take a date with its time.
      ['g:availability_date', `${lead.arrivesOn}T00:00+0530`],
    ];
  if (kind === 'stock') return [['g:availability', 'in_stock']];
  const { from, to } = SHIPPING.processingDays;
  const making = (lead.weeks ?? 0) * BUSINESS_DAYS;
  return [
    ['g:availability', 'in_stock'],
    ['g:min_handling_time', String(making + from)],
    ['g:max_handling_time', String(making + to)],
  ];
}

/** Ids have at most 50 characters, which the SKU of a configuration may exceed. */
const idOf = ({ sku }: Variant) => (isConfigured(sku) ? `${splitSku(sku).base}-MTO` : sku);

function fieldsOf(product: Product, variant: Variant, origin: string, today: string): Field[] {
  const many = product.variants.length > 1 || product.configuration !== undefined;
  const link = origin + productPath(product.slug);
  const reduced = variant.originalPrice !== null;
  const [first, ...more] = [...new Set([variant.picture, ...galleryOf(product)].flatMap((one) => one ?? []))];
  const optionOf = (name: RegExp) => {
    const index = product.options.findIndex((option) => name.test(option.name));
    return index === -1 || isConfigured(variant.sku) ? null : variant.values[index];
  };
  return [
    ['g:id', idOf(variant)],
    ['g:item_group_id', many ? product.slug : null],
    ['g:title', clip([product.name, variantName(variant)].filter(Boolean).join(', '), TITLE_MAX)],
    ['g:description', clip(stripHtml(product.description) || product.short, DESCRIPTION_MAX)],
    ['g:link', many ? `${link}?variant=${encodeURIComponent(variant.sku)}` : link],
    ['g:image_link', first && addressOf(first, origin)],
    ...more.slice(0, MORE_PICTURES).map((one): Field => ['g:additional_image_link', addressOf(one, origin)]),
    ...availability(variant, today),
    ['g:price', variant.price && priceOf(variant.originalPrice ?? variant.price)],
    ['g:sale_price', reduced && variant.price ? priceOf(variant.price) : null],
    ['g:condition', 'new'],
    ['g:brand', product.brand],
    // No product has a GTIN; brand and MPN identify it instead. Without a brand there is no identifier.
    ...(product.brand ? [['g:mpn', idOf(variant)] as const] : [['g:identifier_exists', 'no'] as const]),
    ['g:product_type', [product.category?.name, product.type].filter(Boolean).join(' > ') || null],
    ['g:color', optionOf(/colour|color|fabric|finish/i) ?? product.colours.join('/')],
    ['g:material', product.materials.join('/')],
    ['g:shipping_weight', product.weight === null ? null : `${product.weight} kg`],
  ];
}

function item(product: Product, variant: Variant, origin: string, today: string): string {
  const fields = fieldsOf(product, variant, origin, today).filter(([, value]) => value);
  return `<item>\n${fields.map(([name, value]) => `<${name}>${escapeXml(value as string)}</${name}>`).join('\n')}\n</item>`;
}

/** Renders the feed. origin has no trailing slash. today: ISO day in India. Variants without a price are left out. */
export function merchantFeed(products: readonly Product[], origin: string, today = indiaDay(new Date())): string {
  const items = products.flatMap((product) =>
    [...product.variants, firstConfigured(product)]
      .filter((variant) => variant?.price)
      .map((variant) => item(product, variant as Variant, origin, today)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(SHOP_NAME)}</title>
<link>${escapeXml(`${origin}/`)}</link>
<description>${escapeXml(ROUTES.shop.description)}</description>
${items.join('\n')}
</channel>
</rss>
`;
}
