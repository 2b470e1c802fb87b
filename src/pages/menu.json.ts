/** The header's menu at build time: the fallback while the API is slow or unreachable. */
import { getEntry } from 'astro:content';
import type { Menu } from '../core/shop/navigation.ts';

/** The API's response shape, so that the same reader applies. */
function serialize({ items, content }: Menu) {
  const entries = Object.entries(content).map(([href, { columns, showcase, featured }]) => {
    const pictures = showcase.map(({ picture, ...link }) => ({ ...link, image: picture }));
    return [href, { columns, showcase: pictures, featured: featured && { ...featured, image: featured.picture } }];
  });
  return { navItems: items, megaMenuContent: Object.fromEntries(entries) };
}

export async function GET(): Promise<Response> {
  const menu = (await getEntry('menu', 'menu'))?.data ?? { items: [], content: {} };
  return Response.json(serialize(menu));
}
