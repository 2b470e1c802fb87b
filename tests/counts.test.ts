import { describe, expect, it } from 'vitest';
import { countBrowser, countUnit } from './support/counts.ts';

describe('the count of a run', () => {
  const spec = (title: string, status: 'expected' | 'unexpected') => ({ title, tests: [{ status }] });
  const browser = countBrowser({
    stats: { expected: 3, unexpected: 1, flaky: 0 },
    suites: [
      {
        title: 'xss.spec.ts',
        specs: [spec('control: a line is found', 'unexpected'), spec('no control that does nothing', 'expected')],
        suites: [
          { title: 'control', specs: [spec('the corpus would run', 'expected'), spec('it is read', 'expected')] },
        ],
      },
    ],
  });
  const told = (fullName: string, status: string) => ({ fullName, status });

  it('names what failed in a browser, and knows controls from the controls of a page', () => {
    expect(browser).toMatchObject({ passed: 3, failed: 1, controls: { caught: 2, run: 3 } });
    expect(browser.names).toEqual(['xss.spec.ts › control: a line is found']);
  });

  it('names a file that could not run, with its reason', () => {
    const file = { name: 'tests/a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] };
    const other = {
      ...file,
      status: 'passed',
      assertionResults: [told('it would (control)', 'passed'), told('it does', 'passed')],
    };
    expect(countUnit({ numPassedTests: 2, numFailedTests: 1, testResults: [file, other] })).toEqual({
      passed: 2,
      failed: 1,
      names: ['tests/a.test.ts: no such file'],
      controls: { caught: 1, run: 1 },
    });
  });
});
