/** Which reviews are read by the merchant before they are shown, and how a buyer is named. */

const LINK = /https?:|www\.|\b[\w-]+\.(com|in|net|org|io|co|shop|store|xyz|info|biz)\b/i;
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const TELEPHONE = /(?:\d[\s().-]?){9,}/;

/** Links, addresses and telephone numbers: advertising, or somebody's own data. */
export function needsReading(text: string): boolean {
  return LINK.test(text) || ADDRESS.test(text) || TELEPHONE.test(text);
}

/** 'Meera R.' of 'Meera Rao': a whole name is nobody else's business. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = Array.from(rest.at(-1) ?? '')[0];
  return last ? `${first} ${last.toUpperCase()}.` : first;
}
