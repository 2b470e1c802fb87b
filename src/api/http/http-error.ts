/** An expected refusal: its status, message and headers go to the caller as they are. */
import { APIError } from 'better-auth/api';

export class Refusal extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  /** More than the message, where the contract has a shape for it. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.headers = headers;
    this.details = details;
  }
}

/** Runs a step of better-auth; what it refuses, naming a code, is refused with our status and words. */
export async function refusing<T>(
  say: (code: string) => readonly [number, string],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new Refusal(...say(String(error.body?.code)));
    throw error;
  }
}
