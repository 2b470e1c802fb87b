/** What forms and the API say about names and lines of addresses. */
export const NAME_COPY = {
  link: 'Leave out links and email addresses.',
  hidden: 'This holds characters that cannot be printed. Type it again.',
} as const;
