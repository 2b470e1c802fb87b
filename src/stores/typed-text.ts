/** Text typed before a field's code has run: read from one field, and entered as if typed in the field that is live. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
type TypedText = { readonly value: string; readonly start: number | null; readonly end: number | null };

const FIELDS = 'textarea, input:not([type="file"], [type="range"], [type="checkbox"], [type="radio"])';

export function readTyped({ value, selectionStart, selectionEnd }: TextField): TypedText {
  return { value, start: selectionStart, end: selectionEnd };
}

/** React ignores input events of fields that show what it set last: another value is set first, the text past React. */
export function enterTyped(field: TextField, { value, start, end }: TypedText): void {
  field.value = `${value}.`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Email fields have no selection: their caret is at the end.
  if (start !== null && field.selectionStart !== null) field.setSelectionRange(start, end);
}

/**
 * Repeats for React what was typed into an island before it was hydrated, and where the focus is. Call it in the layout
 * effects of the commit that hydrates the island: a later render would reset the fields.
 */
export function carryTyped(island: Element): void {
  const fields = [...island.querySelectorAll<TextField>(FIELDS)].filter((field) => field.value !== field.defaultValue);
  const typed = fields.map((field) => [field, readTyped(field)] as const);
  const focused = document.activeElement;
  // After the commit, and before the next key.
  queueMicrotask(() => {
    if (focused && island.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, text] of typed) {
      enterTyped(field, text);
      if (field !== focused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  });
}
