/** Loads further pages of reviews. */
import { useState } from 'react';
import type { ReviewPage, ReviewView } from '../../core/product/review-reader.ts';
import { fetchReviews } from '../../stores/reviews.ts';

/** Loads further pages one by one. */
export function useMorePages(slug: string, first: ReviewPage | null) {
  const [more, setMore] = useState<readonly ReviewView[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const known = [...(first?.reviews ?? []), ...more];
  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const size = first?.reviews.length || 1;
      const page = await fetchReviews(slug, Math.floor(known.length / size) + 1);
      const ids = new Set(known.map(({ id }) => id));
      setMore([...more, ...page.reviews.filter(({ id }) => !ids.has(id))]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { known, state, loadMore, reset: () => setMore([]) };
}
