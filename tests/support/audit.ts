/** Known faults of what the shop is made of, as the registry tells them. */
import { spawnSync } from 'node:child_process';

/** What npm prints of an audit, in the parts that are read here. */
type Report = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
};
export type Audit =
  | { readonly asked: false; readonly why: string }
  /** Each as one line: package, range, severity, and whether another version mends it. */
  | { readonly asked: true; readonly faults: readonly string[] };

/** Faults that stop a release: lesser ones are weighed by whoever reads the list. */
const GRAVE = ['high', 'critical'];

/** Reads what npm printed. A text without a count of faults is no audit, whatever else it says. */
export function readAudit(text: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    return { asked: false, why: 'npm gave no report' };
  }
  if (!report.metadata?.vulnerabilities)
    return { asked: false, why: 'the registry keeps no list of faults, or is away' };
  const faults = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(
      ([name, { severity, range, fixAvailable }]) =>
        `${name} ${range}: ${severity}${fixAvailable ? ', mended by another version' : ''}`,
    );
  return { asked: true, faults };
}

/** Asks the registry about everything that runs in a shop. */
export function audit(): Audit {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const asked = spawnSync(command, [...args, 'audit', '--omit=dev', '--json', '--audit=true'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: !npm && process.platform === 'win32',
  });
  return readAudit(asked.stdout ?? '');
}
