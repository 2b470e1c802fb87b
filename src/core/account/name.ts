/**
 * What a name, or a line of an address, may hold. Letters greet by name, so a name with a link would make the shop write to a
 * stranger on the caller's behalf. Real names keep their apostrophes, dots, slashes, digits and scripts.
 */
import { NAME_API_COPY, NAME_COPY } from './name-copy.ts';

/** Control characters, and marks that reorder or hide text; Indic scripts need the joiners U+200C and U+200D. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const SCHEME = /:\/\/|\bwww\./i;
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Mail programs make links of these without being asked; others only when a path follows. */
const KNOWN_DOMAIN =
  /[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|in|co|io|me|ly|xyz|top|site|online|shop|store|club|live|app|dev|link|click|tech|ru|cn)(?![\p{L}\d])/iu;
const DOMAIN_WITH_PATH = /[\p{L}\d-]{3,}\.\p{L}{2,}\/\S/u;

function faultOf(text: string): keyof typeof NAME_COPY | null {
  if (HIDDEN.test(text.trim())) return 'hidden';
  // Wide and circled letters and dots look like links, and some programs read them as such.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  const isLink = [SCHEME, EMAIL, KNOWN_DOMAIN, DOMAIN_WITH_PATH].some((pattern) => pattern.test(plain));
  return isLink ? 'link' : null;
}

/** What is wrong with a name or a line of an address, as a sentence for a form; null when nothing is. '' is fine. */
export function nameFault(text: string): string | null {
  const fault = faultOf(text);
  return fault && NAME_COPY[fault];
}

/** The same for a schema: a fragment that follows the name of the field. */
export function nameRefusal(text: string): string | null {
  const fault = faultOf(text);
  return fault && NAME_API_COPY[fault];
}
