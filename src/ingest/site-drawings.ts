/** Reads the optional SVG drawings beside site.md: the wordmark, which is inlined in pages, and the icon. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../core/shop/site.ts';
import { ContentError } from './markdown.ts';

export const DRAWINGS = { wordmark: 'wordmark.svg', icon: 'icon.svg' } as const;

const ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const VIEW_BOX = /\bviewBox="([\d.\s-]+)"/;
/** Blocked by the content security policy, or references to other files. */
const FORBIDDEN = /<(script|style|foreignObject|image|use)\b|\s(style|on\w+|(?:xlink:)?href)\s*=/i;

/** Parses an SVG for inlining. Throws ContentError for invalid or forbidden content. */
export function parseDrawing(file: string, text: string): Drawing {
  const [, attributes = '', inner = ''] = ROOT.exec(text) ?? [];
  const viewBox = VIEW_BOX.exec(attributes)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  const [, , width = 0, height = 0] = viewBox;
  if (viewBox.length !== 4 || !(width > 0 && height > 0))
    throw new ContentError(`${file}: must be an SVG whose <svg> has a viewBox, such as viewBox="0 0 200 60"`);
  const wrong = FORBIDDEN.exec(attributes + inner);
  if (wrong)
    throw new ContentError(
      `${file}: contains ${wrong[1] ? `<${wrong[1]}>` : wrong[2]}, which pages may not contain: export it as plain paths with fill attributes`,
    );
  return { viewBox: viewBox.join(' '), width, height, inner: inner.replaceAll(/\s*\n\s*/g, '') };
}

/** Returns a drawing of the content folder; null when the file is missing. */
export function readDrawing(contentDir: string, file: string): Drawing | null {
  const path = join(contentDir, file);
  return existsSync(path) ? parseDrawing(file, readFileSync(path, 'utf8')) : null;
}
