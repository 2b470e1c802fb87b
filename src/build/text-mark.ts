/** Marks the text of a page; other pages are not indexed. */
const MARK = 'data-pagefind-body';

export const isIndexed = (html: string) => html.includes(MARK);
