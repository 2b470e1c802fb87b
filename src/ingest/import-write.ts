/** Writes the planned changes of known products: a statement for variants, one for products, one for descriptions. */
import { sql } from 'drizzle-orm';
import { VARIANT_FIELDS } from '../core/product/fields.ts';
import { refreshAvailability } from '../db/catalogue/availability.ts';
import type { Db } from '../db/engine/db.ts';
import { variants } from '../db/schema/variants.ts';
import { renderMarkdown } from './html.ts';
import type { PlannedOffer, PlannedProduct } from './plan-product.ts';
import { newIdOf } from './product-rows.ts';
import { searchTextsOf } from './search-texts.ts';

/** Rows per statement: each may hold a long description. */
const CHUNK = 1000;
type Place = { readonly id: string; readonly name: string };

const SEARCHED: ReadonlySet<string> = new Set([
  ...['name', 'brand', 'category', 'type', 'short', 'description', 'materials', 'colours'],
]);
const hasNewTexts = ({ marks }: PlannedProduct) => marks.some((mark) => SEARCHED.has(mark));
export const hasNewState = ({ before, after }: PlannedProduct): boolean => before.state !== after.state;
/** True when the product's own row is written. */
export const changesProduct = (one: PlannedProduct): boolean => one.marks.length > 0 || hasNewState(one);

function textsOf({ after }: PlannedProduct, places: ReadonlyMap<string, Place>) {
  const description = renderMarkdown(after.description);
  return { description, ...searchTextsOf({ ...after, description }, places.get(after.category)?.name ?? '') };
}

/** Words for spelling correction by product, of products that have others or are shown or hidden; '' for none. */
export function wordsOf(list: readonly PlannedProduct[], places: ReadonlyMap<string, Place>): Map<string, string> {
  const changed = list.filter((one) => hasNewTexts(one) || hasNewState(one));
  return new Map(
    changed.map((one) => {
      if (one.after.state !== 'shown') return [one.id, ''];
      const { searchName, searchKind } = textsOf(one, places);
      return [one.id, `${searchName} ${searchKind}`];
    }),
  );
}

/** The variants must be locked. */
export async function writeVariants(tx: Db, offers: readonly PlannedOffer[]): Promise<void> {
  if (offers.length === 0) return;
  const values = offers.map(({ now, next }) => ({
    ...{ sku: now.sku, price: next.price, original_price: next.originalPrice, stock: next.stock, hidden: next.hidden },
    ...{ lead_weeks: next.leadWeeks, arrives_on: next.arrivesOn },
  }));
  await tx.execute(sql`
    update variants v set price = c.price, original_price = c.original_price, stock = c.stock, hidden = c.hidden,
      lead_weeks = c.lead_weeks, arrives_on = c.arrives_on,
      edited = array(select unnest(v.edited) union select 'price' where v.price <> c.price
        union select 'originalPrice' where v.original_price is distinct from c.original_price
        union select 'leadWeeks' where v.lead_weeks is distinct from c.lead_weeks
        union select 'arrivesOn' where v.arrives_on is distinct from c.arrives_on)
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as c(sku text, price bigint, original_price bigint, stock integer, lead_weeks smallint,
        arrives_on date, hidden boolean)
    where v.sku = c.sku`);
}

function columnsOf(one: PlannedProduct, places: ReadonlyMap<string, Place>) {
  const { id, after, marks } = one;
  const { name, brand, type, short, weight, materials, colours, care, includes, options, state } = after;
  const texts = hasNewTexts(one) ? textsOf(one, places) : null;
  return {
    ...{
      id,
      name,
      brand,
      type,
      short,
      weight,
      materials,
      colours,
      care,
      includes,
      options,
      state,
      ...after.dimensions,
    },
    category_id: places.get(after.category)?.id,
    description: marks.includes('description') ? texts?.description : null,
    ...{ assembly_minutes: after.assembly.minutes, assembly_people: after.assembly.people },
    packed: after.packed,
    ...{ is_new: after.isNew, is_featured: after.isFeatured, made_to_order: after.madeToOrder },
    ...{ search_name: texts?.searchName, search_kind: texts?.searchKind, search_text: texts?.searchText },
    edited: marks,
  };
}

/** The products must be locked. A draft that is shown for the first time counts as new from this day on. */
export async function writeProducts(
  tx: Db,
  list: readonly PlannedProduct[],
  places: ReadonlyMap<string, Place>,
): Promise<void> {
  const changed = list.filter(changesProduct);
  for (let start = 0; start < changed.length; start += CHUNK) {
    const chunk = changed.slice(start, start + CHUNK);
    await tx.execute(sql`
      update products p set name = c.name, brand = c.brand, category_id = c.category_id, type = c.type, short = c.short,
        description = coalesce(c.description, p.description), width = c.width, depth = c.depth, height = c.height,
        weight = c.weight, packed = c.packed, materials = c.materials, colours = c.colours, care = c.care, includes = c.includes,
        assembly_minutes = c.assembly_minutes, assembly_people = c.assembly_people, is_new = c.is_new,
        is_featured = c.is_featured, made_to_order = c.made_to_order, options = c.options, state = c.state,
        publish_from = case when p.state = c.state then p.publish_from end,
        created_at = case when p.state = 'draft' and c.state = 'shown' then current_date else p.created_at end,
        search_name = coalesce(c.search_name, p.search_name), search_kind = coalesce(c.search_kind, p.search_kind),
        search_text = coalesce(c.search_text, p.search_text),
        edited = array(select unnest(p.edited) union select unnest(c.edited))
      from jsonb_to_recordset(${JSON.stringify(chunk.map((one) => columnsOf(one, places)))}::jsonb)
        as c(id text, name text, brand text, category_id text, type text, short text, description text,
          width double precision, depth double precision, height double precision, weight double precision, packed jsonb,
          materials text[], colours text[], care text, includes text, assembly_minutes integer, assembly_people integer,
          is_new boolean, is_featured boolean, made_to_order boolean, options jsonb, state text,
          search_name text, search_kind text, search_text text, edited text[])
      where p.id = c.id`);
    const texts = chunk
      .filter(({ marks }) => marks.includes('description'))
      .map(({ id, after }) => ({ product_id: id, markdown: after.description }));
    if (texts.length > 0)
      await tx.execute(sql`
        insert into product_texts (product_id, markdown)
        select product_id, markdown from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as c(product_id text, markdown text)
        on conflict (product_id) do update set markdown = excluded.markdown`);
  }
}

/** Adds variants behind the others. The products must be locked. */
export async function insertVariants(tx: Db, list: readonly PlannedProduct[]): Promise<void> {
  const rows = list.flatMap(({ id, before, added }) =>
    added.map((one, at) => ({
      ...{ ...one, id: newIdOf(before.slug)(one.sku), productId: id },
      ...{ position: before.variants.length + at, edited: [...VARIANT_FIELDS] },
    })),
  );
  for (let start = 0; start < rows.length; start += CHUNK)
    await tx.insert(variants).values(rows.slice(start, start + CHUNK));
  if (rows.length > 0) await refreshAvailability(tx, [...new Set(rows.map(({ productId }) => productId))]);
}
