/** Searches products by name while a person types. */
import { useEffect, useState } from 'react';
import { STOCK_LIST } from '../../../core/merchant/constants.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { callMerchant } from '../../../stores/staff.ts';

const FOUND = '8';

export type Piece = { readonly slug: string; readonly name: string };

/** Products that fit the words, a moment after typing; null while there are none to show. */
export function useFound(words: string): { found: readonly Piece[] | null; isFailed: boolean } {
  const [found, setFound] = useState<readonly Piece[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (words.trim() === '') return setFound(null);
    let isCurrent = true;
    const timer = setTimeout(() => {
      const query = { q: words.trim(), pageSize: FOUND };
      callMerchant(MERCHANT_ENDPOINTS.merchantProducts, { query }).then(
        ({ rows }) => isCurrent && setFound(rows.map(({ slug, name }) => ({ slug, name }))),
        (error: unknown) => {
          console.warn(error);
          if (isCurrent) setFailed(true);
        },
      );
    }, STOCK_LIST.searchMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return { found, isFailed };
}
