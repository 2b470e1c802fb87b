/** Letters to the merchant about messages, reviews and webhooks. */
import { CONTACT_COPY } from '../../core/contact/copy.ts';
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { MERCHANT_LETTERS as SAY } from '../../core/merchant/letters-copy.ts';
import { headOf, type MerchantLetter, toMerchant } from './merchant-letter.ts';
import { factsOf } from './order-letter.ts';

const { letter: CONTACT } = CONTACT_COPY;

/** Reply-To is the sender of the message. */
export const messageReceived: MerchantLetter<'message.received'> = (to, { name, email, message }) =>
  toMerchant(to, {
    label: SAY.message.label,
    subject: CONTACT.subject(name || email),
    preheader: message.slice(0, 140),
    heading: SAY.message.heading(name || email),
    paragraphs: [],
    facts: factsOf([
      [CONTACT.from, name],
      [SAY.email, email],
    ]),
    quote: { label: SAY.message.quote, text: message || CONTACT.empty },
    closing: [CONTACT.sent],
    replyTo: { name, address: email },
  });

export const reviewHeld: MerchantLetter<'review.submitted'> = (to, review, { reviewId, state }) => {
  if (state !== 'held') return null;
  const { path, method } = MERCHANT_ENDPOINTS.moderate;
  const line = SAY.review.line(review.product);
  return toMerchant(to, {
    ...headOf(SAY.review, SAY.review.subject(review.product), line),
    quote: { label: review.name, text: [review.title, review.text].filter(Boolean).join('\n') },
    facts: factsOf([[SAY.rating, SAY.review.stars(review.rating)]]),
    commands: { label: SAY.calls, lines: [`${method} ${path.replace(':id', reviewId)}`] },
  });
};

export const webhookDisabled: MerchantLetter<'webhook.disabled'> = (to, _, { url, error }) =>
  toMerchant(to, {
    ...headOf(SAY.webhook, SAY.webhook.subject(URL.parse(url)?.host ?? url), SAY.webhook.line),
    facts: factsOf([
      [SAY.address, url],
      [SAY.error, error],
    ]),
    commands: { label: SAY.commands, lines: [SAY.webhooks] },
  });
