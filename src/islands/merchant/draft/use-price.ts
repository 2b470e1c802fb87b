/** Asks for a price while a form changes: a moment after the last change, and the latest response wins. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '../../../core/shop/endpoints.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';

const TYPING_MS = 250;

/** data is the price of an earlier body while asking is true. */
export type Price<T> = { readonly data: T | null; readonly asking: boolean; readonly fault: string };

/** body: JSON of the request, '' to ask for nothing. params: of the path. */
export function usePrice<T>(endpoint: Endpoint<T>, body: string, params = '') {
  const [price, setPrice] = useState<Price<T>>({ data: null, asking: body !== '', fault: '' });
  const latest = useRef(0);
  const waiting = useRef<((data: T | null) => void)[]>([]);
  const settle = useCallback((data: T | null) => {
    for (const resolve of waiting.current.splice(0)) resolve(data);
  }, []);
  const ask = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    try {
      const data = await callMerchant(endpoint, { params: { number: params }, body: JSON.parse(body) });
      if (own !== latest.current) return;
      setPrice({ data, asking: false, fault: '' });
      settle(data);
    } catch (error) {
      if (own !== latest.current) return;
      setPrice((now) => ({ ...now, asking: false, fault: messageOf(error) }));
      settle(null);
    }
  }, [endpoint, body, params, settle]);
  useEffect(() => {
    settle(null);
    if (body === '') {
      latest.current += 1;
      setPrice({ data: null, asking: false, fault: '' });
      return;
    }
    setPrice((now) => ({ ...now, asking: true }));
    const timer = setTimeout(ask, TYPING_MS);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [ask, body, settle]);
  /** The price of this body; null when it cannot be had, or when the form changes meanwhile. */
  const settled = (): Promise<T | null> =>
    price.asking ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve(price.data);
  return { ...price, ask, settled };
}
