/** Letters to the merchant about low stock. */
import { MERCHANT_LETTERS as SAY } from '../../core/merchant/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { type MerchantLetter, toMerchant } from './merchant-letter.ts';
import { factsOf } from './order-letter.ts';

/** The piece with its variant, as orders name it. */
const named = ({ name, variant }: { readonly name: string; readonly variant: string }) =>
  variant ? `${name}, ${variant}` : name;

const stockLetter =
  (kind: 'low' | 'out'): MerchantLetter<'stock.low' | 'stock.out'> =>
  (to, _, data) => {
    const { sku, stock, price } = data;
    const { label, line } = SAY[kind];
    return toMerchant(to, {
      label,
      subject: kind === 'low' ? SAY.low.subject(named(data), stock) : SAY.out.subject(named(data)),
      preheader: line,
      heading: kind === 'low' ? SAY.low.heading(named(data), stock) : SAY.out.heading(named(data)),
      paragraphs: [line],
      facts: factsOf([
        [SAY.sku, sku],
        [SAY.left, String(stock)],
        [SAY.price, exactMoney(price)],
      ]),
      commands: { label: SAY.commands, lines: [SAY.stock(sku)] },
    });
  };

export const stockLow = stockLetter('low');

export const stockOut = stockLetter('out');
