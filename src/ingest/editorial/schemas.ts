/** Schemas of editorial content: journal, text pages, questions, stores. For rooms see ingest/content.ts. */
import { z } from 'zod';
import { findPlace } from '../../core/delivery/pin.ts';
import { DAYS } from '../../core/editorial/hours.ts';
import { QUESTION_GROUPS } from '../../core/editorial/question.ts';
import { isoDate, picture, slug, text } from '../content-parts.ts';

const like = (what: string) => ({ error: `must be ${what}` });

export const articleSchema = z.strictObject({
  title: text.max(80),
  category: text,
  date: isoDate,
  /** A person, or the shop itself: '{{name}} studio'. */
  author: text.max(60),
  /** Shown in full on cards, in feeds and by search engines. */
  teaser: text.min(60, like('60 to 200 characters: it stands alone on cards')).max(200),
  cover: picture,
  tags: z.array(slug).min(1, like('a list of at least one tag, such as [oak, care]')),
  draft: z.boolean().default(false),
});

export const textPageSchema = z.strictObject({
  title: text,
  description: text.min(50, like('50 to 160 characters: search engines show it')).max(160),
  line: text,
  updated: isoDate,
});

export const questionSchema = z.strictObject({
  group: z.enum(QUESTION_GROUPS),
  order: z.int(),
  question: text.regex(/\?$/, like('a question that ends with a question mark')),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, like("a time in quotes, such as '10:00'"));
const span = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'must close after it opens, on the same day')
  .nullable();

function knowsZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Goods are handed over under Indian tax rules, so a store that does it is in India. */
function checkPickup(
  { pickup, address }: { pickup: boolean; address: { postalCode: string } },
  context: z.RefinementCtx,
) {
  if (pickup && findPlace(address.postalCode).state === 'bad')
    context.addIssue({
      code: 'custom',
      path: ['pickup'],
      message: 'needs a store in India, with its PIN code as postalCode: orders are sold and taxed there',
    });
}

export const storeSchema = z
  .strictObject({
    name: text,
    order: z.int(),
    line: text,
    address: z.strictObject({
      street: text,
      postalCode: z.string(like("a postal code in quotes, such as '20457'")).min(1),
      city: text,
      country: text,
      countryCode: z.string().regex(/^[A-Z]{2}$/, like('two capital letters, such as DE')),
    }),
    phone: z
      .string()
      .regex(/^\+\d[\d -]{6,}\d$/, like("an international number in quotes, such as '+49 40 5550 0142'")),
    email: z.email(like('an email address such as hamburg@shop.example')),
    timeZone: z.string().refine(knowsZone, 'must be the name of a time zone, such as Europe/Berlin'),
    /** null: closed on that day. */
    hours: z.strictObject(
      Object.fromEntries(DAYS.map((day) => [day, span])) as Record<(typeof DAYS)[number], typeof span>,
    ),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    picture,
    /** Orders can be collected there. */
    pickup: z.boolean(like('true or false')).default(false),
  })
  .superRefine(checkPickup);
export type StoreEntry = z.output<typeof storeSchema>;
