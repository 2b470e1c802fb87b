import { describe, expect, it } from 'vitest';
import { readSessions } from '../../../src/core/account/session-list.ts';
import { ignore } from '../../../src/core/shop/read.ts';

describe('devices', () => {
  it('are read from our API and from other shapes', () => {
    const createdAt = '2026-01-05T10:00:00.000Z';
    const ours = { _id: 'a', current: true, createdAt, lastSeenAt: createdAt, agent: 'Phone' };
    const theirs = { id: 'b', createdAt, userAgent: 'Tablet' };
    expect(readSessions({ sessions: [ours, theirs, {}] }, ignore)).toEqual([
      { id: 'a', current: true, createdAt, lastSeenAt: createdAt, agent: 'Phone' },
      { id: 'b', current: false, createdAt, lastSeenAt: createdAt, agent: 'Tablet' },
    ]);
    expect(readSessions(null, ignore)).toBeNull();
  });
});
