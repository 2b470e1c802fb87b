/** A new second factor, as the browser reads it. Pure. */
import { asObject, asText } from '../shop/read.ts';

/** qr: an SVG. */
export type NewSecondFactor = { readonly secret: string; readonly uri: string; readonly qr: string };

export function readNewSecondFactor(body: unknown): NewSecondFactor | null {
  const { secret, uri, qr } = asObject(body) ?? {};
  const key = asText(secret);
  return key === null ? null : { secret: key, uri: asText(uri) ?? '', qr: asText(qr) ?? '' };
}

/** Reads recovery codes; null without any. */
export function readCodes(body: unknown): readonly string[] | null {
  const { codes } = asObject(body) ?? {};
  const texts = Array.isArray(codes) ? codes.map(asText).filter((code) => code !== null) : [];
  return texts.length > 0 ? texts : null;
}

/** 'abcd efgh': a secret in groups of four, to be typed. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
