/** Messages of the server process for programs. */
export const SERVICE_COPY = {
  alive: 'alive',
  ready: 'ready',
  closing: 'closing',
  databaseAway: 'the database does not answer, or its tables are older than this process',
  token: 'Send the value of METRICS_TOKEN as Authorization: Bearer.',
  vitals: 'This is not JSON.',
  unstorable: 'A value is larger than the shop can keep, or holds a null character.',
  busy: 'The shop is very busy. Please try again in a moment.',
} as const;
