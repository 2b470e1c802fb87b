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

  constructor(kind: ApiErrorKind, message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}
