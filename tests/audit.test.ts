/** The audit of dependencies: grave faults stop the run, and a registry that says nothing is not taken for one that says all is well. */
import { describe, expect, it } from 'vitest';
import { readAudit } from './support/audit.ts';

const report = (severity: string, fixAvailable: unknown = true) =>
  JSON.stringify({
    vulnerabilities: { leaky: { severity, range: '<2.0.1', fixAvailable } },
    metadata: { vulnerabilities: { [severity]: 1, total: 1 } },
  });

describe('readAudit', () => {
  it('finds nothing where nothing is known', () => {
    expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }))).toEqual({
      asked: true,
      faults: [],
    });
  });

  it('control: names a grave fault, and whether it can be mended', () => {
    expect(readAudit(report('critical'))).toEqual({
      asked: true,
      faults: ['leaky <2.0.1: critical, fix available'],
    });
    expect(readAudit(report('high', false))).toEqual({ asked: true, faults: ['leaky <2.0.1: high'] });
  });

  it('leaves lesser ones to the reader of the list', () => {
    for (const severity of ['moderate', 'low', 'info'])
      expect(readAudit(report(severity))).toEqual({ asked: true, faults: [] });
  });

  it.each(['', 'npm error', '{}', '{"error":{"code":"ENOAUDIT"}}', '{"message":"404","vulnerabilities":{}}'])(
    'does not take %j for an audit',
    (text) => {
      expect(readAudit(text)).toMatchObject({ asked: false });
    },
  );
});
