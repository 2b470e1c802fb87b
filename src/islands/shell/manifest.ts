/** Tells the browser of the shop's manifest. */
import { MANIFEST } from '../../core/shop/constants.ts';

export function tellManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
