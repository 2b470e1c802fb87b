import { describe, expect, it } from 'vitest';
import { readStaffLog } from '../../../src/core/merchant/staff-log.ts';

describe('the log in the browser', () => {
  it('leaves out entries that it cannot read', () => {
    const entry = { id: 1, at: '2026-01-01T00:00:00Z', person: 'A', call: 'invite', subject: 'b', status: 200 };
    const log = readStaffLog({ entries: [entry, null, { id: 'x' }], total: 3, page: 1, pageSize: 50 });
    expect(log?.entries).toEqual([{ ...entry, request: {}, before: null, after: null }]);
    expect(readStaffLog({ entries: 1 })).toBeNull();
  });
});
