/** Errors of a gateway's calls, and which of them may pass. */
import { HttpError } from '../http/http-error.ts';

/** The gateway has responded that it will not do this. Other errors leave open whether it was done. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
}

/** Statuses that say nothing about the request itself. */
const PASSING = new Set([408, 409, 425, 429]);

/** Turns an error of a gateway's library into GatewayRefusal when the gateway refused the request. */
export function gatewayError(status: number | undefined, message: string | undefined, cause: unknown): Error {
  const refused = status !== undefined && status >= 400 && status < 500 && !PASSING.has(status);
  const text = message || `The gateway responded with status ${status ?? 'none'}.`;
  return refused ? new GatewayRefusal(text, { cause }) : new Error(text, { cause });
}

/** Parses the JSON of a verified webhook. Throws HttpError 400. */
export function parseMessage(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new HttpError(400, 'The message cannot be read.');
  }
}
