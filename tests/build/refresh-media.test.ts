import { expect, it } from 'vitest';
import { NeedsFullBuild } from '../../src/build/needs-full-build.ts';
import { checkOriginals } from '../../src/build/refresh-media.ts';
import { imagePath, pictureName } from '../../src/core/images/picture.ts';

const [old, now] = ['ab', 'cd'].map((pair) => pictureName(pair.repeat(32))) as [string, string];
const named = (hash: string) => [imagePath(hash, 640, 'avif')];

it.each([
  ['was replaced', [old], [now], named(old)],
  ['has come', [], [now], named(now)],
])('a picture that pages name and that %s needs a full build', (_, before, after, paths) => {
  expect(() => checkOriginals(before, after, paths)).toThrow(NeedsFullBuild);
});

it('one that no page names does not, nor does one that stays', () => {
  checkOriginals([old], [now], named('ef'.repeat(32)));
  checkOriginals([old], [old], named(old));
});
