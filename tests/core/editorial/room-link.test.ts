import { describe, expect, it } from 'vitest';
import { readTicks, writeTicks } from '../../../src/core/editorial/room-link.ts';

describe("the ticked pieces in a room's address", () => {
  it('are all pieces when the address names none', () => {
    expect(readTicks('')).toBeNull();
    expect(readTicks('?utm_source=letter')).toBeNull();
    expect(writeTicks('', ['a', 'b'], true)).toBe('');
  });

  it('are read back as written', () => {
    const query = writeTicks('', ['elegant-lamp', 'black-chair'], false);
    expect(query).toBe('?pieces=elegant-lamp,black-chair');
    expect([...(readTicks(query) ?? [])]).toEqual(['elegant-lamp', 'black-chair']);
    expect(readTicks(writeTicks('', [], false))).toEqual(new Set());
    expect([...(readTicks(writeTicks('', ['a&b', 'c d'], false)) ?? [])]).toEqual(['a&b', 'c d']);
  });

  it('leave other parameters alone', () => {
    expect(writeTicks('?utm_source=letter&pieces=a', ['b'], false)).toBe('?utm_source=letter&pieces=b');
    expect(writeTicks('?pieces=a&utm_source=letter', ['a'], true)).toBe('?utm_source=letter');
  });
});
