/** Category routes: all, featured, top-selling, products of one, and the header menu. */
import { count, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../core/catalogue/constants.ts';
import { CATEGORY_BROWSER } from '../../core/landing/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { categoryPath } from '../../core/shop/routes.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import { IS_SHOWN } from '../../db/catalogue/shown.ts';
import type { Db } from '../../db/engine/db.ts';
import { categories } from '../../db/schema/entries.ts';
import { products } from '../../db/schema/products.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { serializeCategory } from './entry-serializers.ts';
import { menuContent, topProducts } from './menu-content.ts';

/** Returns categories in editorial order with their product counts. */
async function listCategories(db: Db): Promise<{ row: CategoryRow; total: number }[]> {
  const [rows, counts] = await Promise.all([
    db.select().from(categories).orderBy(categories.position, categories.id),
    db.select({ id: products.categoryId, total: count() }).from(products).where(IS_SHOWN).groupBy(products.categoryId),
  ]);
  const totals = new Map(counts.map(({ id, total }) => [id, total]));
  return rows.map((row) => ({ row, total: totals.get(row.id) ?? 0 }));
}

export function categoryRoutes(app: FastifyInstance, db: Db, catalogue: Catalogue): void {
  serve(app, 'categories', async () => ({
    categories: (await listCategories(db)).map(({ row, total }) => serializeCategory(row, total)),
  }));

  serve(app, 'featuredCategories', async () => {
    const listed = (await listCategories(db)).filter(({ row }) => row.topSelling);
    return { success: true, data: listed.map(({ row, total }) => serializeCategory(row, total)) };
  });

  serve(app, 'topSelling', async () => {
    const listed = (await listCategories(db)).filter(({ row }) => row.topSelling);
    const data = [];
    for (const { row, total } of listed) {
      const best = await topProducts(catalogue, row, CATEGORY_BROWSER.productsPerCategory);
      const picturedProduct = row.picture?.product ?? null;
      data.push({ ...serializeCategory(row, total), picturedProduct, topProducts: best });
    }
    return { data };
  });

  serve(app, 'categoryProducts', async ({ params, query }) => {
    const { categoryId } = params;
    const [row] = await db
      .select()
      .from(categories)
      .where(or(eq(categories.id, categoryId), eq(categories.slug, categoryId)));
    if (!row) throw new HttpError(404, COPY.category.notFound);
    const best = await topProducts(catalogue, row, query.limit ?? CATALOGUE.maxPageSize);
    return { success: true, data: { products: best } };
  });

  serve(app, 'menu', async () => {
    const rows = await db.select().from(categories).orderBy(categories.position, categories.id);
    const content: Record<string, Awaited<ReturnType<typeof menuContent>>> = {};
    for (const row of rows) content[categoryPath(row.slug)] = await menuContent(catalogue, row);
    return {
      navItems: rows.map(({ name, slug }) => ({ name, href: categoryPath(slug) })),
      megaMenuContent: content,
    };
  });
}
