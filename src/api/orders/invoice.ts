/** Renders an order's invoice as PDF; before packing, a summary that is marked as no invoice. */

import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { openPdfDocument, type PdfDocument } from '../../media/pdf-document.ts';
import { AT, BOTTOM, HALF, type InvoiceData, LEFT, RIGHT, sum, yearText } from './invoice-page.ts';
import { type InvoiceRow, invoiceRows } from './invoice-rows.ts';
import { writeTotals } from './invoice-totals.ts';

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
