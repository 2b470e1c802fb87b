/** The measures of a shopper's room and door, and how they are read back from storage. */
import { asNumber, asObject } from '../shop/read.ts';
import { FIT } from './constants.ts';

/** The shopper's measurements of door and room; null: not given, not checked. */
export type Space = {
  readonly doorWidth: number | null;
  readonly doorHeight: number | null;
  readonly roomWidth: number | null;
  readonly roomDepth: number | null;
  readonly roomHeight: number | null;
};

export type SpaceSide = keyof Space;

export const SPACE_SIDES: readonly SpaceSide[] = ['doorWidth', 'doorHeight', 'roomWidth', 'roomDepth', 'roomHeight'];

export const NO_SPACE: Space = {
  doorWidth: null,
  doorHeight: null,
  roomWidth: null,
  roomDepth: null,
  roomHeight: null,
};

/** Parses stored measurements; implausible ones are ignored. */
export function readSpace(stored: string | undefined): Space {
  let body: unknown = null;
  try {
    body = JSON.parse(stored ?? 'null');
  } catch {
    // Invalid JSON.
  }
  const object = asObject(body);
  const side = (name: SpaceSide) => {
    const size = asNumber(object?.[name]);
    return size !== null && size >= FIT.least && size <= FIT.most ? Math.round(size) : null;
  };
  return Object.fromEntries(SPACE_SIDES.map((name) => [name, side(name)])) as Space;
}
