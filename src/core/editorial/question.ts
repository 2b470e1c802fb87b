/** Questions of the help page, in groups. */

export const QUESTION_GROUPS = [
  'Orders',
  'Delivery',
  'Returns and refunds',
  'Pieces and care',
  'Payment and privacy',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

export type Question = {
  /** Also the anchor on the page. */
  readonly slug: string;
  readonly group: QuestionGroup;
  readonly order: number;
  readonly question: string;
  readonly html: string;
};

/** The groups that have questions, each in the editors' order. */
export function questionsByGroup(questions: readonly Question[]): { group: QuestionGroup; questions: Question[] }[] {
  return QUESTION_GROUPS.map((group) => ({
    group,
    questions: questions.filter((one) => one.group === group).toSorted((a, b) => a.order - b.order),
  })).filter((one) => one.questions.length > 0);
}
