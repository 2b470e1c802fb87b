/** The social sign-in providers of a shop. */
import { ApiError } from '../shop/api-error.ts';
import { findList } from '../shop/read.ts';

export const PROVIDERS = ['google', 'facebook'] as const;

export type Provider = (typeof PROVIDERS)[number];

/**
 * The networks to offer when the backend has not named them. Both when it has no such call (a 4xx other than 429, or
 * another body); none when it is unreachable or busy, as then no sign-in works.
 */
export function providersWithout(error: unknown): readonly Provider[] {
  if (!(error instanceof ApiError)) return [];
  const { kind, status } = error;
  const unknown = kind === 'shape' || (kind === 'http' && status < 500 && status !== 429);
  return unknown ? PROVIDERS : [];
}

/** Reads {providers}: the networks available for sign-in. Unknown names are dropped. */
export function readProviders(body: unknown): Provider[] | null {
  const items = findList(body, 'providers');
  return items && PROVIDERS.filter((one) => items.includes(one));
}
