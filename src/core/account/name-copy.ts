/** What forms and the API say about names and lines of addresses. */
export const NAME_COPY = {
  link: 'Leave out links and email addresses.',
  hidden: 'This holds characters that cannot be printed. Type it again.',
} as const;

/** The same for callers of the API, who read it after the name of the field. */
export const NAME_API_COPY = {
  link: 'must not hold a link or an email address',
  hidden: 'must not hold control characters or hidden marks',
} as const;
