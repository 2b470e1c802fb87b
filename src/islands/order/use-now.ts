/** The current time, updated periodically. */
import { useEffect, useState } from 'react';
import { ORDER_PAGE } from '../../core/order/constants.ts';

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ORDER_PAGE.tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
