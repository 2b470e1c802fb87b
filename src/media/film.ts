/** The film under content/media/film: its files, serving in development, and copying into a build. */
import { copyFileSync, createReadStream, mkdirSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { FILM_PATH, FILM_TYPES } from '../core/landing/film.ts';

const folderOf = (contentDir: string) => join(contentDir, 'media', 'film');

/** Returns the names of the folder's files, sorted; [] when it does not exist. */
export function filmFiles(contentDir: string): string[] {
  try {
    return readdirSync(folderOf(contentDir)).sort();
  } catch {
    return [];
  }
}

const isFilm = (name: string) => extname(name) in FILM_TYPES;

/** Returns sources for a video element, the smaller encoding first. */
export function filmSources(files: readonly string[]): { src: string; type: string }[] {
  return Object.entries(FILM_TYPES).flatMap(([ending, type]) =>
    files.filter((name) => extname(name) === ending).map((name) => ({ src: `${FILM_PATH}/${name}`, type })),
  );
}

/** Copies the film into a build. */
export function writeFilm(contentDir: string, buildDir: string): void {
  const films = filmFiles(contentDir).filter(isFilm);
  if (films.length > 0) mkdirSync(join(buildDir, FILM_PATH), { recursive: true });
  for (const name of films) copyFileSync(join(folderOf(contentDir), name), join(buildDir, FILM_PATH, name));
}

/** Serves the film in development; returns whether the request matched. */
export function sendFilm(contentDir: string, request: IncomingMessage, response: ServerResponse): boolean {
  const name = request.url?.startsWith(`${FILM_PATH}/`)
    ? request.url.slice(FILM_PATH.length + 1).split('?')[0]
    : undefined;
  if (!name || !isFilm(name) || !filmFiles(contentDir).includes(name)) return false;
  response.setHeader('content-type', FILM_TYPES[extname(name)] ?? '');
  createReadStream(join(folderOf(contentDir), name)).pipe(response);
  return true;
}
