import { describe, expect, it } from 'vitest';
import type { Result } from './support/counts.ts';
import type { Step } from './support/steps.ts';
import { runSteps } from './support/tally.ts';

const PASSED: Result = { passed: 1, failed: 0 };
const FAILED: Result = { passed: 0, failed: 1 };

/** Runs steps; returns what they printed and whether the run passed. */
async function run(...steps: Parameters<typeof runSteps>[0]) {
  const lines: string[] = [];
  const passed = await runSteps(steps, (text) => lines.push(text));
  return { passed, printed: lines.join('') };
}

/** Two steps that can only end when both have begun; the first one to begin ends last. */
function pair(second: Result): Step[] {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  return [
    {
      name: 'build',
      run: async (output) => {
        output?.('a page\n');
        begun.resolve();
        await ended.promise;
        output?.('another page\n');
        return PASSED;
      },
    },
    {
      name: 'types',
      run: async (output) => {
        await begun.promise;
        output?.('a type\n');
        setImmediate(ended.resolve);
        return second;
      },
    },
  ];
}

describe('steps of a run', () => {
  it('of an inner list run at once, and each prints its output in one piece', async () => {
    const { passed, printed } = await run(pair(PASSED));
    expect(passed).toBe(true);
    expect(printed.match(/a page|another page|a type|(types|build): \d passed/g)).toEqual([
      'a type',
      'types: 1 passed',
      'a page',
      'another page',
      'build: 1 passed',
    ]);
    expect(printed).toContain('\n2 passed, 0 failed');
  });

  it('fail the run when one of them fails, and the others still run', async () => {
    const { passed, printed } = await run(pair(FAILED), { name: 'unit tests', run: () => PASSED });
    expect(passed).toBe(false);
    expect(printed).toContain('failed: types, as a whole\n');
    expect(printed).toContain('\n2 passed, 1 failed');
  });

  it('tell why tests were skipped on the last line', async () => {
    const skipped = (name: string) => ({ passed: 0, failed: 0, skipped: 1, reasons: [`${name}: no network`] });
    const { printed } = await run(
      { name: 'audit', run: () => skipped('audit') },
      { name: 'browser tests', run: () => skipped('browser tests') },
    );
    const last = printed.trimEnd().split('\n').at(-1);
    expect(last).toMatch(/^0 passed, 0 failed, 2 skipped \(audit: no network; browser tests: no network\), 0 of 0 /);
  });

  it('print to the terminal when they run alone', async () => {
    const outputs: unknown[] = [];
    await run({
      name: 'lint',
      run: (output) => {
        outputs.push(output);
        return PASSED;
      },
    });
    expect(outputs).toEqual([null]);
  });
});
