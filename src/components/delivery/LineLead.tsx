/** When a line leaves, where it is not in stock: made to order, or still on its way to the shop. */

import { indiaDay } from '../../core/delivery/delivery.ts';
import { leavesText } from '../../core/delivery/dispatch.ts';
import { kindOfLead, type Lead } from '../../core/delivery/lead.ts';

export function LineLead({ lead }: { readonly lead: Lead | undefined }) {
  const now = new Date();
  if (!lead || kindOfLead(lead, indiaDay(now)) === 'stock') return null;
  return <p className="mt-0.5 text-caption text-soot">{leavesText(lead, '', now)}</p>;
}
