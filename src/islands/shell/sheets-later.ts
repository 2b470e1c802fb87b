/** Fetches the files of the styles that this page carries, for pages that link them: once its own pictures are there. */
import { CARRIED } from '../../core/constants.ts';
import { savesData, whenIdle } from '../idle.ts';

export function startSheetsLater(): void {
  if (savesData()) return;
  whenIdle(() => {
    for (const style of document.querySelectorAll(`style[${CARRIED}]`)) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'style';
      link.href = style.getAttribute(CARRIED) ?? '';
      document.head.append(link);
    }
  });
}
