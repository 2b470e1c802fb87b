/** Runs steps in sequence, or beside each other, and prints their results. */
import type { Result } from './counts.ts';
import type { Step } from './steps.ts';

const seconds = (since: number) => (Date.now() - since) / 1000;

/**
 * Runs steps in sequence; those of an inner list run at once, and the output of each is printed when it has ended. Prints
 * counts per step, names of failures, and on the last line the totals with the reasons of skips. Returns true when nothing
 * failed.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<boolean> {
  const began = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0, caught: 0, controls: 0 };
  const reasons: string[] = [];
  const names: string[] = [];

  function add(name: string, result: Result, started: number): void {
    const skipped = result.skipped ?? 0;
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += skipped;
    total.caught += result.controls?.caught ?? 0;
    total.controls += result.controls?.run ?? 0;
    reasons.push(...(result.reasons ?? []));
    if (result.failed > 0) names.push(...(result.names?.length ? result.names : [`${name}, as a whole`]));
    const counts = `${result.passed} passed, ${result.failed} failed, ${skipped} skipped`;
    write(`${name}: ${counts}, ${seconds(started).toFixed(0)} s\n`);
  }

  for (const step of steps) {
    const together = 'run' in step ? null : step;
    await Promise.all(
      (together ?? [step as Step]).map(async ({ name, run }) => {
        const started = Date.now();
        const printed = [`\n— ${name}\n`];
        const print = () => write(printed.join(''));
        if (!together) print();
        const result = await run(together && ((text) => void printed.push(text)));
        if (together) print();
        add(name, result, started);
      }),
    );
  }
  for (const name of names) write(`failed: ${name}\n`);
  const { passed, failed, skipped, caught, controls } = total;
  const minutes = (seconds(began) / 60).toFixed(1);
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  write(
    `\n${passed} passed, ${failed} failed, ${skipped} skipped${why}, ${caught} of ${controls} controls caught, ${minutes} minutes\n`,
  );
  return failed === 0;
}
