/** Bounds the lines that requests of one network write to the log, so that a client that is refused cannot fill the disk with them. */
import { LOG_LINES } from '../../core/shop/constants.ts';

export type LogLimits = { readonly perNetwork: number; readonly windowMs: number; readonly networks: number };
/** Called once for each network whose lines were left out in a window that is over. */
export type ReportLeftOut = (network: string, leftOut: number) => void;

/** What networks beyond the bound are counted under together. */
const OTHERS = 'others';

/** Returns whether a line about this network is to be written. now is in milliseconds. */
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
