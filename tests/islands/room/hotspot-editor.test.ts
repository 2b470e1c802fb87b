/** The hotspot editor: its output is valid in a room's file. */
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { roomSchema } from '../../../src/ingest/entry-schemas.ts';
import { startHotspotEditor } from '../../../src/islands/room/hotspot-editor.ts';

const SPOTS = [{ product: 'elegant-lamp', x: 57.7, y: 48.2, usd: 69 }];
const { window } = new JSDOM(`<input id="product">
  <section data-desk data-field="hotspots" data-spots='${JSON.stringify(SPOTS)}'><div data-stage></div><pre></pre></section>`);
const { document } = window;
const stage = document.querySelector('[data-stage]') as unknown as HTMLElement;
const product = document.getElementById('product') as unknown as HTMLInputElement;
const text = () => document.querySelector('pre')?.textContent ?? '';
const press = (clientX: number, clientY: number) =>
  stage.dispatchEvent(new window.MouseEvent('click', { clientX, clientY }) as unknown as Event);

beforeAll(() => {
  Object.assign(globalThis, { document });
  // A picture of 400 × 200 px at 100, 50; jsdom has no layout.
  stage.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  startHotspotEditor();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

it("starts with the room's hotspots", () => {
  expect(text()).toBe('hotspots:\n  - { product: elegant-lamp, x: 57.7, y: 48.2, usd: 69 }');
  expect(stage.querySelector('span')?.style.left).toBe('57.7%');
});

it("adds the product where the picture is clicked, moves it on the next click, and keeps another's price", () => {
  press(300, 150);
  expect(document.activeElement).toBe(product);
  product.value = 'black-chair';
  press(300, 150);
  press(200, 100);
  product.value = 'elegant-lamp';
  press(500, 50);
  expect(text().split('\n')).toEqual([
    'hotspots:',
    '  - { product: elegant-lamp, x: 100.0, y: 0.0, usd: 69 }',
    '  - { product: black-chair, x: 25.0, y: 25.0 }',
  ]);
  expect(stage.querySelectorAll('span')).toHaveLength(2);
});

it("prints lines that are valid in a room's file", () => {
  const picture = { file: 'rooms/a.webp', alt: 'A' };
  const room = { name: 'A', order: 0, line: 'A.', picture, portrait: picture, ...(parse(text()) as object) };
  expect(roomSchema.parse(room).hotspots).toEqual([
    { product: 'elegant-lamp', x: 100, y: 0, usd: 69 },
    { product: 'black-chair', x: 25, y: 25, usd: null },
  ]);
});
