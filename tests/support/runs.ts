/** How often a test of random or concurrent cases repeats. */

/**
 * Returns `usual`, which meets every kind of case, or, with AROHA_RUNS=all, `all`: the number for which the property was shown to
 * hold. All of them take half an hour more.
 */
export function runs(usual: number, all: number): number {
  return process.env.AROHA_RUNS === 'all' ? all : usual;
}
