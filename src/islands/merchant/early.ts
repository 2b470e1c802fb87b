/**
 * Sends the calls of the page while its code loads: a file of its own, built by build/office-start.ts, that imports nothing of
 * the page. The responses wait at the window for stores/early-responses.ts. Nothing is sent without a session in a cookie, and
 * of the page's data only what the last person's role includes.
 */
import { COOKIE_TOKEN } from '../../core/account/auth.ts';
import { type EarlyCall, earlyUrl } from '../../core/merchant/early.ts';
import { CLIENT } from '../../core/shop/constants.ts';
import type { EarlyResponse } from '../../stores/early-responses.ts';
import { readStored, STORED } from '../../stores/storage.ts';

const { dataset } = document.documentElement;

/** Reads the body at once, so that the page's first render can use it. */
function send(url: string): EarlyResponse {
  const sent: EarlyResponse = {
    response: fetch(url, { headers: CLIENT.headers, signal: AbortSignal.timeout(CLIENT.readMs) }).then(
      async (answer) => {
        const body = await answer.text();
        if (answer.ok) sent.body = body;
        return new Response(body, answer);
      },
    ),
  };
  // The page's own call reports a failure, and tries again.
  sent.response.catch(() => {});
  return sent;
}

function sendAll(calls: readonly EarlyCall[]): Record<string, EarlyResponse> {
  const role = readStored(STORED.role);
  const sent: Record<string, EarlyResponse> = {};
  for (const call of calls) {
    const [, , roles] = call;
    const url = earlyUrl(call, window.location.search, new Date());
    if (url && (!roles || roles.some((one) => one === role))) sent[url] = send(url);
  }
  return sent;
}

if (dataset.early && readStored('accessToken') === COOKIE_TOKEN)
  window.earlyResponses = sendAll(JSON.parse(dataset.early));
