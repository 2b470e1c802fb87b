import { describe, expect, it } from 'vitest';
import { needsReading, shortName } from '../../src/core/review.ts';

describe('a review', () => {
  it.each(['Buy at https://x.example', 'see www.shop', 'mail me: a@b.in', 'call 98450 12345', 'cheap-lamps.com!'])(
    'such as %j is read before it is shown',
    (text) => {
      expect(needsReading(text)).toBe(true);
    },
  );
  it.each(['Warm light. I like it.', 'It is 120 cm high, 4.5 kg, and cost 4990.', 'Came in 3-5 days.'])(
    'such as %j is not',
    (text) => {
      expect(needsReading(text)).toBe(false);
    },
  );

  it('names its buyer without telling who it is', () => {
    expect(['Meera Rao', ' meera  k. rao ', 'Meera', ''].map(shortName)).toEqual(['Meera R.', 'meera R.', 'Meera', '']);
  });
});
