/** Commands that list and set stock and prices. */

import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import type { StockRow } from '../../core/merchant/stock-shapes.ts';
import { toMajor, toMinor } from '../../core/shop/money.ts';
import { type Command, callApi, type Say, USAGE, UsageError } from './api-client.ts';
import { table } from './table.ts';

function showStock(rows: readonly StockRow[], say: Say): void {
  table(
    rows.map((row) => [row.sku, String(row.stock), String(toMajor(row.price)), `${row.name} ${row.variant}`.trimEnd()]),
    say,
  );
}

export const listStock: Command = async (fetch, [below], say) => {
  const query = new URLSearchParams(below ? { below } : {});
  showStock((await callApi<{ rows: StockRow[] }>(fetch, `/api/merchant/stock?${query}`)).rows, say);
};

export const setStock: Command = async (fetch, [sku, ...pairs], say) => {
  const body: Record<string, number> = {};
  for (const pair of pairs) {
    const [, name, sign, digits] = /^(stock|seen|price|originalPrice)=([+-]?)(\d+(?:\.\d+)?)$/.exec(pair) ?? [];
    if (!name || (sign && name !== 'stock')) throw new UsageError(`'${pair}' is not a valid assignment.\n${USAGE}`);
    if (sign) body.add = Number(sign + digits);
    else body[name] = name === 'stock' || name === 'seen' ? Number(digits) : toMinor(Number(digits));
  }
  if (body.stock !== undefined && body.seen === undefined) throw new UsageError(SAY.noSeenTyped);
  if (!sku || pairs.length === 0) throw new UsageError(USAGE);
  showStock([await callApi<StockRow>(fetch, `/api/merchant/stock/${encodeURIComponent(sku)}`, body)], say);
};
