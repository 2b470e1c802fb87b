/** Web app manifest: name, icons and colours on the home screen. */
import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

const ICONS = [192, 512].map((px) => ({ src: `/icon-${px}.png`, sizes: `${px}x${px}`, type: 'image/png' }));

export const GET: APIRoute = async () => {
  const site = (await getEntry('site', 'site'))?.data;
  const colour = site?.theme.colours.paper;
  const manifest = {
    name: site?.name,
    short_name: site?.name,
    start_url: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
