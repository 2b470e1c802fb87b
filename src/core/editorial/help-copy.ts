/** Texts of the help page. */
export const HELP_COPY = {
  title: 'FAQ',
  line: 'Orders, delivery, returns and care, answered by the people who pack the boxes.',
  groups: 'Subjects',
  anchor: (question: string) => `Link to: ${question}`,
  track: {
    title: 'Where is my order?',
    line: 'The number of your order and its email address open its page: where it is, what it cost, and what can still be done.',
    find: 'Track an order',
    account: 'See your orders',
  },
  stores: { title: 'Local Stores', line: 'Sit on the chair before you buy it.', link: 'Find a Store' },
  questions: { title: 'Questions', line: 'What others asked before you.', read: 'Read the FAQ', contact: 'Contact Us' },
} as const;
