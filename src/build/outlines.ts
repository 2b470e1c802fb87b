/** Reads outlines of 3D models from the SVG files that stand beside them. */
import { existsSync, readFileSync } from 'node:fs';
import { attributeOf, tagsOf } from '../api/http/inline-code.ts';
import { OUTLINE_VIEWS, type Outline, type Outlines } from '../core/product/outline.ts';

/** Returns a model's outlines; null without a file that has all views. */
export function readOutlines(model: string): Outlines | null {
  const file = model.replace(/\.glb$/, '.svg');
  if (!existsSync(file)) return null;
  const tags = [...tagsOf(readFileSync(file, 'utf8'))];
  const found = OUTLINE_VIEWS.flatMap((view): [string, Outline][] => {
    const tag = tags.find((one) => attributeOf(one, 'id') === view) ?? '';
    const [width = 0, height = 0] = (attributeOf(tag, 'data-size') ?? '').split(' ').map(Number);
    const path = attributeOf(tag, 'd');
    return path && width > 0 && height > 0 ? [[view, { width, height, path }]] : [];
  });
  return found.length === OUTLINE_VIEWS.length ? (Object.fromEntries(found) as Outlines) : null;
}
