/** Renders address labels as PDF: 100 × 150 mm, one per order, with the order's number as a QR code. */
import { PAPER_COPY as SAY } from '../../core/merchant/paper-copy.ts';
import { isCashDue, phoneText } from '../../core/order/view.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { openPdfDocument, type PdfDocument } from '../../media/pdf-document.ts';
import { orderCode } from './order-code.ts';

const POINTS_PER_MM = 72 / 25.4;
export const LABEL = { width: 100 * POINTS_PER_MM, height: 150 * POINTS_PER_MM } as const;
const LEFT = 18;
const RIGHT = LABEL.width - LEFT;
const WIDTH = RIGHT - LEFT;
const CODE = 92;
const FOOT = LABEL.height - LEFT - CODE;

function writeReceiver(pdf: PdfDocument, { address, contact }: OrderRow): void {
  let y = 76;
  y += pdf.write(SAY.shipTo, LEFT, y, { size: 8, soft: true }) + 3;
  y += pdf.write(address.name || contact.name, LEFT, y, { size: 16, weight: 'bold', width: WIDTH });
  for (const line of [address.line1, address.line2].filter((one) => one.trim() !== ''))
    y += pdf.write(line, LEFT, y, { size: 12, width: WIDTH });
  y += pdf.write(address.city, LEFT, y, { size: 12, width: WIDTH });
  y += pdf.write(address.state, LEFT, y, { size: 12, width: WIDTH }) + 4;
  y += pdf.write(address.pin, LEFT, y, { size: 26, weight: 'bold' });
  pdf.write(SAY.phone(phoneText(address.phone)), LEFT, y + 2, { size: 11, width: WIDTH });
}

function writeLabel(pdf: PdfDocument, order: OrderRow, seller: Seller | undefined, brand: Brand): void {
  pdf.write(brand.name, LEFT, 12, { weight: 'serif', size: 20 });
  if (seller) pdf.write(`${SAY.from} ${seller.legal.address}`, LEFT, 40, { size: 7, soft: true, width: WIDTH });
  pdf.rule(66, LEFT, RIGHT);
  writeReceiver(pdf, order);
  pdf.rule(FOOT - 14, LEFT, RIGHT);
  pdf.cells(orderCode(order.number), LEFT, FOOT, CODE);
  const x = LEFT + CODE + 16;
  pdf.write(SAY.order, x, FOOT, { size: 8, soft: true });
  pdf.write(order.number, x, FOOT + 12, { size: 15, weight: 'bold' });
  const payment = { method: order.payment, state: order.paymentState, reference: null, step: null };
  if (isCashDue({ state: order.state, payment }))
    pdf.write(SAY.cash(exactMoney(order.total)), x, FOOT + 42, { size: 11, weight: 'bold', width: RIGHT - x });
}

/** One document with the labels of all orders, in their order. */
export function renderLabels(orders: readonly OrderRow[], seller: Seller | undefined, brand: Brand): Promise<Buffer> {
  const pdf = openPdfDocument(SAY.label, orders[0]?.placedAt ?? new Date(0), brand, LABEL);
  orders.forEach((order, index) => {
    if (index > 0) pdf.addPage();
    writeLabel(pdf, order, seller, brand);
  });
  return pdf.finish(() => '');
}
