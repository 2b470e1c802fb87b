/** Questions of the help page (§2 'FAQ/help page'), in the groups that it shows. */

export const QUESTION_GROUPS = [
  'Orders',
  'Delivery',
  'Returns and refunds',
  'Pieces and care',
  'Payment and privacy',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

export type Question = {
  /** Also its anchor on the page. */
  readonly slug: string;
  readonly group: QuestionGroup;
  readonly order: number;
  readonly question: string;
  readonly html: string;
};

/** The groups that have questions, each in the editors' order. */
export function grouped(questions: readonly Question[]): { group: QuestionGroup; questions: Question[] }[] {
  return QUESTION_GROUPS.map((group) => ({
    group,
    questions: questions.filter((one) => one.group === group).toSorted((a, b) => a.order - b.order),
  })).filter((one) => one.questions.length > 0);
}
