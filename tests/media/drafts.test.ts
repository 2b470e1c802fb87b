import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDraft, picturesFolder } from '../../src/media/drafts.ts';

describe('drafts of pictures', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are encoded for tests alone, and stored apart', () => {
    const folders = ['draft', 'none', ''].map((extent) => {
      vi.stubEnv('AROHA_PICTURES', extent);
      return [isDraft(), picturesFolder('/data')];
    });
    expect(folders).toEqual([
      [true, '/data/img-draft'],
      [false, '/data/img'],
      [false, '/data/img'],
    ]);
  });
});
