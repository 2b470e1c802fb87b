/** Texts of the search panel and the page of results. */

export const SEARCH_COPY = {
  title: 'Search',
  searching: 'Searching...',
  none: 'No results found',
  error: (message: string) => `Error: ${message}`,
  failed: 'Something went wrong.',
  prompt: 'What are you looking for?',
  label: 'Search the shop',
  submit: 'Search',
  resultsFor: (query: string) => `Results for ‘${query}’`,
  noneHint: 'Try a shorter word, or start from a category.',
  browse: 'Or start from a category',
  close: 'Close search',
  results: 'Suggestions',
  recent: 'Searched lately',
  forget: 'Clear recent searches',
  products: 'Products',
  categories: 'Categories',
  found: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`,
  all: (query: string) => `All results for ‘${query}’`,
} as const;
