/** The HTTP client used by browser, build and tests. */

import { ApiError } from './api-error.ts';
import { CLIENT } from './constants.ts';
import { COPY } from './copy.ts';
import type { Endpoint } from './endpoints.ts';
import { asNumber, asObject, asText, type Problem } from './read.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export type ClientOptions = {
  /** Origin of the backend, '' for the page's own. */
  readonly host: string;
  readonly fetch: Fetch;
  /** Bearer token, if the backend issued one. */
  readonly token?: () => string | null;
  /** Called for every item that a reader dropped. */
  readonly report?: (problem: Problem, path: string) => void;
  readonly timeoutMs?: number;
  /** Time limit of a read, retries included. */
  readonly readMs?: number;
  /** Waits before a retry; injectable for tests. */
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
};

export type CallOptions<In> = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams | Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Merged with the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly input?: In;
  readonly signal?: AbortSignal;
  /** Makes a POST safe to repeat: the server processes the same key once. */
  readonly idempotencyKey?: string;
};

export type Client = <Out, In>(endpoint: Endpoint<Out, In>, options?: CallOptions<In>) => Promise<Out>;

/** Statuses worth retrying. */
const TRANSIENT = new Set([408, 425, 429, 502, 503, 504]);

/** True when Retry-After exceeds what a caller waits. */
const isLong = ({ status, retryAfter }: ApiError): boolean =>
  status === 429 && (retryAfter ?? 0) * 1000 > CLIENT.backoffCapMs;

/** Returns the URL of a call. Throws when a parameter of the path is missing. */
export function urlOf(host: string, path: string, options: CallOptions<unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = options.params?.[name];
    if (!value) throw new Error(`${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(options.query).toString();
  return `${host.replace(/\/+$/, '')}${filled}${query && `?${query}`}`;
}

/** Aborts after the timeout or with the caller's signal; release() removes both listeners. */
function limit(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(new Error('timeout')), timeoutMs);
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, release };
}

/**
 * Creates a client. Calls return what the endpoint's reader makes of the body and throw ApiError otherwise. GETs, and
 * calls with an idempotency key, are retried with full jitter after network failures and transient statuses.
 */
export function createClient(options: ClientOptions): Client {
  const { timeoutMs = CLIENT.timeoutMs, readMs = Number.POSITIVE_INFINITY, random = Math.random } = options;
  const sleep = options.sleep ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));

  async function once<Out, In>(endpoint: Endpoint<Out, In>, call: CallOptions<In>, withinMs: number): Promise<Out> {
    const headers: Record<string, string> = { ...CLIENT.headers, ...call.headers };
    const token = options.token?.();
    if (token) headers.authorization = `Bearer ${token}`;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
    const url = urlOf(options.host, endpoint.path, call);
    const { signal, release } = limit(Math.min(timeoutMs, withinMs), call.signal);
    let response: Response;
    let text: string;
    try {
      response = await options.fetch(url, {
        method: endpoint.method,
        headers,
        credentials: endpoint.withCookies ? 'include' : 'same-origin',
        signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      text = await response.text();
    } catch (cause) {
      throw new ApiError('network', COPY.error.network, 0, { cause });
    } finally {
      release();
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    if (!response.ok) {
      throw new ApiError('http', asText(asObject(body)?.message) ?? COPY.error.generic, response.status, {
        body,
        retryAfter: asNumber(response.headers.get('retry-after')),
      });
    }
    const report = (problem: Problem) => options.report?.(problem, endpoint.path);
    const value = endpoint.read(body, report, call.input as In);
    if (value === null) throw new ApiError('shape', COPY.error.generic, response.status);
    return value;
  }

  return async (endpoint, call = {}) => {
    const reads = endpoint.method === 'GET' || endpoint.isRead === true;
    const end = Date.now() + (reads ? readMs : Number.POSITIVE_INFINITY);
    const repeatable = reads || call.idempotencyKey !== undefined;
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(endpoint, call, end - Date.now());
      } catch (error) {
        const again =
          error instanceof ApiError &&
          (error.kind === 'network' || TRANSIENT.has(error.status)) &&
          !isLong(error) &&
          !call.signal?.aborted &&
          repeatable &&
          attempt < CLIENT.retries;
        const pause = random() * Math.min(CLIENT.backoffCapMs, CLIENT.backoffBaseMs * 2 ** attempt);
        // No time for another attempt: fail with the known error.
        if (!again || Date.now() + pause + CLIENT.minRetryMs > end) throw error;
        await sleep(pause);
      }
    }
  };
}
