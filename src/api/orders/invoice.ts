/** The invoice of an order as PDF; until it is packed, a summary that says that it is none. */

import { splitTax } from '../../core/checkout/tax.ts';
import { dayText, indiaDay } from '../../core/delivery/delivery.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Site as Keeper } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { openPaper, PAGE, type Paper } from '../../media/pdf-document.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const HALF = 300;
const BOTTOM = PAGE.height - 110;
/** Right edges of the table's columns of figures; the first is where the HSN begins. */
const AT = { hsn: 252, quantity: 314, price: 372, taxable: 438, rate: 476, amount: RIGHT } as const;

const sum = (amount: number) => exactMoney(amount, true);
const yearText = (at: Date) => `${dayText(indiaDay(at))} ${indiaDay(at).slice(0, 4)}`;

/** Everything that the document shows. */
export type InvoiceFacts = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly keeper: Keeper | undefined;
  readonly brand: Brand;
  /** What went back already, in minor units. */
  readonly refunded: number;
};

function drawHead(paper: Paper, { order, brand }: InvoiceFacts): number {
  const { invoiceNumber, invoicedAt } = order;
  paper.write(brand.name, LEFT, LEFT - 6, { weight: 'serif', size: 34 });
  paper.write(invoiceNumber ? SAY.invoice : SAY.summary, RIGHT, LEFT, { weight: 'serif', size: 20, align: 'right' });
  const facts = [
    ...(invoiceNumber && invoicedAt ? [`${SAY.number} ${invoiceNumber}`, `${SAY.date} ${yearText(invoicedAt)}`] : []),
    `${SAY.order} ${order.number}`,
    `${SAY.ordered} ${yearText(order.placedAt)}`,
  ];
  facts.forEach((line, index) => void paper.write(line, RIGHT, LEFT + 32 + index * 13, { align: 'right' }));
  let y = LEFT + 100;
  if (!invoiceNumber) y += paper.write(SAY.notInvoice, LEFT, y, { soft: true }) + 8;
  return y;
}

function drawBlock(paper: Paper, x: number, y: number, title: string, lines: readonly string[]): number {
  let at = y + paper.write(title, x, y, { size: 8, soft: true }) + 2;
  lines.forEach((line, index) => {
    at += paper.write(line, x, at, { width: HALF - LEFT - 24, weight: index === 0 ? 'bold' : 'plain' });
  });
  return at;
}

function drawParties(paper: Paper, y: number, { order, keeper, brand }: InvoiceFacts): number {
  const { address, contact } = order;
  const gstin = keeper?.legal.gstin;
  const seller = [
    keeper?.legal.entity ?? brand.name,
    ...(keeper ? [keeper.legal.address] : []),
    gstin ? `${SAY.gstin} ${gstin}` : SAY.unregistered,
    ...(keeper ? [keeper.email.orders, keeper.phone] : []),
  ];
  const buyer = [
    address.name || contact.name,
    address.line1,
    ...(address.line2 ? [address.line2] : []),
    `${address.city} ${address.pin}`,
    `${SAY.place}: ${address.state}`,
    address.phone,
  ];
  const ends = [drawBlock(paper, LEFT, y, SAY.soldBy, seller), drawBlock(paper, HALF, y, SAY.billedTo, buyer)];
  return Math.max(...ends) + 22;
}

function drawTableHead(paper: Paper, y: number): number {
  const head = { size: 8, soft: true } as const;
  const right = { ...head, align: 'right' } as const;
  paper.write(SAY.item, LEFT, y, head);
  paper.write(SAY.hsn, AT.hsn, y, head);
  paper.write(SAY.quantity, AT.quantity, y, right);
  paper.write(SAY.price, AT.price, y, right);
  paper.write(SAY.taxable, AT.taxable, y, right);
  paper.write(SAY.rate, AT.rate, y, right);
  paper.write(SAY.amount, AT.amount, y, right);
  paper.rule(y + 15);
  return y + 22;
}

type Row = {
  readonly name: string;
  readonly hsn: string;
  readonly quantity: number | null;
  readonly price: number;
  readonly paid: number;
  readonly percent: number;
  readonly gst: number;
};

