/** Runs steps in sequence and prints their results. */
import type { Step } from './steps.ts';

const seconds = (since: number) => (Date.now() - since) / 1000;

/** Prints counts per step, reasons of skips, names of failures and the totals. Returns true when nothing failed. */
export function runSteps(steps: readonly Step[]): boolean {
  const began = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0, caught: 0, controls: 0 };
  const reasons: string[] = [];
  const names: string[] = [];
  for (const { name, run } of steps) {
    process.stdout.write(`\n— ${name}\n`);
    const started = Date.now();
    const result = run();
    const skipped = result.skipped ?? 0;
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += skipped;
    total.caught += result.controls?.caught ?? 0;
    total.controls += result.controls?.run ?? 0;
    reasons.push(...(result.reasons ?? []));
    if (result.failed > 0) names.push(...(result.names?.length ? result.names : [`${name}, as a whole`]));
    const counts = `${result.passed} passed, ${result.failed} failed, ${skipped} skipped`;
    process.stdout.write(`${name}: ${counts}, ${seconds(started).toFixed(0)} s\n`);
  }
  for (const reason of reasons) process.stdout.write(`skipped: ${reason}\n`);
  for (const name of names) process.stdout.write(`failed: ${name}\n`);
  const { passed, failed, skipped, caught, controls } = total;
  const minutes = (seconds(began) / 60).toFixed(1);
  process.stdout.write(
    `\n${passed} passed, ${failed} failed, ${skipped} skipped, ${caught} of ${controls} controls caught, ${minutes} minutes\n`,
  );
  return failed === 0;
}
