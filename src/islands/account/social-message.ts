/** Reads the message that the social sign-in window posts. */

/** closed: by the shopper, or after the timeout. */
export type SocialOutcome =
  | { readonly state: 'blocked' | 'closed' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'signed-in'; readonly token: string | null };

/** Reads a popup's message; null unless it comes from that popup and the API's origin and concerns sign-in. */
export function readSocialMessage(event: MessageEvent, popup: Window, origin: string): SocialOutcome | null {
  if (event.origin !== origin || event.source !== popup) return null;
  const { type, token, message } = (event.data ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  if (type === 'social-auth-success') return { state: 'signed-in', token: text(token) || null };
  if (type === 'social-auth-failure') return { state: 'failed', message: text(message) };
  return null;
}
