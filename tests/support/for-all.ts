/** Asserts a property for all generated values. A failure shows the smallest counterexample and the seed. */
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

/** The same for async checks. */
export async function forAllAsync<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<void>,
  numRuns = 100,
): Promise<void> {
  await fc.assert(fc.asyncProperty(...arbitraries, check), { numRuns });
}
