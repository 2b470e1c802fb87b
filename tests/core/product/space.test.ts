import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SPACE, readSpace, type Space } from '../../../src/core/product/space.ts';
import { forAll } from '../../support/for-all.ts';

const space = (changes: Partial<Space>): Space => ({ ...NO_SPACE, ...changes });

describe('stored measurements', () => {
  it('are parsed, and anything invalid is ignored', () => {
    const stored = space({ doorWidth: 80, roomHeight: 240 });
    expect(readSpace(JSON.stringify(stored))).toEqual(stored);
    for (const text of [
      undefined,
      '',
      '{',
      '[]',
      '7',
      'null',
      '{"doorWidth":"a door"}',
      '{"doorWidth":5}',
      '{"roomWidth":99999}',
    ])
      expect(readSpace(text), text).toEqual(NO_SPACE);
  });

  it('never throw', () => {
    forAll([fc.oneof(fc.string(), fc.json())], (text) => expect(Object.keys(readSpace(text))).toHaveLength(5));
  });
});
