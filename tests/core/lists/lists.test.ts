import { describe, expect, it } from 'vitest';
import { batchSize } from '../../../src/core/lists/lists.ts';
import { readRestored } from '../../../src/core/lists/saved-cart.ts';
import { readWatch, WATCH_STATES, watchFailure } from '../../../src/core/lists/watch.ts';

describe('batches of a waiting list', () => {
  it('are as large as the stock minus the people written to today', () => {
    expect([batchSize(3, 0), batchSize(3, 2), batchSize(3, 3), batchSize(1, 3), batchSize(0, 0)]).toEqual([
      3, 1, 0, 0, 0,
    ]);
  });
});

describe('readers of lists', () => {
  it('read results, and take others for a letter', () => {
    expect([readWatch({ state: 'already' }), readWatch({ state: 'noted' }), readWatch({}), readWatch('x')]).toEqual([
      'already',
      'sent',
      'sent',
      null,
    ]);
  });

  it('map every error status to a state with words', () => {
    expect([400, 404, 429, 403, 500, 0].map(watchFailure)).toEqual([
      'invalid',
      'gone',
      'busy',
      'failed',
      'failed',
      'failed',
    ]);
    for (const status of [400, 404, 429, 500]) expect(WATCH_STATES).toContain(watchFailure(status));
  });

  it('drop invalid lines of a restored cart', () => {
    const lines = [{ sku: 'A', quantity: 2 }, { sku: '', quantity: 1 }, { sku: 'B', quantity: 0 }, null, { sku: 'C' }];
    expect(readRestored({ lines })).toEqual([{ sku: 'A', quantity: 2 }]);
    expect(readRestored({})).toBeNull();
  });
});
