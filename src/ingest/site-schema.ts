/** Front matter of site.md. */
import { z } from 'zod';
import { GSTIN_FORM } from '../core/checkout/gstin.ts';
import { illegible } from '../core/shop/contrast.ts';
import type { Site } from '../core/shop/site.ts';
import { AA, COLOURS, type ColourName } from '../core/shop/theme.ts';

const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

const UPI_ID = /^[\w.-]{2,256}@[a-zA-Z]{2,64}$/;

/** Recipients of the merchant's letters. */
const NOTIFY_MAX = 10;

/** The same message for missing and invalid values: the expected format. */
const like = (what: string) => ({ error: `must be ${what}` });

const line = (what: string) => z.string(like(what)).trim().min(1, like(what));

const email = z.email(like('an email address such as hello@shop.example'));

const matching = (form: RegExp, what: string) => z.string(like(what)).regex(form, like(what));

const phone = matching(/^\+\d[\d -]{6,}\d$/, "an international number in quotes, such as '+91 80 5550 0142'");

const profile = z.url({ protocol: /^https$/, ...like('an https address such as https://www.instagram.com/yourshop') });

/** Reports unknown fields, so that a misspelt one is not ignored silently. */
const known = {
  error: (issue: { code?: string; keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `unknown field: ${issue.keys?.join(', ')}. Correct its name or remove it`
      : 'must have the fields listed in content/README.md',
};

const colour = matching(/^#[\da-f]{6}$/i, "a colour of six hexadecimal digits in quotes, such as '#a8502f'")
  .transform((hex) => hex.toLowerCase())
  .optional();

const face = matching(/^[\w-][\w./-]*\.woff2$/, 'a .woff2 file below the content folder, such as faces/heading.woff2');

const NAMES = Object.keys(COLOURS) as ColourName[];

/** Missing colours default to those of src/styles.css. A pair below AA is reported for the colour given in the file. */
const colours = z
  .strictObject(Object.fromEntries(NAMES.map((name) => [name, colour])) as Record<ColourName, typeof colour>, known)
  .transform((given, context) => {
    const all = Object.fromEntries(NAMES.map((name) => [name, given[name] ?? COLOURS[name]])) as Record<
      ColourName,
      string
    >;
    for (const { text, ground, ratio } of illegible(all)) {
      const [blamed, other] = given[text] ? [text, ground] : [ground, text];
      const message = `${all[text]} (${text}) on ${all[ground]} (${ground}) has a contrast of ${ratio.toFixed(2)}, and text needs ${AA}: choose a colour further from ${other}`;
      context.addIssue({ code: 'custom', path: [blamed], message });
    }
    return all;
  });

export const siteSchema = z.strictObject(
  {
    name: line('the name of the shop'),
    sample: z.boolean(like('true or false')).default(false),
    tagline: line('one line about the shop'),
    description: line('one or two sentences about the shop'),
    email: z.strictObject({ hello: email, orders: email, trade: email, press: email, privacy: email }, known),
    notify: z
      .strictObject(
        {
          to: z
            .array(email, like('a list of email addresses, such as [orders@shop.example]'))
            .min(1, like('a list of email addresses; leave it out for email.orders'))
            .max(NOTIFY_MAX, like(`at most ${NOTIFY_MAX} email addresses`))
            .refine(
              (all) => new Set(all.map((one) => one.toLowerCase())).size === all.length,
              like('different addresses'),
            )
            .optional(),
          digest: z.boolean(like('true or false')).default(false),
        },
        known,
      )
      .optional(),
    phone,
    sendsFrom: line('the town that orders leave from; leave it out to name none').optional(),
    warranty: line('one line about the warranty of every piece; leave it out if none').max(80).optional(),
    social: z
      .strictObject(
        {
          x: profile.optional(),
          facebook: profile.optional(),
          instagram: profile.optional(),
          pinterest: profile.optional(),
        },
        known,
      )
      .default({}),
    payments: z
      .strictObject(
        {
          cashOnDelivery: z.boolean(like('true or false')).default(true),
          upi: z
            .strictObject({ id: matching(UPI_ID, 'a UPI address such as shop@bank'), name: line('the payee') }, known)
            .optional(),
          bank: z
            .strictObject(
              {
                name: line('the name of the account'),
                account: matching(/^\d{9,18}$/, "an account number in quotes, such as '000123456789'"),
                ifsc: matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'a branch code of 11 characters'),
                bank: line('the name of the bank'),
              },
              known,
            )
            .optional(),
          emi: z
            .strictObject(
              {
                from: z.int(like('a price in rupees such as 10000')).min(1, like('a price in rupees such as 10000')),
                months: z.int(like('months such as 12')).min(2, like('months such as 12')).max(60),
                percent: z.number(like('a yearly rate such as 15')).min(0, like('a yearly rate such as 15')).max(60),
              },
              known,
            )
            .optional(),
        },
        known,
      )
      .default({ cashOnDelivery: true }),
    theme: z
      .strictObject(
        {
          colours: colours.prefault({}),
          faces: z.strictObject({ heading: face.optional(), text: face.optional() }, known).default({}),
        },
        known,
      )
      .prefault({}),
    legal: z.strictObject(
      {
        entity: line('the registered name of the company'),
        address: line('the full postal address of the company'),
        cin: matching(CIN, 'a company number of 21 characters; leave it out if none').optional(),
        gstin: matching(
          GSTIN_FORM,
          'a GST number of 15 characters that begins with the code of a state; leave it out if none',
        ).optional(),
        grievanceOfficer: z.strictObject({ name: line('the name of a person'), email, phone }, known),
      },
      known,
    ),
  },
  known,
) satisfies z.ZodType<Site>;
