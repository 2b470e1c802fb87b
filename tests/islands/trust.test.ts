import { describe, expect, it } from 'vitest';
import { DECODER, isTrusted } from '../../src/islands/trust.ts';

const PAGE = 'https://shop.example/journal';

describe('script URLs given as strings', () => {
  it.each(['/pagefind/pagefind-worker.js', DECODER, `https://shop.example${DECODER}`])('are allowed for %s', (url) => {
    expect(isTrusted(url, PAGE)).toBe(true);
  });

  it.each([
    '/other.js',
    'https://evil.example/meshopt.js',
    '//evil.example/meshopt.js',
    'data:text/javascript,1',
    'blob:x',
    'http://',
    '/img/../x/meshopt.js',
  ])('are rejected for %s', (url) => {
    expect(isTrusted(url, PAGE)).toBe(false);
  });
});
