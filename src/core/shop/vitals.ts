/** Web vitals of real visits: four figures by kind of page, and the product it shows, without personal data. */

export const VITALS_PATH = '/api/vitals';

export const PAGE_KINDS = ['home', 'list', 'product', 'room', 'reading', 'buying', 'checkout', 'account'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const VITAL_NAMES = ['lcp', 'inp', 'ttfb', 'cls'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** lcp, inp and ttfb in milliseconds, cls without a unit; figures that were not measured are absent. */
export type VitalsReport = { readonly page: PageKind; readonly product?: string | undefined } & {
  readonly [name in VitalName]?: number;
};
