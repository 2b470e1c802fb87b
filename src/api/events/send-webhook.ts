/** Sends a request to an address that a merchant entered: https, only to the public internet, limited in time and size. */
import { type LookupAddress, lookup as lookupAll } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOKS } from '../../core/events/constants.ts';
import { WEBHOOK_COPY as SAY } from '../../core/events/copy.ts';
import { isPublicAddress } from '../http/public-address.ts';

export type Resolve = (host: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

export type SenderSettings = {
  /** Default: the system's resolver. */
  readonly resolve?: Resolve;
  /** Addresses that may be reached. Default: those of the public internet. */
  readonly isAllowed?: (address: string) => boolean;
  /** Accepts http:// too, for tests. Default: false. */
  readonly plain?: boolean;
  readonly timeoutMs?: number;
};

export type Sender = {
  /** Returns why a request to this address would always be refused; null: it may be possible. */
  readonly refusal: (url: string) => string | null;
  /** Returns the status of the response. Rejects when there was none, or when the host has an address that is not allowed. */
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
};

const systemResolve: Resolve = (host, done) =>
  lookupAll(host, { all: true }, (error, addresses) => done(error, addresses ?? []));

/** Host name or address without brackets. URL has turned other spellings of an IPv4 address, such as 2130706433, into its usual one. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

export function createSender({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  plain = false,
  timeoutMs = WEBHOOKS.timeoutMs,
}: SenderSettings = {}): Sender {
  /**
   * The connection uses the very addresses that were checked: a second resolution could return others. One address that is not allowed
   * refuses all.
   */
  const checkedLookup: LookupFunction = (host, { all }, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      const refused = error ?? (first && addresses.every(({ address }) => isAllowed(address)) ? null : undefined);
      if (refused !== null) done(refused ?? new Error(SAY.private(host)), '', 0);
      else if (all) done(null, [...addresses]);
      else done(null, first?.address ?? '', first?.family ?? 0);
    });

  function refusal(url: string): string | null {
    if (!plain && new URL(url).protocol !== 'https:') return SAY.insecure;
    const host = hostOf(url);
    // Addresses are connected to without a lookup.
    return isIP(host) > 0 && !isAllowed(host) ? SAY.private(host) : null;
  }

  function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
    const refused = refusal(url);
    if (refused) return Promise.reject(new Error(refused));
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((done, fail) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const length = String(Buffer.byteLength(body));
      // Without an agent each request has its own, checked connection. Redirects are not followed.
      const sent = request(url, {
        method: 'POST',
        agent: false,
        lookup: checkedLookup,
        signal,
        headers: { ...headers, 'content-length': length },
      });
      // The status decides, even when the body is too long or late.
      let status: number | undefined;
      sent.on('error', (error) => {
        if (status !== undefined) done(status);
        else fail(signal.aborted ? new Error(SAY.late) : error);
      });
      sent.on('response', (response) => {
        status = response.statusCode ?? 0;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > WEBHOOKS.bodyMax) response.destroy();
        });
        response.on('error', () => {});
        response.on('close', () => done(status ?? 0));
      });
      sent.end(body);
    });
  }

  return { refusal, post };
}
