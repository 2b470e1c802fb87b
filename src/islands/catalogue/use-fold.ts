/** Props of a <details> whose content is drawn when it is opened: also when that happened before hydration. */
import { type ToggleEvent, useEffect, useRef, useState } from 'react';

export function useFold(open: boolean) {
  const [shown, setShown] = useState(open);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open || ref.current?.open) setShown(true);
  }, [open]);
  return {
    ref,
    open: shown,
    onToggle: ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
      if (target === currentTarget) setShown(currentTarget.open);
    },
  };
}
