/** Texts of configurations. */
import { groupDigits } from '../shop/digits.ts';
import { listed } from '../shop/listed.ts';
import { formatMoney } from '../shop/money.ts';
import type { SizeOption } from './model.ts';

const rupees = (amount: number) => formatMoney({ amount, currency: 'INR' });

export const CONFIGURATION_COPY = {
  centimetres: (size: number) => `${size} cm`,
  missing: (option: string) => `Choose the ${option.toLowerCase()}.`,
  noOption: (option: string, options: string) => `There is no option ${option}. The options are: ${options}.`,
  noChoice: (option: string, value: string) => `${option}: there is no choice ${value}. Choose another.`,
  noSize: ({ name, from, to, step }: SizeOption) => `${name}: choose ${from} to ${to} cm in steps of ${step} cm.`,
  unavailable: (choice: string, reason: string) => `${choice}: ${reason}`,
  badKey: 'The choices in this link cannot be read. Choose again on the product page.',
  notConfigurable: 'This piece is no longer made to order. Choose one of those in stock.',
  surcharge: (amount: number) => (amount === 0 ? '' : `${amount > 0 ? '+' : '−'}${rupees(Math.abs(amount))}`),
} as const;

const counted = (count: number, name: string) => {
  const word = name.toLowerCase();
  const plural = /(s|x|ch|sh)$/.test(word) ? (word.endsWith('s') ? word : `${word}es`) : `${word}s`;
  return `${count} ${count === 1 ? word : plural}`;
};

/** Texts of the page on which a piece is put together. */
export const CHOOSER_COPY = {
  label: 'Made to order',
  title: 'Make it yours',
  also: (line: string) => `Also made to order: ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
  /** '24 fabrics, 4 legs and any length from 160 to 280 cm'. */
  line: (parts: readonly string[]) => {
    const line = listed(parts);
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
  count: counted,
  sizes: (name: string, from: number, to: number) => `any ${name.toLowerCase()} from ${from} to ${to} cm`,
  from: (price: string, lead: string) => `From ${price}, made in ${lead}`,
  /** 'Choose fabric, legs and seat'. */
  open: (names: readonly string[]) => `Choose ${listed(names.map((name) => name.toLowerCase()))}`,
  opening: 'Fetching the samples',
  failed: 'The samples could not be fetched. Try again in a moment.',
  gone: 'This piece is no longer made to order.',
  close: 'Close',
  days: (days: number) => (days % 7 === 0 ? `${days / 7} ${days === 7 ? 'week' : 'weeks'}` : `${days} days`),
  rubs: (rubs: number) => `${groupDigits(rubs)} rubs`,
  rubsMeaning: 'Rubs are the Martindale test: 25,000 and more last in daily use.',
  included: 'included',
  notWith: (names: string, reason: string) => `${names}: ${reason}`,
  shorter: (option: string) => `Shorter ${option.toLowerCase()}`,
  longer: (option: string) => `Longer ${option.toLowerCase()}`,
  photographed: (shown: readonly string[], own: readonly string[]) => {
    const [seen, yours] = [shown, own].map((names) => listed(names.map((name) => name.toLowerCase())));
    return `Photographed in ${seen}; yours is ${yours}.`;
  },
  turn: 'Turn it in 3D',
  photograph: 'Photograph',
  /** Of a 3D model. */
  shownIn: (names: readonly string[]) => `Shown in ${listed(names)}.`,
  drawnAt: ({ drawn, own }: { readonly drawn: number; readonly own: number }) =>
    `The model is ${drawn} cm long; yours will be ${own} cm.`,
  oneModel: 'This model shows one version of the piece; the photograph shows yours.',
  sample: (name: string) => `Sample: ${name}`,
  price: (price: string, leaves: string) => `${price}. ${leaves}.`,
  returns: 'Made for you alone, so it comes back only if it arrived damaged.',
  replaced: (reason: string) => `The linked piece cannot be made as chosen. ${reason}`,
} as const;
