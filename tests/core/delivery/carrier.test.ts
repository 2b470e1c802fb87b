import { describe, expect, it } from 'vitest';
import { findCarrier, trackingLink } from '../../../src/core/delivery/carrier.ts';

const CARRIERS = [
  { id: 'bluedart', name: 'Blue Dart', track: 'https://carrier.example/{number}?again={number}' },
  { id: 'own-van', name: 'Our own van', track: null },
];

describe('a carrier', () => {
  it.each(['Blue Dart', ' blue dart ', 'BLUEDART', 'bluedart'])('is found as %s', (text) => {
    expect(findCarrier(CARRIERS, text)?.id).toBe('bluedart');
  });

  it('is not found by a part of its name', () => {
    expect(findCarrier(CARRIERS, 'Blue')).toBeNull();
    expect(findCarrier(CARRIERS, '')).toBeNull();
  });

  it('has a page for a number, which is part of its address and nothing else', () => {
    expect(trackingLink(CARRIERS, 'Blue Dart', 'A/1 ?&#')).toBe(
      'https://carrier.example/A%2F1%20%3F%26%23?again=A%2F1%20%3F%26%23',
    );
    expect(trackingLink(CARRIERS, 'Blue Dart', null)).toBeNull();
    expect(trackingLink(CARRIERS, 'Our own van', '1')).toBeNull();
    expect(trackingLink(CARRIERS, 'A friend', '1')).toBeNull();
    expect(trackingLink(CARRIERS, null, '1')).toBeNull();
  });
});
