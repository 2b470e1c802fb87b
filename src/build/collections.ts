/** The loader of each collection. */
import type { Loader } from 'astro/loaders';
import { keepRows } from './content-rows.ts';
import { loadEditorial } from './editorial-loader.ts';
import { loadFilm, loadMission } from './landing-loader.ts';
import { loadFrom } from './loaders.ts';
import { loadModels } from './model-loader.ts';
import { loadScenes } from './scene-loader.ts';
import { loadSite } from './site-loader.ts';

const SOURCES = {
  products: loadFrom('products'),
  reviews: loadFrom('reviews'),
  categories: loadFrom('categories'),
  collections: loadFrom('collections'),
  listings: loadFrom('listings'),
  menu: loadFrom('menu'),
  site: loadSite(),
  models: loadModels(),
  lookbook: loadFrom('lookbook'),
  landing: loadFrom('landing'),
  mission: loadMission(),
  film: loadFilm(),
  scenes: loadScenes(),
  slides: loadFrom('slides'),
  journal: loadEditorial('journal'),
  texts: loadEditorial('policies', 'pages'),
  questions: loadEditorial('faq'),
  stores: loadEditorial('stores'),
  rooms: loadEditorial('rooms'),
} satisfies Record<string, Loader>;

type Name = keyof typeof SOURCES;

/** Loaders by name of their collection. */
export const LOADERS = Object.fromEntries(
  Object.entries(SOURCES).map(([name, loader]) => [name, keepRows(name, loader)]),
) as Record<Name, Loader>;
