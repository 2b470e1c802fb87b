/** A shopper with an order in the measured shop, so that routes find what they are asked for. */
import { ADDRESS, CONTACT, withToken } from '../../support/buyer.ts';
import { placeOrder } from '../checkout.ts';
import type { Use } from './requests.ts';

/** The merchant key, and the token of the metrics. */
export const KEY = 'the key of the merchant in this benchmark';
const PASSWORD = 'a long secret of a regular';

let shoppers = 0;

/** Registers a shopper and returns their address and the headers of their browser. */
async function signIn(url: string) {
  shoppers += 1;
  const email = `regular${shoppers}@example.in`;
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `10.9.${shoppers >> 8}.${shoppers & 255}`,
      },
      body: JSON.stringify(body),
    });
  const person = {
    firstName: 'Meera',
    lastName: 'Nair',
    username: '',
    phone: '',
    addresses: [],
    email,
    password: PASSWORD,
  };
  await post('/api/auth/register', person);
  const answer = await post('/api/auth/login', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`The shopper could not sign in: ${answer.status} ${await answer.text()}`);
  return {
    email,
    headers: {
      origin: url,
      cookie: answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    },
  };
}

type Listed = { readonly products: readonly { readonly slug: string; readonly sku: string }[] };

/** orders: valid bodies. */
export async function openUse(url: string, orders: readonly string[]): Promise<Use> {
  const { products } = (await (await fetch(`${url}/api/products?limit=64`)).json()) as Listed;
  const body = orders[shoppers % orders.length] as string;
  const { number, token } = JSON.parse((await placeOrder(url, body)).body);
  const { email, headers } = await signIn(url);
  const { lines, total } = JSON.parse(body);
  const known = {
    slug: products.map(({ slug }) => slug),
    sku: products.map(({ sku }) => sku),
    q: ['lamp', 'oak sofa', number],
    page: [1, 2],
    consent: [true],
    ...{ number: [number], token: [token], total: [total], lines: [lines] },
    ...{ contact: [CONTACT], address: [ADDRESS], pin: [ADDRESS.pin], email: [email], password: [PASSWORD] },
  };
  return {
    known,
    callers: { nobody: {}, shopper: { ...headers, ...withToken(token) }, merchant: { authorization: `Bearer ${KEY}` } },
  };
}
