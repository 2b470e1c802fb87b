/** Texts of configurations. */
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
