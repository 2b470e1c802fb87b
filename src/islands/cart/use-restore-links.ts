/** Restores the saved cart of a letter's link. */
import { useEffect, useState } from 'react';

/** Counts links that restore a cart: the page's own, and those opened in the same tab later. */
export function useRestoreLinks(): number {
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const look = () => window.location.hash.startsWith('#restore=') && setLinks((before) => before + 1);
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return links;
}
