/**
 * Validates names and address lines. Emails greet by name, so a name with a link would let a caller send links to
 * strangers. Apostrophes, dots, slashes, digits and all scripts are allowed.
 */
import { NAME_API_COPY, NAME_COPY } from './name-copy.ts';

/** Control characters, and marks that reorder or hide text; Indic scripts need the joiners U+200C and U+200D. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const SCHEME = /:\/\/|\bwww\./i;
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Mail programs link these domains by themselves; others only when a path follows. */
const KNOWN_DOMAIN =
  /[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|in|co|io|me|ly|xyz|top|site|online|shop|store|club|live|app|dev|link|click|tech|ru|cn)(?![\p{L}\d])/iu;
const DOMAIN_WITH_PATH = /[\p{L}\d-]{3,}\.\p{L}{2,}\/\S/u;

function faultOf(text: string): keyof typeof NAME_COPY | null {
  if (HIDDEN.test(text.trim())) return 'hidden';
  // Full-width and circled letters and dots look like links, and some mail programs link them.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  const isLink = [SCHEME, EMAIL, KNOWN_DOMAIN, DOMAIN_WITH_PATH].some((pattern) => pattern.test(plain));
  return isLink ? 'link' : null;
}

/**
 * Returns what is wrong with a name or an address line as a sentence for a form, null when it is valid. '' is valid.
 */
export function nameFault(text: string): string | null {
  const fault = faultOf(text);
  return fault && NAME_COPY[fault];
}

/** Like nameFault(), for a schema: a fragment that follows the field's name. */
export function nameApiFault(text: string): string | null {
  const fault = faultOf(text);
  return fault && NAME_API_COPY[fault];
}
