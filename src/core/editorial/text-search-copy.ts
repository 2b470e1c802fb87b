/** Texts of the search through journal, help and policies. */
export const FIND_COPY = {
  label: 'Search journal and help',
  prompt: 'Oak, returns, pendant …',
  searching: 'Searching...',
  none: 'No results found',
  failed: 'The search could not be loaded.',
  found: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'} found`,
} as const;
