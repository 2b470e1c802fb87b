/** Whether a statement failed because the database is away or full: asking again soon may well succeed. */

/** Connection failures, too many connections or too little memory, a server that shuts down or starts up. */
const STATES = /^(08|53|57P0)/;
const SYSTEM = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const SAID =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** A statement that took longer than it may, or waited too long for a lock. */
const LATE = new Set(['57014', '55P03']);

/** Whether the database gave a statement up for its time: the same may succeed once the others are done. */
export function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LATE.has(String((error as { code?: unknown }).code)) || isLate(error.cause);
}

/** Looks through what wraps the driver's error. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return STATES.test(String(code)) || SYSTEM.test(String(code)) || SAID.test(error.message) || isAway(error.cause);
}
