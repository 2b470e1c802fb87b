/** Texts of the journal. */
export const JOURNAL_COPY = {
  title: 'Journal',
  line: 'Rooms, materials and how to live with both. Written by people who make the furniture, and people who sit on it.',
  read: 'Read the article',
  by: (author: string) => `By ${author}`,
  tags: 'Filed under',
  tagged: (tag: string) => `Filed under ‘${tag.replaceAll('-', ' ')}’`,
  tagLine: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'} in the journal`,
  all: 'The whole journal',
  shown: 'In this article',
  related: 'Read on',
  older: 'Earlier',
  newer: 'Later',
  around: 'Articles before and after',
  feed: 'RSS feed',
  empty: 'Nothing published yet',
  emptyHint: 'The first article is being written.',
} as const;
