/** An expected error whose status, message and headers are sent to the client. */
import { APIError } from 'better-auth/api';
import { DomainError, type DomainErrorKind } from '../../core/shop/domain-error.ts';

export class HttpError extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Additional response fields, where the contract declares them. */
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

/** Maps an expected error to an HttpError; null for any other. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (!(error instanceof DomainError)) return null;
  const { kind, message, retryAfterSeconds: wait } = error;
  return new HttpError(STATUS[kind], message, wait === undefined ? {} : { 'retry-after': String(wait) });
}

type ErrorResponse = readonly [status: number, message: string];

/** Runs a better-auth call and maps its statuses below 500 to our status and message. */
export async function mapAuthErrors<T>(
  responseOf: (status: number) => ErrorResponse | Promise<ErrorResponse>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    throw new HttpError(...(await responseOf(error.statusCode)));
  }
}
