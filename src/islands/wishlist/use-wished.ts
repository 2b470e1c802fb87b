/** The pieces behind slugs, asked for when they are first shown. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $wished, loadWished, type Wished } from '../../stores/wished.ts';

const LOADING: Wished = { state: 'loading' };

export function useWished(slugs: readonly string[]) {
  const known = useStore($wished, { ssr: () => ({}) });
  const asked = slugs.join();
  useEffect(() => {
    if (asked) loadWished(asked.split(','));
  }, [asked]);
  return {
    of: (slug: string): Wished => known[slug] ?? LOADING,
    failed: slugs.some((slug) => known[slug]?.state === 'failed'),
    retry: () => loadWished(slugs),
  };
}
