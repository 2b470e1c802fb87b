import { describe, expect, it } from 'vitest';
import { missTerm } from '../../../src/core/catalogue/search-miss.ts';
import { MISSES } from '../../../src/core/merchant/constants.ts';

describe('a term of a search without results', () => {
  it('is its folded words', () => {
    expect(missTerm('  Hämmock,  GREEN ')).toBe('hammock green');
    expect(missTerm('2 seater')).toBe('2 seater');
    expect(missTerm('???')).toBeNull();
  });

  it.each(['meera@example.com', '+91 98765 43210', '560001', 'AR-7KQ2M9X4B', '(080) 4123-456'])(
    'is not counted when it may be personal: %s',
    (query) => expect(missTerm(query)).toBeNull(),
  );

  it('is cut at a word', () => {
    const term = missTerm(Array.from({ length: 8 }, (_, at) => `longish-word${at}`).join(' ')) as string;
    expect(term.length).toBeLessThanOrEqual(MISSES.maxLength);
    expect(term.split(' ').length).toBeGreaterThan(2);
  });
});
