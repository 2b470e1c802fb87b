import { expect, it } from 'vitest';
import { openTally } from '../../src/build/tally.ts';

const facts = (...values: string[]) => new Map([['class', new Set(values)]]);

it('a value stays while one page contributes it, also after it was saved', () => {
  const first = openTally();
  first.add(facts('a', 'b'));
  first.add(facts('b'));
  const tally = openTally(JSON.parse(JSON.stringify(first.counts())));
  tally.remove(facts('b'));
  expect([...tally.values('class')]).toEqual(['a', 'b']);
  tally.remove(facts('b'));
  expect([...tally.values('class')]).toEqual(['a']);
  expect([...tally.values('style')]).toEqual([]);
});

it('a value that no page contributes cannot be removed', () => {
  const tally = openTally();
  tally.add(facts('a'));
  expect(() => tally.remove(facts('b'))).toThrow('class b');
});
