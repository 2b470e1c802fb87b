/** Renders packing slips as PDF: one A4 page per parcel, or more, with what to pack and without prices. */
import { shownSku } from '../../core/configuration/key.ts';
import { dayText, indiaDay } from '../../core/delivery/delivery.ts';
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { PAPER_COPY as SAY } from '../../core/merchant/paper-copy.ts';
import { phoneText } from '../../core/order/view.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { openPdfDocument, PAGE, type PdfDocument } from '../../media/pdf-document.ts';
import { orderCode } from './order-code.ts';
import type { Paper } from './parcel-papers.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 110;
const CODE = 76;
const TICK = 11;
/** Left edges of the columns in points; quantity is a right edge. */
const AT = { name: LEFT + 26, sku: 380, quantity: RIGHT } as const;

/** The receiver's lines of an address. */
export const receiverOf = ({ address, contact }: OrderRow): string[] =>
  [address.name || contact.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(
    (line) => line.trim() !== '',
  );

function writeHead(pdf: PdfDocument, { order, part }: Paper, brand: Brand): number {
  pdf.write(brand.name, LEFT, LEFT - 6, { weight: 'serif', size: 30 });
  pdf.write(isSampleOrder(order) ? SAY.sampleSlip : SAY.slip, LEFT, LEFT + 34, { soft: true, size: 10 });
  pdf.cells(orderCode(order.number), RIGHT - CODE, LEFT, CODE);
  pdf.write(order.number, RIGHT - CODE - 18, LEFT - 2, { weight: 'bold', size: 15, align: 'right' });
  const day = `${SAY.ordered} ${dayText(indiaDay(order.placedAt))} ${indiaDay(order.placedAt).slice(0, 4)}`;
  pdf.write(day, RIGHT - CODE - 18, LEFT + 22, { align: 'right', soft: true });
  if (part)
    pdf.write(PARCEL_COPY.title(part.parcel, part.all), RIGHT - CODE - 18, LEFT + 42, {
      align: 'right',
      weight: 'bold',
      size: 12,
    });
  let y = LEFT + CODE + 26;
  y += pdf.write(order.delivery.store === null ? SAY.shipTo : SAY.collectAt, LEFT, y, { size: 8, soft: true }) + 3;
  receiverOf(order).forEach((line, index) => {
    y += pdf.write(line, LEFT, y, { size: 11, width: 300, weight: index === 0 ? 'bold' : 'plain' });
  });
  y += pdf.write(SAY.phone(phoneText(order.address.phone)), LEFT, y, { size: 11 });
  return y + 24;
}

function writeTableHead(pdf: PdfDocument, y: number): number {
  const head = { size: 8, soft: true } as const;
  pdf.write(SAY.item, AT.name, y, head);
  pdf.write(SAY.sku, AT.sku, y, head);
  pdf.write(SAY.quantity, AT.quantity, y, { ...head, align: 'right' });
  pdf.rule(y + 15);
  return y + 24;
}

function writeLine(pdf: PdfDocument, y: number, { name, variant, sku, quantity, madeToOrder }: LineRow): number {
  pdf.box(LEFT, y + 1, TICK);
  pdf.write(String(quantity), AT.quantity, y - 2, { size: 13, weight: 'bold', align: 'right' });
  pdf.write(shownSku(sku), AT.sku, y, { size: 10 });
  let at = y + pdf.write(name, AT.name, y, { size: 10, weight: 'bold', width: AT.sku - AT.name - 16 });
  const detail = [variant, madeToOrder ? SAY.madeToOrder : ''].filter(Boolean).join(', ');
  if (detail) at += pdf.write(detail, AT.name, at, { soft: true, width: AT.sku - AT.name - 16 });
  pdf.rule(at + 8);
  return at + 18;
}

function writeSlip(pdf: PdfDocument, paper: Paper, brand: Brand): void {
  let y = writeTableHead(pdf, writeHead(pdf, paper, brand));
  for (const line of paper.lines) {
    if (y > BOTTOM) {
      pdf.addPage();
      pdf.write(paper.order.number, RIGHT, LEFT - 2, { weight: 'bold', size: 15, align: 'right' });
      y = writeTableHead(pdf, LEFT + 30);
    }
    y = writeLine(pdf, y, line);
  }
  const pieces = paper.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pdf.write(SAY.all(pieces), RIGHT, y, { weight: 'bold', size: 10, align: 'right' });
}

/** One document with the slips of all parcels, in their order. */
export function renderSlips(papers: readonly Paper[], brand: Brand): Promise<Buffer> {
  const pdf = openPdfDocument(SAY.slip, papers[0]?.order.placedAt ?? new Date(0), brand);
  papers.forEach((paper, index) => {
    if (index > 0) pdf.addPage();
    writeSlip(pdf, paper, brand);
  });
  // Pages are not counted: the file holds several parcels.
  return pdf.finish(() => '');
}
