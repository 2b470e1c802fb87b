/** Warns before the page is left while an element marked data-unsaved holds input that is not saved. */
import { useEffect } from 'react';

export const hasUnsaved = (): boolean => document.querySelector('[data-unsaved]') !== null;

export function useUnsavedWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
