/** The next step of an order's payment, and its reader. */
import { asNumber, asObject, asText, firstText } from '../shop/read.ts';

/** Amounts are in minor units. qr is an SVG document. */
export type PaymentStep =
  /** Of samples: amount is 0. */
  | { readonly kind: 'none'; readonly amount: number }
  | { readonly kind: 'cash'; readonly amount: number }
  | {
      readonly kind: 'upi';
      readonly amount: number;
      readonly link: string;
      readonly qr: string;
      readonly payee: string;
      readonly upiId: string;
      readonly until: string;
    }
  | {
      readonly kind: 'bank';
      readonly amount: number;
      readonly name: string;
      readonly account: string;
      readonly ifsc: string;
      readonly bank: string;
      readonly reference: string;
      readonly until: string;
    }
  | { readonly kind: 'redirect'; readonly amount: number; readonly url: string; readonly until: string };

export type PaymentStepOf<Kind extends PaymentStep['kind']> = Extract<PaymentStep, { readonly kind: Kind }>;

/** Reads a payment step; null when invalid. */
export function readStep(value: unknown): PaymentStep | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  const text = (name: string) => firstText(object, name) ?? '';
  const until = text('until');
  switch (asText(object.kind)) {
    case 'none':
    case 'cash':
      return { kind: object.kind as 'none' | 'cash', amount };
    case 'upi':
      if (!/^upi:\/\//.test(text('link'))) return null;
      return {
        kind: 'upi',
        amount,
        until,
        link: text('link'),
        qr: text('qr'),
        payee: text('payee'),
        upiId: text('upiId'),
      };
    case 'bank':
      return {
        kind: 'bank',
        amount,
        until,
        name: text('name'),
        account: text('account'),
        ifsc: text('ifsc'),
        bank: text('bank'),
        reference: text('reference'),
      };
    case 'redirect':
      return /^https?:\/\//.test(text('url')) ? { kind: 'redirect', amount, until, url: text('url') } : null;
    default:
      return null;
  }
}
