/** Grid or list view, remembered. Set on the root element, so that styles apply before islands hydrate. */
import { atom } from 'nanostores';
import { afterFrame } from './after-frame.ts';
import { readStored, writeStored } from './storage.ts';

export type View = 'grid' | 'list';
const KEY = 'aroha:view';

export const $view = atom<View>('grid');

function layOut(): void {
  document.documentElement.dataset.view = $view.get();
}

export function restoreView(): void {
  $view.set(readStored(KEY) === 'list' ? 'list' : 'grid');
  layOut();
}

/** The pressed button is on the screen before the whole list is laid out anew. */
export function chooseView(view: View): void {
  $view.set(view);
  writeStored(KEY, view);
  afterFrame(layOut);
}