function rowsOf({ order, lines }: InvoiceFacts): Row[] {
  const rows = lines.map((line) => ({
    name: `${line.name}${line.variant && `, ${line.variant}`}`,
    hsn: line.hsn,
    quantity: line.quantity,
    price: line.price,
    paid: line.amount - line.discount,
    percent: line.gstPercent,
    gst: line.gst,
  }));
  if (order.shipping === 0) return rows;
  const gst = order.gst - rows.reduce((total, row) => total + row.gst, 0);
  const percent = Math.max(0, ...rows.map((row) => row.percent));
  const dearest = rows.find((row) => row.percent === percent);
  const { shipping } = order;
  return [
    ...rows,
    { name: SAY.shipping, hsn: dearest?.hsn ?? '', quantity: null, price: shipping, paid: shipping, percent, gst },
  ];
}

function drawRow(paper: Paper, y: number, row: Row): number {
  const right = { align: 'right' } as const;
  const height = paper.write(row.name, LEFT, y, { width: AT.hsn - LEFT - 12 });
  paper.write(row.hsn, AT.hsn, y);
  if (row.quantity !== null) paper.write(String(row.quantity), AT.quantity, y, right);
  paper.write(sum(row.price), AT.price, y, right);
  paper.write(sum(row.paid - row.gst), AT.taxable, y, right);
  paper.write(`${row.percent} %`, AT.rate, y, right);
  paper.write(sum(row.paid), AT.amount, y, right);
  return y + height + 6;
}

function totalsOf({ order, keeper, refunded }: InvoiceFacts): [string, string][] {
  const { cgst, sgst, igst } = splitTax(order.gst, keeper?.legal.gstin, order.address.state);
  const paid = order.paymentState === 'paid' ? SAY.paid : SAY.unpaid;
  return [
    [SAY.goods, sum(order.subtotal)],
    ...(order.discount > 0 ? [[SAY.discount, `−${sum(order.discount)}`] as [string, string]] : []),
    [SAY.shipping, sum(order.shipping)],
    [SAY.total, sum(order.total)],
    ...(igst > 0 || order.gst === 0
      ? [[SAY.igst, sum(igst)] as [string, string]]
      : ([
          [SAY.cgst, sum(cgst)],
          [SAY.sgst, sum(sgst)],
        ] as [string, string][])),
    ...(refunded > 0 ? [[SAY.refunded, `−${sum(refunded)}`] as [string, string]] : []),
    [SAY.payment, `${ORDER_COPY.mode[order.payment] ?? order.payment}, ${paid}`],
  ];
}

function drawTotals(paper: Paper, y: number, facts: InvoiceFacts): number {
  let at = y;
  for (const [what, amount] of totalsOf(facts)) {
    const weight = what === SAY.total ? 'bold' : 'plain';
    paper.write(what, HALF, at, { weight });
    paper.write(amount, RIGHT, at, { weight, align: 'right' });
    at += 15;
  }
  return at;
}

/** The document, the same bytes' worth whenever it is asked for. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const { order } = facts;
  const title = `${order.invoiceNumber ? SAY.invoice : SAY.summary} ${order.invoiceNumber ?? order.number}`;
  const paper = openPaper(title, order.invoicedAt ?? order.placedAt, facts.brand);
  let y = drawTableHead(paper, drawParties(paper, drawHead(paper, facts), facts));
  const nextPage = () => {
    paper.addPage();
    return LEFT;
  };
  for (const row of rowsOf(facts)) {
    if (y > BOTTOM) y = drawTableHead(paper, nextPage());
    y = drawRow(paper, y, row);
  }
  paper.rule(y + 2);
  if (y > BOTTOM - 110) y = nextPage();
  y = drawTotals(paper, y + 14, facts);
  if (order.invoiceNumber) {
    y += paper.write(SAY.reverse, LEFT, y + 16, { size: 8, soft: true });
    paper.write(SAY.signature, LEFT, y + 18, { size: 8, soft: true });
  }
  return paper.finish(SAY.page);
}
