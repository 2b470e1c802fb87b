/** Razorpay in a loopback server: the documented calls, limits and signatures that the shop uses. */
import { createHmac, randomUUID } from 'node:crypto';
import { type GatewayDouble, type GatewayRequest, type GatewayResponse, openGatewayServer } from './gateway-server.ts';

const KEY = 'rzp_test_double';
const PASSWORD = 'double';
const SECRET = 'razorpay double';
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

type LinkPayment = { payment_id: string; amount: number; status: 'captured' | 'authorized' | 'failed' };
type Link = {
  readonly id: string;
  readonly short_url: string;
  readonly amount: number;
  readonly currency: string;
  readonly expire_by: number;
  readonly reference_id: string;
  readonly notes: { readonly order: string; readonly page: string };
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  payments: LinkPayment[];
};
type Refund = { id: string; payment: string; amount: number; receipt: string; status: 'processed' | 'failed' };

const failure = (status: number, description: string): GatewayResponse => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** Returns the double. now: its clock. */
export async function openRazorpayDouble(now: () => Date = () => new Date()): Promise<GatewayDouble> {
  const links = new Map<string, Link>();
  const payments: GatewayDouble['payments'] = new Map();
  const refunds = new Map<string, Refund>();
  const refuseRefunds = { reason: '' };

  const current = (link: Link): Link => {
    if (link.status === 'created' && link.expire_by <= seconds(now())) link.status = 'expired';
    return link;
  };

  function create(body: Omit<Link, 'id' | 'status' | 'payments'>): GatewayResponse {
    if (body.expire_by - seconds(now()) < 15 * 60)
      return failure(400, 'expire_by should be at least 15 minutes after current time.');
    if ([...links.values()].some(({ reference_id: known }) => known === body.reference_id))
      return failure(400, `payment link with given reference_id (${body.reference_id}) already exists`);
    const id = idOf('plink');
    const { amount, currency, expire_by, reference_id, notes } = body;
    const link: Link = {
      ...{ id, short_url: `https://rzp.example/i/${id}`, amount, currency, expire_by, reference_id, notes },
      ...{ status: 'created', payments: [] },
    };
    links.set(id, link);
    return { status: 200, body: link };
  }

  function refund(payment: string, { amount, receipt }: { amount: number; receipt: string }): GatewayResponse {
    const paid = payments.get(payment);
    if (!paid) return failure(400, 'The id provided does not exist');
    if (refuseRefunds.reason) return failure(400, refuseRefunds.reason);
    const sent = [...refunds.values()].filter((one) => one.payment === payment && one.status !== 'failed');
    if (sent.reduce((sum, one) => sum + one.amount, amount) > paid.amount)
      return failure(400, 'The total refund amount is greater than the refund payment amount');
    const made: Refund = { id: idOf('rfnd'), payment, amount, receipt, status: 'processed' };
    refunds.set(made.id, made);
    return { status: 200, body: made };
  }

  function answer({ method, path, query, headers, body }: GatewayRequest): GatewayResponse {
    const login = `Basic ${Buffer.from(`${KEY}:${PASSWORD}`).toString('base64')}`;
    if (headers.authorization !== login) return failure(401, 'Authentication failed');
    const [, noun, id = '', act] = path.slice(1).split('/');
    if (noun === 'payment_links' && !id && method === 'POST') return create(JSON.parse(body));
    if (noun === 'payment_links' && !id) {
      const found = [...links.values()].filter((link) => link.reference_id === query.get('reference_id'));
      return { status: 200, body: { payment_links: found.map(current) } };
    }
    if (noun === 'payments' && act === 'refund') return refund(id, JSON.parse(body));
    if (noun === 'payments')
      return { status: 200, body: { items: [...refunds.values()].filter(({ payment }) => payment === id) } };
    const link = links.get(id);
    if (!link) return failure(400, 'The id provided does not exist');
    if (act !== 'cancel') return { status: 200, body: current(link) };
    if (current(link).status !== 'created') return failure(400, 'Payment Link cannot be cancelled');
    link.status = 'cancelled';
    return { status: 200, body: link };
  }

  function sign(event: object) {
    const body = JSON.stringify(event);
    return { headers: { 'x-razorpay-signature': createHmac('sha256', SECRET).update(body).digest('hex') }, body };
  }
  const message = (event: string, entities: Record<string, object>) => {
    const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
    return sign({ entity: 'event', event, created_at: seconds(now()), payload });
  };
  const entityOf = ({ notes, currency }: Link, { payment_id: id, amount, status }: LinkPayment) => ({
    ...{ id, amount, currency, status, notes },
  });

  function open(url: string): Link {
    const link = links.get(url.split('/').at(-1) ?? '');
    if (!link || current(link).status !== 'created') throw new Error('This link has expired.');
    return link;
  }
  const attempt = ({ amount }: Link): LinkPayment => ({ payment_id: idOf('pay'), amount, status: 'authorized' });
  function take(link: Link, payment: LinkPayment) {
    const open = link.status === 'created';
    payment.status = 'captured';
    if (open) link.status = 'paid';
    payments.set(payment.payment_id, { number: link.notes.order, amount: link.amount });
    const entity = entityOf(link, payment);
    const captured = message('payment.captured', { payment: entity });
    return open ? [captured, message('payment_link.paid', { payment_link: link, payment: entity })] : [captured];
  }

  const server = await openGatewayServer(answer);
  return Object.assign(server, {
    settings: { key: `${KEY}:${PASSWORD}`, secret: SECRET },
    payments,
    refunds,
    refuseRefunds,
    sign,
    pay: (url: string, result = 'paid') => {
      const link = open(url);
      const payment = attempt(link);
      link.payments.push(payment);
      if (result === 'paid') return take(link, payment);
      if (result === 'failed') payment.status = 'failed';
      return [message(`payment.${payment.status}`, { payment: entityOf(link, payment) })];
    },
    // Banks authorize late, and the link then lists a payment beside the one that it was paid with, or although it was cancelled.
    begin: (url: string) => {
      const link = open(url);
      return () => {
        const payment = attempt(link);
        link.payments.push(payment);
        return take(link, payment);
      };
    },
    decide: (url: string, result: 'paid' | 'failed') => {
      const link = links.get(url.split('/').at(-1) ?? '') as Link;
      const payment = link.payments.at(-1) as LinkPayment;
      if (result === 'paid') return take(link, payment);
      payment.status = 'failed';
      return [message('payment.failed', { payment: entityOf(link, payment) })];
    },
    kept: () => {
      const sums = new Map<string, number>();
      const add = (number: string, amount: number) => sums.set(number, (sums.get(number) ?? 0) + amount);
      for (const { number, amount } of payments.values()) add(number, amount);
      for (const { payment, amount, status } of refunds.values())
        if (status !== 'failed') add(payments.get(payment)?.number ?? '', -amount);
      return sums;
    },
    failRefund: (id: string) => {
      const failed = Object.assign(refunds.get(id) as Refund, { status: 'failed' });
      return message('refund.failed', { refund: { ...failed, payment_id: failed.payment, currency: 'INR' } });
    },
    dispute: (payment: string, ended?: 'won' | 'lost', nth = 1) => {
      const { amount = 0 } = payments.get(payment) ?? {};
      const detail = { currency: 'INR', reason_code: 'goods_not_received', status: ended ?? 'open' };
      return message(`payment.dispute.${ended ?? 'created'}`, {
        payment: { id: payment },
        dispute: { id: `disp_${payment}_${nth}`, payment_id: payment, amount, ...detail },
      });
    },
  }) satisfies GatewayDouble;
}
