/** An expected refusal: its status, message and headers go to the caller as they are. */
import { APIError } from 'better-auth/api';
import { DomainError, type DomainErrorKind } from '../../core/shop/domain-error.ts';

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

const STATUS: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  'signed-out': 401,
  conflict: 409,
  'too-many': 429,
  busy: 503,
};

/** What HTTP answers to an expected error; null for any other. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof DomainError)) return null;
  const { kind, message, retryAfterSeconds: wait } = error;
  return new Refusal(STATUS[kind], message, wait === undefined ? {} : { 'retry-after': String(wait) });
}

type Told = readonly [number, string];

/** Runs a step of better-auth; what it refuses, with a status below 500, is refused with our status and words. */
export async function refusing<T>(say: (status: number) => Told | Promise<Told>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    throw new Refusal(...(await say(error.statusCode)));
  }
}
