/** A property: the check holds for whatever is drawn. A failure names the smallest counterexample and its seed. */
import fc from 'fast-check';

export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
  numRuns = 100,
): void {
  const property = fc.property(...arbitraries, (...values: Values) => {
    check(...values);
  });
  fc.assert(property, { numRuns });
}

/** The same for a check that waits. */
export async function forAllAsync<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<void>,
  numRuns = 100,
): Promise<void> {
  await fc.assert(fc.asyncProperty(...arbitraries, check), { numRuns });
}
