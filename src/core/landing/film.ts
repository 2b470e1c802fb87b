/** The landing page's film, if the media folder holds one. */
import type { Picture } from '../images/picture.ts';

/** sources: best first, empty without a film. poster: the picture shown before it plays. */
export type Film = {
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: Picture | null;
};

/** Where films are served. */
export const FILM_PATH = '/film';

/** Encodings of a film, the smaller first. */
export const FILM_TYPES: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' };
