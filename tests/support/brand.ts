/** Name and colours of the sample shop. */
import { brandOf } from '../../src/core/shop/site.ts';
import { readSite } from '../../src/ingest/site-content.ts';

export const BRAND = brandOf(readSite('content'));
