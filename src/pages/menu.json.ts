/** The header's menu as the build knew it: what browsers show while the API is slow, or when it is away. */
import { getEntry } from 'astro:content';
import type { Menu } from '../core/shop/navigation.ts';

/** The shape of the call itself, so that one reader reads both. */
function wire({ items, content }: Menu) {
  const entries = Object.entries(content).map(([href, { columns, showcase, featured }]) => {
    const pictures = showcase.map(({ picture, ...link }) => ({ ...link, image: picture }));
    return [href, { columns, showcase: pictures, featured: featured && { ...featured, image: featured.picture } }];
  });
  return { navItems: items, megaMenuContent: Object.fromEntries(entries) };
}

export async function GET(): Promise<Response> {
  const menu = (await getEntry('menu', 'menu'))?.data ?? { items: [], content: {} };
  return Response.json(wire(menu));
}
