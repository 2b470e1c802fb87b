/** A value that follows another one after a pause. */
import { useEffect } from 'react';
import { SEARCH } from '../../core/catalogue/constants.ts';
import { cleanQuery } from '../../core/catalogue/search.ts';
import { searchFor } from '../../stores/search.ts';

/** Debounces typing; clearing the field applies at once. */
export function useDebounced(text: string): void {
  useEffect(() => {
    if (cleanQuery(text) === '') {
      searchFor('');
      return;
    }
    const timer = setTimeout(() => searchFor(text), SEARCH.debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
}
