/** Every letter of the shop with sample data, for the preview and for tests. */
import { digestLetter } from '../../api/emails/digest-letter.ts';
import { simpleLetter, type Words } from '../../api/emails/emails.ts';
import { MERCHANT_LETTERS } from '../../api/emails/merchant-letters.ts';
import { OFFICE_LETTERS } from '../../api/emails/office-letters.ts';
import type { OrderFacts } from '../../api/emails/order-letter.ts';
import { SHOPPER_LETTERS } from '../../api/emails/shopper-letters.ts';
import { ACCOUNT_EMAILS } from '../../core/account/emails-copy.ts';
import { SIGN_UP_COPY } from '../../core/contact/newsletter-copy.ts';
import type { Letter } from '../../core/emails/letter.ts';
import type { EventType } from '../../core/events/event.ts';
import { ORDER_LETTERS } from '../../core/order/letters-copy.ts';
import { newsletterPath, resetPath, stopPath, verifyPath } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { type Case, MERCHANT_CASES, SHOPPER_CASES } from './order-cases.ts';
import { type SampleShop, sampleFacts } from './sample-order.ts';

export type Sample = {
  /** Unique; part of the preview's address. */
  readonly id: string;
  readonly to: 'shopper' | 'merchant' | 'lists and accounts';
  /** null: not sent for an event. */
  readonly type: EventType | null;
  readonly letter: Letter;
};

type Build = (...facts: readonly unknown[]) => Letter | null;

const idOf = (to: string, type: string, variant: string) => [to, type, variant].filter(Boolean).join('-');

function orderSamples(shop: SampleShop, to: 'shopper' | 'merchant', cases: readonly Case[]): Sample[] {
  return cases.map(([type, variant, order = {}, more]) => {
    const facts: OrderFacts = sampleFacts(shop, type, order, more);
    const letter =
      to === 'shopper'
        ? (SHOPPER_LETTERS[type] as Build)(facts, facts.event.data)
        : (MERCHANT_LETTERS[type] as Build)('orders@shop.example', facts, facts.event.data);
    if (!letter) throw new Error(`The sample ${type} ${variant} has no letter.`);
    return { id: idOf(to, type, variant), to, type, letter };
  });
}

function shopSamples({ pieces }: SampleShop): Sample[] {
  const [piece] = pieces;
  const named = {
    name: piece?.name ?? '',
    variant: piece?.variant ?? '',
    sku: piece?.sku ?? '',
    price: piece?.price ?? 0,
  };
  const message = {
    name: 'Anil Deshpande',
    email: 'anil@example.com',
    message: 'Good morning,\n\nwould the long bench come in 160 cm too? Our hall is narrow.\n\nAnil',
  };
  const review = {
    name: 'Meera R.',
    rating: 4,
    title: 'A calm, heavy thing',
    text: 'Smaller than I thought, and better made. It took two people to carry.',
    product: named.name,
  };
  const cases: readonly (readonly [type: EventType, facts: unknown, data: Readonly<Record<string, unknown>>])[] = [
    ['message.received', message, { messageId: '1' }],
    ['review.submitted', review, { reviewId: '4d2c7a10', state: 'held' }],
    ['stock.low', null, { ...named, stock: 3 }],
    ['stock.out', null, { ...named, stock: 0 }],
    ['webhook.disabled', null, { url: 'https://erp.example/hooks/aroha', error: 'Status 502 for 24 hours' }],
  ];
  return cases.map(([type, facts, data]) => ({
    id: idOf('merchant', type, ''),
    to: 'merchant',
    type,
    letter: (MERCHANT_LETTERS[type] as Build)('orders@shop.example', facts, data) as Letter,
  }));
}

function officeSamples(brand: Brand, { pages }: SampleShop): Sample[] {
  const to = 'meera@example.com';
  const by = 'Meera Rao (meera@example.com)';
  const changes = 'UPI: none → aroha@bank (Aroha Living).';
  const letters = {
    'settings.payments-changed': OFFICE_LETTERS['settings.payments-changed'](brand, to, pages, { by, changes }),
    'staff.signed-in': OFFICE_LETTERS['staff.signed-in'](brand, to, pages, {
      ...{ userId: '1', email: to, device: 'Chrome on Windows' },
    }),
  };
  return Object.entries(letters).map(([type, letter]) => ({
    ...{ id: idOf('office', type, ''), to: 'lists and accounts', type: type as EventType, letter },
  }));
}

function accountSamples(brand: Brand, { pages, images }: SampleShop): Sample[] {
  const to = 'meera@example.com';
  const { letters } = SIGN_UP_COPY;
  const token = 'sample-token';
  const leave = `${images}/api/newsletter/unsubscribe?token=${token}`;
  const { link } = ORDER_LETTERS;
  const words = {
    subject: link.subject('AR-7K3M9Q2WX'),
    text: link.text('AR-7K3M9Q2WX'),
    button: ORDER_LETTERS.button,
  };
  const cases: readonly (readonly [id: string, words: Words, url: string, leave?: string])[] = [
    ['verify', ACCOUNT_EMAILS.verify, images + verifyPath(token)],
    ['change', ACCOUNT_EMAILS.change, images + verifyPath(token)],
    ['change-asked', ACCOUNT_EMAILS.changeAsked, images + stopPath(token)],
    ['reset', ACCOUNT_EMAILS.reset, pages + resetPath(token)],
    ['order-link', words, `${pages}/order?number=AR-7K3M9Q2WX#${token}`],
    ['newsletter-confirm', letters.confirm, `${images}/api/newsletter/confirm?token=${token}`, leave],
    ['newsletter-already', letters.already, pages + newsletterPath('confirmed'), leave],
  ];
  const changes = ['account.email-changed', 'account.password-changed'] as const;
  return [
    ...cases.map(
      ([id, said, url, unsubscribe]): Sample => ({
        id,
        to: 'lists and accounts',
        type: null,
        letter: simpleLetter(brand, to, said, url, unsubscribe),
      }),
    ),
    ...changes.map(
      (type): Sample => ({
        id: idOf('shopper', type, ''),
        to: 'shopper',
        type,
        letter: (SHOPPER_LETTERS[type] as Build)(brand, pages, { email: to, former: to }) as Letter,
      }),
    ),
  ];
}

export function sampleLetters(brand: Brand, shop: SampleShop): Sample[] {
  const merchant = [...orderSamples(shop, 'merchant', MERCHANT_CASES), ...shopSamples(shop)];
  const day = merchant.filter(({ type }) => type !== 'message.received').map(({ letter }) => letter);
  return [
    ...orderSamples(shop, 'shopper', SHOPPER_CASES),
    ...accountSamples(brand, shop),
    ...merchant,
    ...officeSamples(brand, shop),
    { id: 'merchant-digest', to: 'merchant', type: null, letter: digestLetter('orders@shop.example', day, 7) },
  ];
}
