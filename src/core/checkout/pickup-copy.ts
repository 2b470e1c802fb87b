/** Texts of choosing a store to collect from. */

export const PICKUP_STEP_COPY = {
  title: 'Delivered or collected?',
  door: 'Have it delivered',
  store: 'Collect it at a store',
  which: 'At which store?',
  line: 'It costs nothing. We write as soon as everything is ready, and hand it over against the code in our letter.',
  there: 'All pieces are there now',
  from: (range: string) => `Ready ${range}`,
  never: 'Not to be had there now',
  heading: 'When you can collect it',
  at: 'At',
  name: 'Store',
  togetherLine: 'You collect everything at once, when the last piece is there.',
  splitLine: 'You collect each piece as soon as it is there.',
} as const;
