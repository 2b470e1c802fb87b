/** Renders an order's invoice as PDF; before packing, a summary that is marked as no invoice. */

import { splitTax } from '../../core/checkout/tax.ts';
import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText, indiaDay } from '../../core/delivery/delivery.ts';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { openPdfDocument, PAGE, type PdfDocument } from '../../media/pdf-document.ts';
import { type InvoiceRow, invoiceRows } from './invoice-rows.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const HALF = 300;
const BOTTOM = PAGE.height - 110;
/** Right edges of the numeric columns in points; hsn is a left edge. */
const AT = { hsn: 252, quantity: 314, price: 372, taxable: 438, rate: 476, amount: RIGHT } as const;

const sum = (amount: number) => exactMoney(amount, true);
const yearText = (at: Date) => `${dayText(indiaDay(at))} ${indiaDay(at).slice(0, 4)}`;

/** Data shown in the document. */
export type InvoiceData = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly seller: Seller | undefined;
  readonly brand: Brand;
  /** Refunded so far, in minor units. */
  readonly refunded: number;
};

function writeHead(pdf: PdfDocument, { order, brand }: InvoiceData): number {
  const { invoiceNumber, invoicedAt } = order;
  pdf.write(brand.name, LEFT, LEFT - 6, { weight: 'serif', size: 34 });
  pdf.write(invoiceNumber ? SAY.invoice : SAY.summary, RIGHT, LEFT, { weight: 'serif', size: 20, align: 'right' });
  const lines = [
    ...(invoiceNumber && invoicedAt ? [`${SAY.number} ${invoiceNumber}`, `${SAY.date} ${yearText(invoicedAt)}`] : []),
    `${SAY.order} ${order.number}`,
    `${SAY.ordered} ${yearText(order.placedAt)}`,
  ];
  lines.forEach((line, index) => void pdf.write(line, RIGHT, LEFT + 32 + index * 13, { align: 'right' }));
  let y = LEFT + 100;
  if (!invoiceNumber) y += pdf.write(SAY.notInvoice, LEFT, y, { soft: true }) + 8;
  return y;
}

function writeBlock(pdf: PdfDocument, x: number, y: number, title: string, lines: readonly string[]): number {
  let at = y + pdf.write(title, x, y, { size: 8, soft: true }) + 2;
  lines.forEach((line, index) => {
    at += pdf.write(line, x, at, { width: HALF - LEFT - 24, weight: index === 0 ? 'bold' : 'plain' });
  });
  return at;
}

function writeParties(pdf: PdfDocument, y: number, { order, seller, brand }: InvoiceData): number {
  const { address, contact } = order;
  const gstin = seller?.legal.gstin;
  const sellerLines = [
    seller?.legal.entity ?? brand.name,
    ...(seller ? [seller.legal.address] : []),
    gstin ? `${SAY.gstin} ${gstin}` : SAY.unregistered,
    ...(seller ? [seller.email.orders, seller.phone] : []),
  ];
  const buyer = [
    address.name || contact.name,
    address.line1,
    ...(address.line2 ? [address.line2] : []),
    `${address.city} ${address.pin}`,
    `${SAY.place}: ${address.state}`,
    address.phone,
    ...(order.gstin ? [`${SAY.buyerGstin} ${order.gstin}`] : []),
  ];
  const ends = [writeBlock(pdf, LEFT, y, SAY.soldBy, sellerLines), writeBlock(pdf, HALF, y, SAY.billedTo, buyer)];
  return Math.max(...ends) + 22;
}

function writeTableHead(pdf: PdfDocument, y: number): number {
  const head = { size: 8, soft: true } as const;
  const right = { ...head, align: 'right' } as const;
  pdf.write(SAY.item, LEFT, y, head);
  pdf.write(SAY.hsn, AT.hsn, y, head);
  pdf.write(SAY.quantity, AT.quantity, y, right);
  pdf.write(SAY.price, AT.price, y, right);
  pdf.write(SAY.taxable, AT.taxable, y, right);
  pdf.write(SAY.rate, AT.rate, y, right);
  pdf.write(SAY.amount, AT.amount, y, right);
  pdf.rule(y + 15);
  return y + 22;
}

function writeRow(pdf: PdfDocument, y: number, row: InvoiceRow): number {
  const right = { align: 'right' } as const;
  const height = pdf.write(row.name, LEFT, y, { width: AT.hsn - LEFT - 12 });
  pdf.write(row.hsn, AT.hsn, y);
  if (row.quantity !== null) pdf.write(String(row.quantity), AT.quantity, y, right);
  pdf.write(sum(row.price), AT.price, y, right);
  pdf.write(sum(row.paid - row.gst), AT.taxable, y, right);
  pdf.write(`${row.percent} %`, AT.rate, y, right);
  pdf.write(sum(row.paid), AT.amount, y, right);
  return y + height + 6;
}

function totalsOf({ order, parcels, seller, refunded }: InvoiceData): [string, string][] {
  const { cgst, sgst, igst } = splitTax(order.gst, seller?.legal.gstin, order.address.state);
  const paid = order.paymentState === 'paid' ? SAY.paid : SAY.unpaid;
  return [
    [SAY.goods, sum(order.subtotal)],
    ...(order.discount > 0 ? [[SAY.discount, `−${sum(order.discount)}`] as [string, string]] : []),
    ...chargeRows(parcels, order.shipping).map(({ name, amount }) => [name, sum(amount)] as [string, string]),
    [SAY.total, sum(order.total)],
    ...(igst > 0 || order.gst === 0
      ? [[SAY.igst, sum(igst)] as [string, string]]
      : ([
          [SAY.cgst, sum(cgst)],
          [SAY.sgst, sum(sgst)],
        ] as [string, string][])),
    ...(refunded > 0 ? [[SAY.refunded, `−${sum(refunded)}`] as [string, string]] : []),
    [SAY.payment, `${paymentMethodName(order.payment, order.delivery.store !== null)}, ${paid}`],
  ];
}

function writeTotals(pdf: PdfDocument, y: number, data: InvoiceData): number {
  let at = y;
  for (const [what, amount] of totalsOf(data)) {
    const weight = what === SAY.total ? 'bold' : 'plain';
    pdf.write(what, HALF, at, { weight });
    pdf.write(amount, RIGHT, at, { weight, align: 'right' });
    at += 15;
  }
  return at;
}

/** Renders the PDF. The output is deterministic. */
export async function renderInvoice(data: InvoiceData): Promise<Buffer> {
  const { order } = data;
  const title = `${order.invoiceNumber ? SAY.invoice : SAY.summary} ${order.invoiceNumber ?? order.number}`;
  const pdf = openPdfDocument(title, order.invoicedAt ?? order.placedAt, data.brand);
  let y = writeTableHead(pdf, writeParties(pdf, writeHead(pdf, data), data));
  const nextPage = () => {
    pdf.addPage();
    return LEFT;
  };
  for (const row of invoiceRows(data)) {
    if (y > BOTTOM) y = writeTableHead(pdf, nextPage());
    y = writeRow(pdf, y, row);
  }
  pdf.rule(y + 2);
  if (y > BOTTOM - 110) y = nextPage();
  y = writeTotals(pdf, y + 14, data);
  if (order.invoiceNumber) {
    y += pdf.write(SAY.reverse, LEFT, y + 16, { size: 8, soft: true });
    pdf.write(SAY.signature, LEFT, y + 18, { size: 8, soft: true });
  }
  return pdf.finish(SAY.page);
}
