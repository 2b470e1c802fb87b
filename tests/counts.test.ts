import { describe, expect, it } from 'vitest';
import { countBrowser, countListed, countUnit, missing } from './support/counts.ts';

describe('the counts of a run', () => {
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

  it('list failed browser tests, and tell control tests from page controls', () => {
    expect(browser).toMatchObject({ passed: 3, failed: 1, controls: { caught: 2, run: 3 } });
    expect(browser.names).toEqual(['xss.spec.ts › control: a line is found']);
  });

  it('give the first lines of an error, without colours and stack', () => {
    const message = '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n    at file.ts:1:1';
    const failed = { fullName: 'it adds', status: 'failed', failureMessages: [message] };
    const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failed] };
    const { names } = countUnit({ numPassedTests: 0, numFailedTests: 1, testResults: [file] });
    expect(names).toEqual(['it adds\n    AssertionError: expected 1 to be 2']);
    const tests = [{ status: 'unexpected' as const, results: [{ error: { message } }] }];
    const suites = [{ title: 'a.spec.ts', specs: [{ title: 'it adds', tests }] }];
    const browserNames = countBrowser({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites }).names;
    expect(browserNames).toEqual(['a.spec.ts › it adds\n    AssertionError: expected 1 to be 2']);
  });

  it('list a file that could not run, with its reason', () => {
    const file = { name: 'tests/a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] };
    const other = {
      ...file,
      status: 'passed',
      assertionResults: [told('it would (control)', 'passed'), told('it does', 'passed')],
    };
    expect(countUnit({ numPassedTests: 2, numFailedTests: 1, testResults: [file, other] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      reasons: [],
      names: ['tests/a.test.ts: no such file'],
      controls: { caught: 1, run: 1 },
    });
  });

  it('include skipped tests of all runners, and leave them out of the controls', () => {
    const file = {
      name: 'tests/deploy/nginx.test.ts',
      status: 'passed',
      message: '',
      assertionResults: ['skipped', 'pending', 'todo', 'passed'].map((status) =>
        told(`it is ${status} (control)`, status),
      ),
    };
    expect(countUnit({ numPassedTests: 1, numFailedTests: 0, testResults: [file] })).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: 3,
      reasons: ['tests/deploy/nginx.test.ts: 3 of 4'],
      controls: { caught: 1, run: 1 },
    });
    const why = { type: 'skip', description: 'no address' };
    const suites = [
      {
        title: 'markup.spec.ts',
        specs: [
          { title: 'names its address (control)', tests: [{ status: 'skipped' as const, annotations: [why] }] },
          spec('has a heading', 'expected'),
        ],
      },
    ];
    expect(countBrowser({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 1 }, suites })).toMatchObject({
      passed: 1,
      skipped: 1,
      reasons: ['markup.spec.ts › names its address (control): no address'],
      controls: { caught: 0, run: 0 },
    });
  });

  it('list browser tests as skipped without a browser, and as failed when none could be installed', () => {
    const suites = [
      { title: 'a', specs: [spec('one', 'expected')], suites: [{ title: 'b', specs: [spec('two', 'expected')] }] },
    ];
    expect(countListed({ suites }, 'no browser')).toEqual({
      passed: 0,
      failed: 0,
      skipped: 2,
      reasons: ['no browser'],
    });
    expect(missing('no browser', false)).toEqual({ passed: 0, failed: 0, reasons: ['no browser'] });
    expect(missing('no browser', true)).toEqual({ passed: 0, failed: 1, names: ['no browser'] });
  });

  it('treat an empty list as a failure (control)', () => {
    expect(countListed({ suites: [] }, 'no browser')).toEqual({ passed: 0, failed: 1 });
  });
});
