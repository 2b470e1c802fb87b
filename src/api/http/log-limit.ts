/** Limits log lines per client network, so that rejected requests cannot fill the disk. */
import { LOG_LINES } from '../../core/shop/server-constants.ts';

export type LogLimits = { readonly perNetwork: number; readonly windowMs: number; readonly networks: number };
/** Called once per network whose lines were dropped in a finished window. */
export type ReportLeftOut = (network: string, leftOut: number) => void;

/** Key shared by all networks beyond the limit. */
const OTHERS = 'others';

/** Returns whether to write a line for this network. now is in milliseconds. */
export function createLogLimit(
  report: ReportLeftOut,
  { perNetwork, windowMs, networks }: LogLimits = LOG_LINES,
  now: () => number = Date.now,
): (network: string) => boolean {
  const lines = new Map<string, number>();
  let endsAt = 0;

  function beginWindow(at: number): void {
    for (const [network, count] of lines) if (count > perNetwork) report(network, count - perNetwork);
    lines.clear();
    endsAt = at + windowMs;
  }

  return (network) => {
    const at = now();
    if (at >= endsAt) beginWindow(at);
    const key = lines.has(network) || lines.size < networks ? network : OTHERS;
    const count = (lines.get(key) ?? 0) + 1;
    lines.set(key, count);
    return count <= perNetwork;
  };
}
