/** Google's rules for product feeds: required fields, formats and lengths. */
import { JSDOM } from 'jsdom';

const PRICE = /^\d+\.\d{2} [A-Z]{3}$/;
const ADDRESS = /^https?:\/\/[^\s<>]+$/;
const SHAPES: Readonly<Record<string, RegExp>> = {
  id: /^[^\s]{1,50}$/,
  title: /^[^<>]{1,150}$/,
  description: /^[^<>]{1,5000}$/s,
  link: ADDRESS,
  image_link: /^https?:\/\/\S+\.(jpg|png|webp|gif)$/,
  availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
  price: PRICE,
  condition: /^(new|refurbished|used)$/,
};
const OPTIONAL: Readonly<Record<string, RegExp>> = {
  availability_date: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(Z|[+-]\d{4})$/,
  max_handling_time: /^\d{1,3}$/,
  min_handling_time: /^\d{1,3}$/,
  additional_image_link: ADDRESS,
  brand: /^.{1,70}$/,
  color: /^.{1,100}$/,
  gtin: /^\d{8}(\d{4,6})?$/,
  identifier_exists: /^no$/,
  item_group_id: /^\S{1,50}$/,
  material: /^.{1,200}$/,
  mpn: /^.{1,70}$/,
  product_type: /^.{1,750}$/,
  sale_price: PRICE,
  shipping_weight: /^\d+(\.\d+)? kg$/,
};

type Item = ReadonlyMap<string, string>;

function faultsOf(item: Item): string[] {
  const faults = Object.entries(SHAPES).flatMap(([name, shape]) =>
    shape.test(item.get(name) ?? '') ? [] : [`${name} is '${item.get(name) ?? 'missing'}'`],
  );
  for (const [name, value] of item) {
    if (SHAPES[name]) continue;
    if (!OPTIONAL[name]) faults.push(`${name} is no field of a feed`);
    else if (!OPTIONAL[name].test(value)) faults.push(`${name} is '${value}'`);
  }
  const named = item.has('gtin') || (item.has('brand') && item.has('mpn'));
  // identifier_exists beside an identifier is rejected as a contradiction.
  if (named === item.has('identifier_exists')) faults.push('needs gtin, or brand and mpn, or identifier_exists: no');
  const isLater = /^(preorder|backorder)$/.test(item.get('availability') ?? '');
  if (isLater !== item.has('availability_date'))
    faults.push('availability_date goes with preorder and backorder alone');
  const sale = item.get('sale_price');
  if (sale && Number.parseFloat(sale) >= Number.parseFloat(item.get('price') ?? ''))
    faults.push('sale_price is not below price');
  return faults;
}

/** Returns the items of a feed; throws for invalid XML. */
export function itemsOf(xml: string): Item[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  return [...document.querySelectorAll('item')].map(
    (item) => new Map([...item.children].reverse().map((field) => [field.localName, field.textContent ?? ''])),
  );
}

/** Returns all errors that Google would report, one string each. */
export function feedFaults(xml: string): string[] {
  const items = itemsOf(xml);
  const ids = items.map((item) => item.get('id') ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} is there twice`),
    ...items.flatMap((item) => faultsOf(item).map((fault) => `${item.get('id')}: ${fault}`)),
  ];
}
