import { describe, expect, it } from 'vitest';
import { DISPUTE_COPY } from '../../../src/core/merchant/dispute-copy.ts';
import { disputeReason, disputeWords, isDisputeOpen } from '../../../src/core/payment/dispute.ts';

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
