/** Astro loaders for the landing page: mission cards and film. */
import { z } from 'zod';
import { largePath, type Picture } from '../core/images/picture.ts';
import type { Film } from '../core/landing/film.ts';
import type { MissionCard } from '../core/landing/mission.ts';
import { readEnv } from '../core/shop/env.ts';
import { picture } from '../ingest/content-parts.ts';
import { readEntries } from '../ingest/read-entries.ts';
import { filmFiles, filmSources } from '../media/film.ts';
import { type Media, mediaOf } from '../media/media.ts';
import { fileLoader } from './file-loader.ts';

/** Shown until there is a film. */
const STILL = 'scenes/about-us.webp';

export const missionSchema = z.strictObject({
  title: z.string().trim().min(1),
  order: z.int(),
  line: z.string().trim().min(1).max(160),
  picture,
});

/** Returns the image with its metadata, null when the file does not exist. */
async function pictureOf(media: Media, file: string, alt: string): Promise<Picture | null> {
  const original = media.byFile(file);
  if (!original) return null;
  return { url: largePath(original.hash, 'webp'), hash: original.hash, alt, ...(await media.measure(original)) };
}

async function missionCards(contentDir: string, media: Media): Promise<MissionCard[]> {
  const entries = readEntries(contentDir, 'mission', missionSchema);
  const cards = entries.map(async ({ slug, data, body }) => ({
    ...data,
    id: slug,
    description: body,
    picture: await pictureOf(media, data.picture.file, data.picture.alt),
  }));
  return Promise.all(cards);
}

async function film(contentDir: string, media: Media): Promise<Film> {
  const files = filmFiles(contentDir);
  const posters = await Promise.all(files.map((name) => pictureOf(media, `film/${name}`, '')));
  const poster = posters.find((one) => one !== null) ?? (await pictureOf(media, STILL, ''));
  return { sources: filmSources(files), poster };
}

/** Ids are file names. */
export const loadMission = () =>
  fileLoader('mission', ['mission'], async () => {
    const env = readEnv(process.env);
    return (await missionCards(env.CONTENT_DIR, mediaOf(env))).map((card) => ({ id: card.id, data: card }));
  });

/** One entry, 'film'. */
export const loadFilm = () =>
  fileLoader('film', ['media/film'], async () => {
    const env = readEnv(process.env);
    return [{ id: 'film', data: await film(env.CONTENT_DIR, mediaOf(env)) }];
  });
