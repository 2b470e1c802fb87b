/** Astro loader for content/site.md: one entry, 'site', reloaded on change. */
import type { Loader } from 'astro/loaders';
import { leastFee } from '../core/delivery/fees-copy.ts';
import type { DeliveryRules } from '../core/delivery/rules.ts';
import { hasVan, serviceNames } from '../core/delivery/rules-copy.ts';
import { daysLine, transitOf } from '../core/delivery/transit-copy.ts';
import { readEnv } from '../core/shop/env.ts';
import { exactMoney } from '../core/shop/money.ts';
import type { BuiltSite } from '../core/shop/site.ts';
import { readDelivery } from '../ingest/delivery-content.ts';
import type { ContentFields } from '../ingest/laid-fields.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { DRAWINGS, readDrawing } from '../ingest/site-drawings.ts';
import { widthOf } from '../media/text-to-path.ts';
import { fileLoader } from './file-loader.ts';
import { iconOf } from './icons.ts';
import { readContentFields } from './loaders.ts';

/** What pages say about delivery before a PIN code is known. */
function deliveryWords(rules: DeliveryRules): BuiltSite['delivery'] {
  return {
    transit: transitOf(rules),
    days: daysLine(rules),
    courierFrom: exactMoney(leastFee(rules, 'courier')),
    vanFrom: hasVan(rules) ? exactMoney(leastFee(rules, 'van')) : null,
    services: serviceNames(rules),
  };
}

function builtSite(folder: string, fields: ContentFields): BuiltSite {
  const site = readSite(folder, fields);
  return {
    ...site,
    wordmark: readDrawing(folder, DRAWINGS.wordmark),
    nameWidth: widthOf(site.name, 1),
    icon: iconOf(folder, site),
    delivery: deliveryWords(readDelivery(folder, fields)),
  };
}

export const loadSite = (): Loader =>
  fileLoader('site', [SITE_FILE, 'delivery', ...Object.values(DRAWINGS)], async (context) => [
    { id: 'site', data: { ...builtSite(readEnv(process.env).CONTENT_DIR, await readContentFields(context)) } },
  ]);
