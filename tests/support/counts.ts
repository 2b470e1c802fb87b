/** What the reports of the runners say: how many passed, what failed, and how many controls caught what they were given. */

/** names: of what failed. controls: of the checks with a defence taken out, how many noticed. */
export type Result = {
  readonly passed: number;
  readonly failed: number;
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
type Suite = { title: string; suites?: Suite[]; specs?: { title: string; tests: { status: Status }[] }[] };
export type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** So many browser tests may need their second attempt on a busy machine; each is named. More fail the check. */
const UNSTEADY = 3;

/** Names of the browser tests that ended so. */
function ended(status: Status, { title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [...own.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap((suite) => ended(status, suite))];
}

/** A control says so in its name: without its defence, or with a fault put in, the check must notice. */
const isControl = (name: string) => /\(control\)|\bcontrol:|(^| › )control( ›|$)/.test(name);

/** Every browser test by its full name, and whether it ended well. */
const browserTests = ({ title, suites = [], specs = [] }: Suite, above = ''): [string, boolean][] => [
  ...specs.map((spec): [string, boolean] => [
    `${above}${title} › ${spec.title}`,
    spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  ]),
  ...suites.flatMap((suite) => browserTests(suite, `${above}${title} › `)),
];

function countControls(tests: readonly (readonly [name: string, passed: boolean])[]) {
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
    names: [...suites.flatMap((suite) => ended('unexpected', suite)), ...(tooMany ? flaky : [])],
    controls: countControls(suites.flatMap((suite) => browserTests(suite))),
  };
}

/** A file that could not run at all counts no test of its own: it is named with its reason. */
export function countUnit({ numPassedTests, numFailedTests, testResults }: Vitest): Result {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : failed;
  });
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => [fullName, status === 'passed'] as const),
  );
  return { passed: numPassedTests, failed: numFailedTests, names, controls: countControls(tests) };
}
