/** The one error a client throws. */

export type ApiErrorKind = 'network' | 'http' | 'shape';

/**
 * network: no answer (offline, timed out, aborted). http: an answer with an error status, message from the server where
 * it gave one. shape: an answer that could not be read.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when there was none. */
  readonly status: number;

  /** The answer's body, unread: a refused order says there what has changed. */
  readonly body: unknown;
  /** Seconds after which a busy server wants to be asked again; null where it did not say. */
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
