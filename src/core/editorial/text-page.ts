/** Text pages: the policies, about, press, accessibility. */
import type { Heading } from './article.ts';

export type TextPage = {
  readonly slug: string;
  readonly title: string;
  /** Meta description. */
  readonly description: string;
  /** The sentence under the heading. */
  readonly line: string;
  /** ISO date of the last change. */
  readonly updated: string;
  readonly html: string;
  readonly headings: readonly Heading[];
};
