/** A page that is mostly text: the policies, about, press, accessibility. */
import type { Heading } from './article.ts';

export type TextPage = {
  readonly slug: string;
  readonly title: string;
  /** What search engines show. */
  readonly description: string;
  /** The sentence under the heading. */
  readonly line: string;
  /** ISO date on which the text last changed. */
  readonly updated: string;
  readonly html: string;
  readonly headings: readonly Heading[];
};
