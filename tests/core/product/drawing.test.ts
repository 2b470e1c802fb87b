import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT } from '../../../src/core/product/constants.ts';
import { type Box, type Placement, placementOf, sceneOf } from '../../../src/core/product/drawing.ts';
import { forAll } from '../../support/for-all.ts';

const side = fc.double({ min: 1, max: 320, noNaN: true });
const sizes = fc.record({ width: side, depth: side, height: fc.double({ min: 0.5, max: 260, noNaN: true }) });
const placements = fc.constantFrom<Placement>('floor', 'table', 'wall', 'ceiling');
const inside = (box: Box, width: number, height: number) =>
  box.x >= -1e-6 && box.y >= -1e-6 && box.x + box.width <= width + 1e-6 && box.y + box.height <= height + 1e-6;
const apart = (a: Box, b: Box) => a.x + a.width <= b.x || b.x + b.width <= a.x;

describe('the scene', () => {
  it('draws everything to one scale, inside its frame, without overlaps', () => {
    forAll(
      [sizes, placements],
      (size, stand) => {
        const scene = sceneOf(size, stand);
        expect(scene.piece).toMatchObject({ width: size.width, height: size.height });
        expect(scene.figure.height).toBe(170);
        expect(scene.door).toMatchObject(FIT.door);
        for (const box of [scene.figure, scene.door, scene.piece, ...(scene.table ? [scene.table] : [])]) {
          expect(inside(box, scene.width, scene.height)).toBe(true);
        }
        expect(apart(scene.figure, scene.piece) && apart(scene.piece, scene.door)).toBe(true);
        if (stand === 'floor') expect(scene.piece.y + scene.piece.height).toBeCloseTo(scene.floorY, 6);
        if (stand === 'table') expect(scene.piece.y + scene.piece.height).toBeCloseTo(scene.table?.y ?? 0, 6);
      },
      500,
    );
  });

  it('places a product by its type', () => {
    const small = { width: 20, depth: 20, height: 30 };
    const large = { width: 200, depth: 80, height: 80 };
    expect(placementOf({ type: 'Pendants', dimensions: small })).toBe('ceiling');
    expect(placementOf({ type: 'Mirrors', dimensions: large })).toBe('wall');
    expect(placementOf({ type: 'Vases', dimensions: small })).toBe('table');
    expect(placementOf({ type: 'Sofas', dimensions: large })).toBe('floor');
    expect(placementOf({ type: 'Rugs', dimensions: { width: 200, depth: 300, height: 1 } })).toBe('floor');
  });
});
