/** A letter as data. HTML and text are rendered from the same fields, so that both say the same. */

/** Returns the first sentence of at least 20 characters, the whole text when there is none. */
export const firstSentence = (text: string): string => /^.{19,}?[.?](?=\s|$)/.exec(text)?.[0] ?? text;

/** url is absolute; width and height are those shown, in pixels. */
export type LetterPicture = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** A piece; variant and amount are '' where there is nothing to show. */
export type LetterLine = {
  readonly picture: LetterPicture | null;
  readonly quantity: number;
  readonly name: string;
  readonly variant: string;
  readonly amount: string;
};

export type LetterRow = { readonly label: string; readonly value: string };

/** Lines below a heading: an address, or commands. */
export type LetterBlock = { readonly label: string; readonly lines: readonly string[] };

/** Pieces that travel together: a heading, what is to be said of them, and the pieces. */
export type LetterGroup = {
  readonly label: string;
  readonly details: readonly string[];
  readonly lines: readonly LetterLine[];
};

export type Letter = {
  readonly to: string;
  readonly subject: string;
  /** Shown beside the subject in lists of emails; not part of the letter itself. */
  readonly preheader: string;
  /** What the letter is about, above the heading: 'Order AR-7K3M9Q2WX'. */
  readonly label?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The button, an absolute link. */
  readonly action?: { readonly words: string; readonly url: string };
  /** A second link below it, for what is not urgent. */
  readonly also?: { readonly words: string; readonly url: string };
  /** What a person wrote, with its line breaks. */
  readonly quote?: { readonly label: string; readonly text: string };
  readonly facts?: readonly LetterRow[];
  readonly lines?: readonly LetterLine[];
  /** In place of lines: the pieces by parcel. */
  readonly groups?: readonly LetterGroup[];
  /** The last row is emphasized. */
  readonly totals?: readonly LetterRow[];
  /** At most two, beside each other where there is room. */
  readonly blocks?: readonly LetterBlock[];
  /** Commands to type. */
  readonly commands?: LetterBlock;
  /** Events of a digest. */
  readonly entries?: readonly { readonly title: string; readonly detail: string }[];
  /** Small print at the end. */
  readonly closing?: readonly string[];
  /** Only in emails of lists: the page that ends them. */
  readonly unsubscribe?: string;
  /** Replaces the line at the foot that says where to write. */
  readonly foot?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
};
