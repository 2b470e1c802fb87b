/** The film of the landing page, as far as the media folder holds one. */
import type { Picture } from '../images/picture.ts';

/** sources: best first, none when there is no film. poster: the moment before it plays. */
export type Film = {
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: Picture | null;
};

/** Where films are served. */
export const FILM_PATH = '/film';

/** Encodings of a film, the smaller first. */
export const FILM_TYPES: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' };
