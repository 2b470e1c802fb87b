/** Detects errors of an unreachable or overloaded database, which may succeed on retry. */

/** Connection failures, too many connections, out of memory, shutdown and startup. */
const STATES = /^(08|53|57P0)/;
const SYSTEM = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver messages without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Statement timeout and lock timeout. */
const TIMEOUT_STATES = new Set(['57014', '55P03']);

/** True when a statement or lock timed out. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TIMEOUT_STATES.has(String((error as { code?: unknown }).code)) || isTimeout(error.cause);
}

/** Searches the causes of wrapped errors. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return (
    STATES.test(String(code)) || SYSTEM.test(String(code)) || MESSAGES.test(error.message) || isUnavailable(error.cause)
  );
}
