import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { logging, logRequests } from '../../../src/api/http/log.ts';
import { createLogLimit, type LogLimits } from '../../../src/api/http/log-limit.ts';

const LIMITS: LogLimits = { perNetwork: 5, windowMs: 10_000, networks: 3 };

describe('log lines of one network', () => {
  /** Lines about 20 requests of one client and one of another. */
  async function flood(limits: LogLimits) {
    const lines: { from?: string }[] = [];
    const app = Fastify(logging('info', { write: (line) => lines.push(JSON.parse(line)) }));
    logRequests(app, 'info', new Set(), limits);
    for (let at = 0; at < 20; at++) await app.inject({ url: `/none/${at}`, remoteAddress: '10.0.0.1' });
    await app.inject({ url: '/none', remoteAddress: '10.0.1.1' });
    await app.close();
    const of = (network: string) => lines.filter(({ from }) => from === network).length;
    return [of('10.0.0.0/24'), of('10.0.1.0/24')];
  }

  it('are limited, while others are written', async () => {
    expect(await flood(LIMITS)).toEqual([5, 1]);
  });

  it('would grow with the requests without a limit (control)', async () => {
    expect(await flood({ ...LIMITS, perNetwork: Number.POSITIVE_INFINITY })).toEqual([20, 1]);
  });

  it('are counted in one line after their window, and then written again', () => {
    let at = 0;
    const reports: [string, number][] = [];
    const isWritten = createLogLimit(
      (...report) => reports.push(report),
      LIMITS,
      () => at,
    );
    const written = Array.from({ length: 12 }, () => isWritten('a'));
    expect([written.filter(Boolean).length, reports]).toEqual([5, []]);
    at = LIMITS.windowMs;
    expect(isWritten('b')).toBe(true);
    expect(reports).toEqual([['a', 7]]);
    expect(isWritten('a')).toBe(true);
  });

  it('are counted together beyond a number of networks, so that memory is bounded', () => {
    const isWritten = createLogLimit(() => {}, LIMITS);
    const written = Array.from({ length: 100 }, (_, at) => isWritten(`network ${at}`));
    expect(written.filter(Boolean)).toHaveLength(LIMITS.networks + LIMITS.perNetwork);
  });
});
