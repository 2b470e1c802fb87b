/** Renders address labels as PDF: 100 × 150 mm, one per parcel, with the order's number as a QR code. */
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { PAPER_COPY as SAY } from '../../core/merchant/paper-copy.ts';
import { phoneText } from '../../core/order/view.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { openPdfDocument, type PdfDocument } from '../../media/pdf-document.ts';
import type { Weight } from '../../media/pdf-fonts.ts';
import { orderCode } from './order-code.ts';
import type { Paper } from './parcel-papers.ts';

const POINTS_PER_MM = 72 / 25.4;
export const LABEL = { width: 100 * POINTS_PER_MM, height: 150 * POINTS_PER_MM } as const;
const LEFT = 18;
const RIGHT = LABEL.width - LEFT;
const WIDTH = RIGHT - LEFT;
const CODE = 92;
const FOOT = LABEL.height - LEFT - CODE;
/** Upper edge and most height of the receiver's address. */
const TOP = 76;
const MOST = FOOT - 14 - TOP - 20;
const SMALLEST = 0.5;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, SMALLEST];

type Line = readonly [text: string, size: number, weight: Weight];

function receiverOf({ address, contact }: OrderRow): Line[] {
  const place = [address.line1, address.line2, address.city, address.state].filter((line) => line.trim() !== '');
  return [
    [address.name || contact.name, 16, 'bold'],
    ...place.map((line): Line => [line, 12, 'plain']),
    [address.pin, 26, 'bold'],
    [SAY.phone(phoneText(address.phone)), 11, 'plain'],
  ];
}

/** A long address is written smaller, so that it never reaches the code. */
function writeReceiver(pdf: PdfDocument, order: OrderRow): void {
  const lines = receiverOf(order);
  const styleOf = ([, size, weight]: Line, scale: number) => ({ size: size * scale, weight, width: WIDTH });
  const heightAt = (scale: number) => lines.reduce((sum, line) => sum + pdf.heightOf(line[0], styleOf(line, scale)), 0);
  const scale = SCALES.find((one) => heightAt(one) <= MOST) ?? SMALLEST;
  let y =
    TOP + pdf.write(order.delivery.store === null ? SAY.shipTo : SAY.collectAt, LEFT, TOP, { size: 8, soft: true }) + 3;
  for (const line of lines) y += pdf.write(line[0], LEFT, y, styleOf(line, scale));
}

/** The whole amount is due once, with the last parcel. */
const cashWords = (total: number, divided: boolean) => (divided ? SAY.cashOnce : SAY.cash)(exactMoney(total));

function writeLabel(pdf: PdfDocument, { order, part, cash }: Paper, seller: Seller | undefined, brand: Brand): void {
  pdf.write(brand.name, LEFT, 12, { weight: 'serif', size: 20 });
  if (seller) pdf.write(`${SAY.from} ${seller.legal.address}`, LEFT, 40, { size: 7, soft: true, width: WIDTH });
  pdf.rule(66, LEFT, RIGHT);
  writeReceiver(pdf, order);
  pdf.rule(FOOT - 14, LEFT, RIGHT);
  pdf.cells(orderCode(order.number), LEFT, FOOT, CODE);
  const x = LEFT + CODE + 16;
  pdf.write(SAY.order, x, FOOT, { size: 8, soft: true });
  pdf.write(order.number, x, FOOT + 12, { size: 15, weight: 'bold' });
  if (part) pdf.write(PARCEL_COPY.title(part.parcel, part.all), x, FOOT + 32, { size: 11, weight: 'bold' });
  if (isSampleOrder(order)) pdf.write(SAY.samples, x, FOOT + 50, { size: 11, weight: 'bold', width: RIGHT - x });
  if (cash > 0) pdf.write(cashWords(cash, part !== null), x, FOOT + 50, { size: 11, weight: 'bold', width: RIGHT - x });
}

/** One document with the labels of all parcels, in their order. */
export function renderLabels(papers: readonly Paper[], seller: Seller | undefined, brand: Brand): Promise<Buffer> {
  const pdf = openPdfDocument(SAY.label, papers[0]?.order.placedAt ?? new Date(0), brand, LABEL);
  papers.forEach((paper, index) => {
    if (index > 0) pdf.addPage();
    writeLabel(pdf, paper, seller, brand);
  });
  return pdf.finish(() => '');
}
