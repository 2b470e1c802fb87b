/** Runs npm audit and parses its report. */
import { spawnSync } from 'node:child_process';

/** The parts of npm's audit report that are read. */
type Report = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
};
export type Audit =
  | { readonly asked: false; readonly why: string }
  /** One line each: package, range, severity, and whether a fix is available. */
  | { readonly asked: true; readonly faults: readonly string[] };

/** Severities that fail the check; others are listed. */
const FAILING = ['high', 'critical'];

/** Parses npm's output. Text without vulnerability counts is not an audit. */
export function readAudit(text: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    return { asked: false, why: 'npm gave no report' };
  }
  if (!report.metadata?.vulnerabilities)
    return { asked: false, why: 'the registry has no audit endpoint or is unreachable' };
  const faults = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => FAILING.includes(severity))
    .map(
      ([name, { severity, range, fixAvailable }]) =>
        `${name} ${range}: ${severity}${fixAvailable ? ', fix available' : ''}`,
    );
  return { asked: true, faults };
}

/** Audits the production dependencies. */
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
