/** Hands focus, text and selection of a panel's placeholder over to the panel's first field. */
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { removePlaceholder } from '../stores/panel-placeholder.ts';
import { enterTyped, readTyped } from '../stores/typed-text.ts';

/** Time in milliseconds in which the panel that replaces a visible placeholder appears without a transition. */
const REPLACE_MS = 400;

/** Replaces the placeholder by its panel; a visible one without a second transition. */
function replace(placeholder: Element): void {
  const { dataset } = document.documentElement;
  const plate = placeholder.closest('.opening');
  if (plate && getComputedStyle(plate).opacity !== '0') {
    dataset.replaced = '';
    setTimeout(() => delete dataset.replaced, REPLACE_MS);
  }
  removePlaceholder();
}

function takeOver(panel: string, field: HTMLInputElement): void {
  const placeholder = document.querySelector<HTMLInputElement>(`[data-opening="${panel}"] [data-typed="${panel}"]`);
  if (!placeholder) return;
  // In this order: losing the focus completes an input method's composition.
  if (document.activeElement === placeholder) field.focus({ preventScroll: true });
  const typed = readTyped(placeholder);
  placeholder.value = '';
  replace(placeholder);
  // An earlier text is replaced by the first key.
  if (typed.value === '') field.select();
  // After React's commit, and before the next key.
  else queueMicrotask(() => enterTyped(field, typed));
}

/** Returns a ref for the field, which receives the text as soon as it is in the document. */
export function useTypedText(panel: string, open: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const attach: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      field.current = element;
      if (element) takeOver(panel, element);
    },
    [panel],
  );
  // A panel that is opened while it closes still has its field.
  useLayoutEffect(() => {
    if (open && field.current) takeOver(panel, field.current);
  }, [open, panel]);
  return { field, attach };
}
