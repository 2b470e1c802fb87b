/** Messages about invalid names and address lines, for forms and the API. */
export const NAME_COPY = {
  link: 'Leave out links and email addresses.',
  hidden: 'This holds characters that cannot be printed. Type it again.',
} as const;

/** Fragments for the API, which puts the field's name before them. */
export const NAME_API_COPY = {
  link: 'must not hold a link or an email address',
  hidden: 'must not hold control characters or hidden marks',
} as const;
