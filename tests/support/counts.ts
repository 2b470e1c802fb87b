/** What the reports of the runners say: how many passed, what failed, and how many controls caught what they were given. */

/** names: of what failed. skipped: tests that did not run, and why: one line for each file. controls: of the checks with a defence taken out, how many noticed. */
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
    assertionResults: { fullName: string; status: string }[];
  }[];
};
type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
type Annotation = { type: string; description?: string };
type Test = { status: Status; annotations?: Annotation[] };
type Suite = { title: string; suites?: Suite[]; specs?: { title: string; tests: Test[] }[] };
export type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped?: number };
  suites: Suite[];
};

/** So many browser tests may need their second attempt on a busy machine; each is named. More fail the check. */
const UNSTEADY = 3;

/** Names of the browser tests that ended so. */
function ended(status: Status, { title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [...own.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap((suite) => ended(status, suite))];
}

/** A line for each browser test that was skipped, with the reason that it gives. */
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

/** A program that is missing: its tests are skipped, or the run fails where it was asked to install what is missing. */
export function missing(message: string, installing: boolean): Result {
  return installing ? { passed: 0, failed: 1, names: [message] } : { passed: 0, failed: 0, reasons: [message] };
}

/** The tests of a list that `playwright test --list` wrote: all of them are skipped, for one reason. */
export function countListed({ suites }: Pick<Playwright, 'suites'>, why: string): Result {
  const skipped = suites.reduce((sum, suite) => sum + testsOf(suite), 0);
  // A list without a test is no list: then the step has failed.
  return skipped > 0 ? { passed: 0, failed: 0, skipped, reasons: [why] } : { passed: 0, failed: 1 };
}

/** A control says so in its name: without its defence, or with a fault put in, the check must notice. */
const isControl = (name: string) => /\(control\)|\bcontrol:|(^| › )control( ›|$)/.test(name);

/** Every browser test that ran by its full name, and whether it ended well. */
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
  const flaky = suites.flatMap((suite) => ended('flaky', suite));
  for (const name of flaky) process.stdout.write(`passed at the second attempt: ${name}\n`);
  const tooMany = stats.flaky > UNSTEADY;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
    skipped: stats.skipped ?? 0,
    reasons: suites.flatMap(skips),
    names: [...suites.flatMap((suite) => ended('unexpected', suite)), ...(tooMany ? flaky : [])],
    controls: countControls(suites.flatMap((suite) => browserTests(suite))),
  };
}

/** Vitest calls the others 'skipped', 'pending', 'todo' or 'disabled'. */
const RAN = new Set(['passed', 'failed']);

/** A file that could not run at all counts no test of its own: it is named with its reason. */
export function countUnit({ numPassedTests, numFailedTests, testResults }: Vitest): Result {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
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
