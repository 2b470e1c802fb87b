import { describe, expect, it } from 'vitest';
import { DISPUTE_COPY } from '../../../src/core/merchant/dispute-copy.ts';
import { disputeReason, disputeWords, isDisputeOpen, openDisputes } from '../../../src/core/payment/dispute.ts';

describe('the reason of a dispute', () => {
  it('is read as words, and keeps its state', () => {
    const reason = disputeReason('goods_not_received', 'needs_response');
    expect(disputeWords(reason)).toBe('goods not received, needs response');
    expect(DISPUTE_COPY.line(reason, 'today')).not.toContain('_');
    expect(isDisputeOpen(reason)).toBe(true);
  });

  it.each(['won', 'lost', 'warning_closed'])('ends the dispute with %s', (status) => {
    expect(isDisputeOpen(disputeReason('fraudulent', status))).toBe(false);
  });
});

describe('the open disputes of an order', () => {
  const report = (dispute: string, status: string, reason = 'fraudulent') => ({
    dispute,
    reason: disputeReason(reason, status),
  });
  const open = (...reports: readonly ReturnType<typeof report>[]) =>
    openDisputes(reports).map(({ dispute, reason }) => `${dispute}: ${reason}`);

  it('are each shown until it ends itself, whatever happens to another', () => {
    expect(open(report('a', 'open'), report('b', 'open'))).toEqual(['a: fraudulent, open', 'b: fraudulent, open']);
    expect(open(report('a', 'open'), report('b', 'open'), report('b', 'won'))).toEqual(['a: fraudulent, open']);
    expect(open(report('a', 'open'), report('b', 'open'), report('b', 'won'), report('a', 'lost'))).toEqual([]);
  });

  it('are shown as last reported, and stay ended when an earlier report arrives late', () => {
    expect(open(report('a', 'open'), report('a', 'under_review'))).toEqual(['a: fraudulent, under_review']);
    expect(open(report('a', 'won'), report('a', 'open'))).toEqual([]);
  });

  it('are one without an id, which the last report decides', () => {
    expect(open(report('', 'open'), report('', 'won'))).toEqual([]);
    expect(open(report('', 'won'), report('', 'open'))).toEqual([': fraudulent, open']);
  });
});
