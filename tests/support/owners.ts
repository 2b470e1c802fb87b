/** Addresses that the browser tests' server makes owners once they are verified. Each can be registered once per run. */
export const OWNERS = Array.from({ length: 60 }, (_, at) => `owner-${at}@team.example`);
