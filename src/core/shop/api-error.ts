/** The client's only error type. */

export type ApiErrorKind = 'network' | 'http' | 'shape';

/**
 * network: no response (offline, timeout, aborted). http: an error status, with the server's message if any. shape: a
 * response that could not be read.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 without a response. */
  readonly status: number;

  /** Raw response body: of a refused order, the conflict. */
  readonly body: unknown;
  /** Seconds from Retry-After; null without it. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    status = 0,
    options?: ErrorOptions & { body?: unknown; retryAfter?: number | null },
  ) {
    super(message, options);
    this.body = options?.body;
    this.retryAfter = options?.retryAfter ?? null;
    this.kind = kind;
    this.status = status;
  }
}
