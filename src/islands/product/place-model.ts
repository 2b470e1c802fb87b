/** A 3D model with the button that places it in a room. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { showModel, type Viewer } from '../model-stage.ts';

/** In order of preference. Scene Viewer fetches the file itself; the others show what the viewer shows. */
const MODES = 'webxr scene-viewer quick-look';
const LIVE_MODES = 'webxr quick-look';

const AR: Readonly<Record<string, string>> = { ar: '', 'ar-modes': MODES, 'ar-placement': 'floor' };

/** Resolves when the model is shown. more: the viewer's attributes beside the usual ones. */
export function placeModel(
  stage: HTMLElement,
  path: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Viewer> {
  const place = document.createElement('button');
  place.slot = 'ar-button';
  place.className = 'room-place';
  place.textContent = PRODUCT_COPY.room.place;
  return showModel(stage, path, PRODUCT_COPY.room.alt(name), { ...AR, ...more }, place);
}

/**
 * Puts a shown model into a variant; false when it does not have it, as a model that a shop uploaded. Scene Viewer would place the
 * model in its first variant, so it is not offered for others.
 */
export function dressModel(viewer: Viewer, variant: string): boolean {
  const [first] = viewer.availableVariants;
  const known = viewer.availableVariants.includes(variant);
  viewer.setAttribute('ar-modes', !known || variant === first ? MODES : LIVE_MODES);
  if (known) viewer.variantName = variant;
  return known;
}
