import { describe, expect, it } from 'vitest';
import { DRAWINGS, parseDrawing, readDrawing } from '../../src/ingest/site-drawings.ts';
import { tempFolder } from '../support/temp-folder.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 200 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>\n`;

describe('a drawing beside site.md', () => {
  it('is parsed to its view box and its markup', () => {
    const text = `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg('\n  <path d="M0 0h9"/>\n')}`;
    expect(parseDrawing('wordmark.svg', text)).toEqual({
      viewBox: '0 0 200 60',
      width: 200,
      height: 60,
      inner: '<path d="M0 0h9"/>',
    });
  });

  it('may be absent; the sample shop has an icon and no wordmark', () => {
    expect(readDrawing(tempFolder(), DRAWINGS.icon)).toBeNull();
    expect(readDrawing('content', DRAWINGS.wordmark)).toBeNull();
    expect(readDrawing('content', DRAWINGS.icon)).toMatchObject({ width: 64, height: 64 });
  });

  it.each([
    ['no SVG', 'PNG', /^wordmark\.svg: must be an SVG whose <svg> has a viewBox/],
    ['no view box', svg('', 'width="10"'), /must be an SVG whose <svg> has a viewBox/],
    ['no height', svg('', 'viewBox="0 0 10 0"'), /must be an SVG whose <svg> has a viewBox/],
    ['a script', svg('<script>alert(1)</script>'), /contains <script>, .+ export it as plain paths/],
    ['a style', svg('<style>path{}</style>'), /contains <style>/],
    ['a style attribute', svg('<path style="fill:red"/>'), /contains style,/],
    ['a handler', svg('<path onload="a()"/>'), /contains onload,/],
    ['a link', svg('<use xlink:href="b.svg#c"/>'), /contains <use>/],
  ])('with %s is rejected with a reason', (_, text, message) => {
    expect(() => parseDrawing('wordmark.svg', text)).toThrow(message);
  });
});
