/** A simulated browser: keeps cookies, sends Origin with changes, and has a fixed address. */
import type { FastifyInstance, InjectOptions } from 'fastify';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary responses.
  readonly json: any;
};

export type Browser = {
  readonly cookies: Map<string, string>;
  readonly call: (method: string, url: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
};

export type BrowserOptions = { readonly origin?: string | null; readonly address?: string };

let callers = 0;
/** Returns an unused address, so that tests do not share rate limits. */
export const freshAddress = () =>
  `10.${Math.floor(++callers / 62_500)}.${Math.floor(callers / 250) % 250}.${callers % 250}`;

export function openBrowser(app: FastifyInstance, options: BrowserOptions = {}): Browser {
  const { origin = 'http://localhost:4321', address = freshAddress() } = options;
  const cookies = new Map<string, string>();

  async function call(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: address,
      headers: {
        host: 'localhost:4321',
        ...(origin && method !== 'GET' && { origin }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = answer.body !== '' && String(answer.headers['content-type']).includes('json');
    const json = isJson ? JSON.parse(answer.body) : undefined;
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json };
  }

  return { cookies, call };
}

let shoppers = 0;
export const PASSWORD = 'a long enough secret';

/** Registration data of a new shopper. */
export function newShopper(email = `shopper${++shoppers}@example.in`) {
  return { firstName: 'Meera', lastName: 'Nair', username: '', email, password: PASSWORD, phone: '', addresses: [] };
}

/** Returns a browser with a newly registered session. */
export async function openSignedIn(app: FastifyInstance, options: BrowserOptions & { email?: string } = {}) {
  const browser = openBrowser(app, options);
  const shopper = newShopper(options.email);
  const { status, json, text } = await browser.call('POST', '/api/auth/register', shopper);
  if (status !== 200) throw new Error(`Registration failed: ${text}`);
  return { ...browser, ...shopper, id: json._id as string };
}
