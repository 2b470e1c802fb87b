/** Links the web app manifest. */
import { MANIFEST } from '../../core/shop/constants.ts';

export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
