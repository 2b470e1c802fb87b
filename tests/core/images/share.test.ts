import { describe, expect, it } from 'vitest';
import { SHARE } from '../../../src/core/images/constants.ts';
import { type Picture, pictureName } from '../../../src/core/images/picture.ts';
import { pageCardPath, shareCardsIn } from '../../../src/core/images/share.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const hash = 'ab'.repeat(32);
const picture: Picture = { url: `/img/${hash}/1440.webp`, hash, alt: '', width: 2400, height: 1350, tint: null };

describe('a share card', () => {
  it('is encoded in its path: picture and words', () => {
    const path = pageCardPath(picture, 'Oslo room');
    expect(path).toMatch(new RegExp(`^/share/${pictureName(hash)}/[\\w-]+\\.jpg$`));
    expect(shareCardsIn(`<meta property="og:image" content="https://shop.example${path}" />`)).toEqual(
      new Map([[path, { original: pictureName(hash), words: 'Oslo room' }]]),
    );
  });

  it('has only words for a missing or foreign picture', () => {
    for (const one of [null, { ...picture, hash: null, url: 'https://x.example/a.jpg' }]) {
      const path = pageCardPath(one, 'FAQ') as string;
      expect(shareCardsIn(path).get(path)).toEqual({ original: null, words: 'FAQ' });
    }
  });

  it('encodes any words, truncated, in a valid file name', () => {
    forAll([anyText], (words) => {
      const path = pageCardPath(picture, words);
      if (path === null) return;
      expect(path.split('/').at(-1)?.length).toBeLessThanOrEqual(SHARE.addressMax + '.jpg'.length);
      expect([...shareCardsIn(path).keys()]).toEqual(words === '' ? [] : [path]);
    });
    expect(pageCardPath(picture, 'क'.repeat(SHARE.wordsMax))).toBeNull();
  });
});
