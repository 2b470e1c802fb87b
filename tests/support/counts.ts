/** Summarizes the reports of the test runners: passed, failed, skipped, and controls that detected their fault. */

/**
 * names: failed tests. skipped: tests that did not run; reasons: one line per file. controls: passed tests that run without
 * a defence and expect a failure.
 */
export type Result = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly reasons?: readonly string[];
  readonly names?: readonly string[];
  readonly controls?: { readonly caught: number; readonly run: number };
};
export type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};
type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
type Annotation = { type: string; description?: string };
type Test = { status: Status; annotations?: Annotation[]; results?: { error?: { message?: string } }[] };
type Suite = { title: string; suites?: Suite[]; specs?: { title: string; tests: Test[] }[] };
export type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped?: number };
  suites: Suite[];
};

/**
 * Maximum number of browser tests that may pass on the second attempt on a busy machine; each is listed. More fail the
 * check.
 */
const MAX_FLAKY = 3;

/** Terminal colours in the runners' messages. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A test's name with the first lines of its error, as a run elsewhere is often known only by this list. */
function withError(name: string, message = ''): string {
  const lines = message
    .replace(COLOUR, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line));
  return [name, ...lines.slice(0, 8).map((line) => `    ${line.trim()}`)].join('\n');
}

/** Returns the names of browser tests with a status, with their first errors. */
function namesWithStatus(status: Status, { title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...own.map(({ title: name, tests }) => {
      const errors = tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message ?? ''));
      return withError(
        `${title} › ${name}`,
        errors.find((message) => message !== ''),
      );
    }),
    ...suites.flatMap((suite) => namesWithStatus(status, suite)),
  ];
}

/** Returns a line per skipped browser test with its reason. */
const skips = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => {
        const why = annotations.find(({ type }) => type === 'skip')?.description;
        return `${title} › ${spec.title}${why ? `: ${why}` : ''}`;
      }),
  ),
  ...suites.flatMap(skips),
];

const testsOf = ({ suites = [], specs = [] }: Suite): number =>
  specs.reduce((sum, { tests }) => sum + tests.length, 0) + suites.reduce((sum, suite) => sum + testsOf(suite), 0);

/** Result for a missing program: tests are skipped, or the run fails when it was to install it. */
export function missing(message: string, installing: boolean): Result {
  return installing ? { passed: 0, failed: 1, names: [message] } : { passed: 0, failed: 0, reasons: [message] };
}

/** Counts the tests listed by `playwright test --list` as skipped for one reason. */
export function countListed({ suites }: Pick<Playwright, 'suites'>, why: string): Result {
  const skipped = suites.reduce((sum, suite) => sum + testsOf(suite), 0);
  // A list without tests means that listing failed.
  return skipped > 0 ? { passed: 0, failed: 0, skipped, reasons: [why] } : { passed: 0, failed: 1 };
}

/** Controls are marked in their name: without its defence, or with an injected fault, the check must fail. */
const isControl = (name: string) => /\(control\)|\bcontrol:|(^| › )control( ›|$)/.test(name);

/** Returns all executed browser tests by full name and whether they passed. */
const browserTests = ({ title, suites = [], specs = [] }: Suite, above = ''): [string, boolean][] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map((spec): [string, boolean] => [
      `${above}${title} › ${spec.title}`,
      spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    ]),
  ...suites.flatMap((suite) => browserTests(suite, `${above}${title} › `)),
];

function countControls(tests: readonly (readonly [name: string, passed: boolean, ...rest: unknown[]])[]) {
  const controls = tests.filter(([name]) => isControl(name));
  return { caught: controls.filter(([, passed]) => passed).length, run: controls.length };
}

export function countBrowser({ stats, suites }: Playwright): Result {
  const flaky = suites.flatMap((suite) => namesWithStatus('flaky', suite));
  for (const name of flaky) process.stdout.write(`passed at the second attempt: ${name}\n`);
  const tooMany = stats.flaky > MAX_FLAKY;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
    skipped: stats.skipped ?? 0,
    reasons: suites.flatMap(skips),
    names: [...suites.flatMap((suite) => namesWithStatus('unexpected', suite)), ...(tooMany ? flaky : [])],
    controls: countControls(suites.flatMap((suite) => browserTests(suite))),
  };
}

/** Vitest reports others as 'skipped', 'pending', 'todo' or 'disabled'. */
const RAN = new Set(['passed', 'failed']);

/** A file that could not run has no tests; it is listed with its error. */
export function countUnit({ numPassedTests, numFailedTests, testResults }: Vitest): Result {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withError(test.fullName, test.failureMessages?.[0]));
    return status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : failed;
  });
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => [fullName, status === 'passed', RAN.has(status)] as const),
  );
  const reasons = testResults.flatMap(({ name, assertionResults }) => {
    const many = assertionResults.filter(({ status }) => !RAN.has(status)).length;
    return many > 0 ? [`${name}: ${many} of ${assertionResults.length}`] : [];
  });
  const skipped = tests.filter(([, , ran]) => !ran).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped,
    reasons,
    names,
    controls: countControls(tests.filter(([, , ran]) => ran)),
  };
}
