/** Reads a picture of any backend, and drops addresses that are not safe. */
import { asNumber, asObject, asText, type Json } from '../shop/read.ts';
import type { Focus, Picture } from './picture.ts';

const OURS = /^(?:https?:\/\/[^/]+)?\/img\/([\da-f]{20})(?:[\da-f]{44})?\//;

/** Returns a path of this site or a web address, else null. */
export function safeUrl(value: unknown): string | null {
  const url = asText(value);
  return url !== null && /^(https?:\/\/|\/(?![/\\]))[^\t\n\r]*$/i.test(url) ? url : null;
}

function readFocus(value: unknown): Focus | null {
  const { x, y } = asObject(value) ?? {};
  const [left, top] = [asNumber(x), asNumber(y)];
  return left === null || top === null ? null : { x: left, y: top };
}

/** Reads a picture from a URL or an object with large_image_url, url, src or image; else null. */
export function readPicture(value: unknown, fallbackAlt = ''): Picture | null {
  const object: Json = asObject(value) ?? { url: value };
  const url = [object.large_image_url, object.url, object.src, object.image].map(safeUrl).find((found) => found);
  if (!url) return null;
  const tint = asText(object.tint);
  const focus = readFocus(object.focus);
  return {
    url,
    hash: OURS.exec(url)?.[1] ?? null,
    alt: asText(object.alt) ?? fallbackAlt,
    width: asNumber(object.width),
    height: asNumber(object.height),
    tint: tint !== null && /^#[\da-f]{6}$/i.test(tint) ? tint : null,
    ...(focus && { focus }),
  };
}
