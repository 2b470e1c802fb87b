/**
 * Speculation rules: which pages browsers load before they are visited, while a pointer rests on a link or presses it. Browsers
 * bound them: two at a time, none for visitors who save data. Identical on all pages, because the policy lists its hash.
 */
import { LISTINGS } from '../catalogue/listing.ts';

/** Pages that a pointer on a link loads as a whole, picture included; their scripts wait for the visit. */
const PRERENDERED = [
  '/product/*',
  '/category/*',
  '/collections/*',
  '/journal/*',
  ...LISTINGS.map(({ id }) => `/${id}`),
];
/** Personal pages, and what is no page. */
const NEVER = ['/api/*', '/account*', '/cart*', '/checkout*', '/newsletter*', '/order*', '/wishlist*'];

const eagerness = 'moderate';
/** Links that open a panel here are not followed. */
const panels = { selector_matches: '[data-panel]' };

export const SPECULATION: string = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: PRERENDERED }, { not: panels }] }, eagerness }],
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...PRERENDERED, ...NEVER] } }, { not: panels }] },
      eagerness,
    },
  ],
});
