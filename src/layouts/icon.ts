/** The icon of a tab. It stands in the page: fetched, it would come between a first visit and its first picture. */
import { BROWSER_COLOURS } from '../core/shop/constants.ts';

const { ink, paper } = BROWSER_COLOURS;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${ink}" d="M0 0h64v64H0z"/>
<path fill="${paper}" d="M31 11h3.2L51 49h5v2.4H37V49h5.2L29.9 20 17.4 49H23v2.4H9V49h5.2z"/>
<path fill="none" stroke="${paper}" stroke-width="2.6" d="M19.4 40.4Q28.6 30.6 38 40.4"/>
</svg>`;

export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG.replaceAll('\n', ''))}`;
