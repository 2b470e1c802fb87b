/** Metrics token of the browser tests' server. */
export const METRICS_TOKEN = 'for the tests of the figures alone';
