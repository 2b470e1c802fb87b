/** Words of the help page (§2 'FAQ/help page'). */
export const HELP_COPY = {
  title: 'FAQ',
  line: 'Orders, delivery, returns and care, answered by the people who pack the boxes.',
  groups: 'Subjects',
  anchor: (question: string) => `Link to: ${question}`,
  track: {
    title: 'Where is my order?',
    line: 'Your letter names the carrier and its number. Nothing there yet, or overdue? Tell us the order number and we go looking the same day.',
    account: 'See your orders',
    write: 'Ask about an order',
  },
  stores: { title: 'Local Stores', line: 'Sit on the chair before you buy it.', link: 'Find a Store' },
  questions: { title: 'Questions', line: 'What others asked before you.', read: 'Read the FAQ', contact: 'Contact Us' },
} as const;
