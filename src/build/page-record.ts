/** What a page was made from, as a build keeps it. */
export type PageRecord = {
  /** Identifies the page: its component and file. */
  readonly key: string;
  readonly file: string;
  readonly reads: readonly string[];
  /** Hash of what was read, and of what its route gave it. */
  readonly digest: string;
  /** Target of a page that redirects. */
  readonly location: string | null;
};
