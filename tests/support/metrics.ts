/** With it browser tests read the figures of the shop that they visit. */
export const METRICS_TOKEN = 'for the tests of the figures alone';
