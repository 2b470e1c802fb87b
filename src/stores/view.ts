/** Grid or list view, remembered. Set on the root element, so that styles apply before islands hydrate. */
import { atom } from 'nanostores';
import { readStored, writeStored } from './storage.ts';

export type View = 'grid' | 'list';
const KEY = 'aroha:view';

export const $view = atom<View>('grid');

function show(view: View): void {
  $view.set(view);
  document.documentElement.dataset.view = view;
}

export function restoreView(): void {
  show(readStored(KEY) === 'list' ? 'list' : 'grid');
}

export function chooseView(view: View): void {
  show(view);
  writeStored(KEY, view);
}
