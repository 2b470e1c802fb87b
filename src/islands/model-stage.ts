/**
 * Shows a 3D model in an element: loads the viewer and the model. The viewer needs a URL for its decoder's script although it
 * bundles the decoder, so our script there is almost empty.
 */
import { loadFullStylesheets } from './stylesheets.ts';
import { DECODER, trustOurScripts } from './trust.ts';

/** The viewer's element, as far as we use it. */
export type Viewer = HTMLElement & {
  src: string;
  /** Names of the model's variants (KHR_materials_variants), in its order. */
  readonly availableVariants: readonly string[];
  variantName: string | null;
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  'camera-controls': '',
  'touch-action': 'pan-y',
  'shadow-intensity': '0.9',
  'shadow-softness': '0.8',
  exposure: '1.05',
  'tone-mapping': 'neutral',
  'interaction-prompt': 'none',
};

/** Resolves to the viewer when the model is shown; rejects when it cannot be. more: attributes beside the usual ones. inner: put into the viewer. */
export async function showModel(
  stage: HTMLElement,
  path: string,
  alt: string,
  more: Readonly<Record<string, string>> = {},
  ...inner: readonly Node[]
): Promise<Viewer> {
  trustOurScripts();
  const [{ ModelViewerElement }] = await Promise.all([import('@google/model-viewer'), loadFullStylesheets()]);
  ModelViewerElement.meshoptDecoderLocation = DECODER;
  const viewer = document.createElement('model-viewer') as Viewer;
  for (const [key, value] of Object.entries({ ...ATTRIBUTES, alt, ...more })) viewer.setAttribute(key, value);
  viewer.append(...inner);
  const loaded = new Promise<void>((resolve, reject) => {
    viewer.addEventListener('load', () => resolve(), { once: true });
    viewer.addEventListener('error', () => reject(new Error(path)), { once: true });
  });
  viewer.src = path;
  stage.replaceChildren(viewer);
  stage.hidden = false;
  stage.scrollIntoView({ block: 'nearest' });
  await loaded;
  return viewer;
}
