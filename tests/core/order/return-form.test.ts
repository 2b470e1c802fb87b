import { describe, expect, it } from 'vitest';
import { ORDER } from '../../../src/core/order/constants.ts';
import type { SoldLineView } from '../../../src/core/order/line-reader.ts';
import { ATTACHMENT_COPY } from '../../../src/core/order/return-attachments-copy.ts';
import { EMPTY_RETURN, type ReturnDraft, returnFaults, returnOf } from '../../../src/core/order/return-form.ts';
import { returnLines } from '../../../src/core/order/return-lines.ts';
import { returnBody } from '../../../src/core/order/return-shapes.ts';
import { RETURNS_COPY } from '../../../src/core/order/returns-copy.ts';

const SAY = RETURNS_COPY;
const PHOTO = '0d4f6c1e-7d1b-4a38-9a6c-1f2e3d4c5b6a';
const line = (sku: string, madeToOrder = false) => ({ sku, name: `Piece ${sku}`, madeToOrder }) as SoldLineView;
const LINES = [line('A'), line('B', true)];
const draft = (changes: Partial<ReturnDraft> = {}): ReturnDraft => ({
  chosen: { A: 1, B: 0 },
  reason: 'changed-mind',
  evidence: ['', ' https://photos.example.com/x '],
  files: [],
  note: ' The box was wet. ',
  ...changes,
});

describe('a return request', () => {
  it('offers what can come back now, with last days where they differ', () => {
    const lines = [{ ...line('A'), quantity: 3 }, line('B', true), line('C')];
    const piece = (sku: string, until: string, quantity = 1) => ({ sku, quantity, until });
    const same = returnLines({ lines, returnable: [piece('A', '2026-12-01', 2), piece('C', '2026-12-01')] });
    expect(same.map(({ sku, quantity, until }) => [sku, quantity, until])).toEqual([
      ['A', 2, undefined],
      ['C', 1, undefined],
    ]);
    const days = returnLines({ lines, returnable: [piece('C', '2026-12-04'), piece('A', '2026-12-01', 2)] });
    expect(days.map(({ until }) => until)).toEqual(['2026-12-01', '2026-12-04']);
  });

  it('is validated field by field', () => {
    expect(returnFaults(EMPTY_RETURN, LINES)).toEqual({
      lines: SAY.noLines,
      reason: SAY.noReason,
      files: ATTACHMENT_COPY.missing,
    });
    expect(returnFaults(draft(), LINES)).toEqual({});
    // A photo suffices instead of a link, and an empty link field does not count.
    expect(returnFaults(draft({ evidence: [''] }), LINES)).toEqual({ files: ATTACHMENT_COPY.missing });
    expect(returnFaults(draft({ evidence: [''], files: [PHOTO] }), LINES)).toEqual({});
  });

  it('of a made-to-order product requires damage', () => {
    const chosen = { B: 1 };
    expect(returnFaults(draft({ chosen }), LINES)).toEqual({ lines: SAY.badMadeToOrder('Piece B') });
    expect(returnFaults(draft({ chosen, reason: 'damaged' }), LINES)).toEqual({});
    // Without a reason, only the reason is reported.
    expect(returnFaults(draft({ chosen, reason: null }), LINES)).toEqual({ reason: SAY.noReason });
  });

  it.each(['http://photos.example.com/x', 'my video', 'https://', 'javascript:alert(1)', 'https://localhost'])(
    'rejects %s as a link',
    (link) => {
      expect(returnFaults(draft({ evidence: [link] }), LINES)).toEqual({ evidence: { 0: SAY.badLink } });
    },
  );

  it('reports the invalid link', () => {
    const long = `https://photos.example.com/${'x'.repeat(ORDER.evidenceLength)}`;
    expect(returnFaults(draft({ evidence: ['https://a.example.com', 'nothing', long] }), LINES).evidence).toEqual({
      1: SAY.badLink,
      2: SAY.longLink(ORDER.evidenceLength),
    });
  });

  it("passes the API's schema", () => {
    const sent = returnOf(draft({ files: [PHOTO] }));
    expect(returnBody.parse(sent)).toEqual({
      reason: 'changed-mind',
      lines: [{ sku: 'A', quantity: 1 }],
      evidence: ['https://photos.example.com/x'],
      files: [PHOTO],
      note: 'The box was wet.',
    });
  });
});
