/** What pages are built from. Catalogue collections are answers of the API, asked through the one client. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { LOADERS } from './build/collections.ts';
import type { BuiltListing, BuiltLookbook } from './build/loaders.ts';
import type { BuiltModel } from './build/model-loader.ts';
import type { Category } from './core/catalogue/category.ts';
import type { Collection } from './core/catalogue/collection.ts';
import type { Article } from './core/editorial/article.ts';
import type { Question } from './core/editorial/question.ts';
import type { Room } from './core/editorial/room.ts';
import type { Store } from './core/editorial/store.ts';
import type { TextPage } from './core/editorial/text-page.ts';
import type { Picture } from './core/images/picture.ts';
import type { Film } from './core/landing/film.ts';
import type { BuiltLanding } from './core/landing/landing.ts';
import type { MissionCard } from './core/landing/mission.ts';
import type { Slide } from './core/landing/slide.ts';
import type { Product } from './core/product/product.ts';
import type { ReviewPage } from './core/product/review-reader.ts';
import type { Menu } from './core/shop/navigation.ts';
import type { BuiltSite } from './core/shop/site.ts';

const shaped = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

export const collections = {
  /** id: slug. Full products, description included. */
  products: defineCollection({ loader: LOADERS.products, schema: shaped<Product>() }),
  /** id: slug of a product that buyers have reviewed, data: the first page of what they say. */
  reviews: defineCollection({ loader: LOADERS.reviews, schema: shaped<ReviewPage>() }),
  /** id: slug, in the editors' order. */
  categories: defineCollection({ loader: LOADERS.categories, schema: shaped<Category & { order: number }>() }),
  /** id: slug, in the editors' order. */
  collections: defineCollection({ loader: LOADERS.collections, schema: shaped<Collection & { order: number }>() }),
  /** id: the path of a listing page ('shop', 'sale', 'category/lighting', 'collections/small-rooms'), data: its first page. */
  listings: defineCollection({ loader: LOADERS.listings, schema: shaped<BuiltListing>() }),
  /** One entry, 'menu'. */
  menu: defineCollection({ loader: LOADERS.menu, schema: shaped<Menu>() }),
  /** One entry, 'site': content/site.md and the SVG drawings beside it. */
  site: defineCollection({ loader: LOADERS.site, schema: shaped<BuiltSite>() }),
  /** id: slug of a product that has a model for viewers. */
  models: defineCollection({ loader: LOADERS.models, schema: shaped<BuiltModel>() }),
  /** One entry, 'lookbook'. */
  lookbook: defineCollection({ loader: LOADERS.lookbook, schema: shaped<BuiltLookbook>() }),
  /** One entry, 'landing': the lists of the landing page. */
  landing: defineCollection({ loader: LOADERS.landing, schema: shaped<BuiltLanding>() }),
  /** Mission, vision, values; id: the file's name. */
  mission: defineCollection({ loader: LOADERS.mission, schema: shaped<MissionCard>() }),
  /** One entry, 'film'. */
  film: defineCollection({ loader: LOADERS.film, schema: shaped<Film>() }),
  /** Pictures of pages, id: the name of the file. */
  scenes: defineCollection({ loader: LOADERS.scenes, schema: shaped<Picture>() }),
  /** Hero slides, id: position. */
  slides: defineCollection({ loader: LOADERS.slides, schema: shaped<Slide>() }),
  /** What editors write, id: slug. Drafts and articles of days to come are among them: see core/editorial/article.ts. */
  journal: defineCollection({ loader: LOADERS.journal, schema: shaped<Article>() }),
  texts: defineCollection({ loader: LOADERS.texts, schema: shaped<TextPage>() }),
  questions: defineCollection({ loader: LOADERS.questions, schema: shaped<Question>() }),
  stores: defineCollection({ loader: LOADERS.stores, schema: shaped<Store>() }),
  rooms: defineCollection({ loader: LOADERS.rooms, schema: shaped<Room>() }),
};
