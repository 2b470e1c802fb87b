/** Counts over all pages what the files that they share are made of: style rules, hashes of the policy, pictures, redirects. */

/** What one page contributes: values by group. */
export type Facts = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups with the number of pages per value, as JSON. */
export type Counts = Readonly<Record<string, readonly (readonly [string, number])[]>>;

export type Tally = {
  readonly add: (facts: Facts) => void;
  /** Adds what another tally counted of other pages. */
  readonly addCounts: (counts: Counts) => void;
  /** Throws when a value was not added before: the counts are then those of other pages. */
  readonly remove: (facts: Facts) => void;
  /** Returns the values that at least one page contributes. */
  readonly values: (group: string) => ReadonlySet<string>;
  readonly counts: () => Counts;
};

/** saved: what counts() returned, to go on from there. */
export function openTally(saved: Counts = {}): Tally {
  const groups = new Map(Object.entries(saved).map(([group, counts]) => [group, new Map(counts)]));
  const countsIn = (group: string) => {
    const found = groups.get(group) ?? new Map<string, number>();
    groups.set(group, found);
    return found;
  };
  return {
    add: (facts) => {
      for (const [group, values] of facts) {
        const counts = countsIn(group);
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    },
    addCounts: (others) => {
      for (const [group, values] of Object.entries(others)) {
        const counts = countsIn(group);
        for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + count);
      }
    },
    remove: (facts) => {
      for (const [group, values] of facts) {
        const counts = countsIn(group);
        for (const value of values) {
          const count = counts.get(value) ?? 0;
          if (count === 0) throw new Error(`No page of the last build has ${group} ${value}.`);
          if (count === 1) counts.delete(value);
          else counts.set(value, count - 1);
        }
      }
    },
    values: (group) => new Set(groups.get(group)?.keys()),
    counts: () => Object.fromEntries([...groups].map(([group, counts]) => [group, [...counts]])),
  };
}
