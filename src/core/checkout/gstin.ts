/** GST identification numbers: form and check character. Pure. */
import { INDIAN_STATES } from '../delivery/india.ts';

/** State, PAN, number of the registration, Z, check character. */
export const GSTIN_FORM = new RegExp(
  `^(?:${Object.values(INDIAN_STATES).join('|')})[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[\\dA-Z]$`,
);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of the first fourteen: every second value doubled, digits to base 36 summed (Luhn mod 36). */
function checkCharacter(first: string): string {
  const sum = [...first].reduce((total, character, at) => {
    const value = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] ?? '';
}

/** Normalises a typed GSTIN: capitals without spaces. null for one of the wrong form or with a wrong check character. */
export function readGstin(text: string): string | null {
  const gstin = text.replace(/\s/g, '').toUpperCase();
  return GSTIN_FORM.test(gstin) && checkCharacter(gstin.slice(0, 14)) === gstin[14] ? gstin : null;
}
