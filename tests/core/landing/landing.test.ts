import { describe, expect, it } from 'vitest';
import { readCategory } from '../../../src/core/catalogue/category.ts';
import { LANDING_COPY } from '../../../src/core/landing/copy.ts';
import { roomHref, shopPath, TABS } from '../../../src/core/landing/landing.ts';
import { showcaseOf } from '../../../src/core/landing/showcase.ts';

describe('the landing page', () => {
  it('links each tab to the shop with its query and title', () => {
    expect(TABS.map(shopPath)).toEqual([
      '/shop?new=true&title=New+Designs',
      '/shop?bestselling=true&title=Best+Sellers',
      '/shop?onsale=true&title=Sale',
    ]);
  });

  it('links to the first room without a number, to the others by number', () => {
    expect([0, 1, 3].map(roomHref)).toEqual(['/room', '/room-single2', '/room-single4']);
  });

  it('names a category by its headline or name, and drops products without a picture', () => {
    const category = readCategory({
      _id: 'c1',
      name: 'Lighting',
      topProducts: [
        { _id: 'p1', name: 'Lamp', image: 'https://pictures.example/lamp.jpg' },
        { _id: 'p2', name: 'Pendant' },
      ],
    });
    const showcase = category && showcaseOf(category);
    expect(showcase).toMatchObject({
      slug: 'lighting',
      headline: 'Lighting',
      line: 'Lamps, pendants, & more',
      picture: null,
    });
    expect(showcase?.pieces.map(({ name }) => name)).toEqual(['Lamp']);
  });

  it("names the piece of a category's picture when it is among the best", () => {
    const best = [{ _id: 'p1', slug: 'lamp', name: 'Lamp', price: 5710, image: 'https://pictures.example/lamp.jpg' }];
    const shown = (picturedProduct: string) => {
      const category = readCategory({ _id: 'c1', name: 'Lighting', picturedProduct, topProducts: best });
      return category && showcaseOf(category).pictured;
    };
    expect(shown('lamp')).toMatchObject({ slug: 'lamp', name: 'Lamp', price: { amount: 571_000, currency: 'INR' } });
    expect(shown('pendant')).toBeNull();
  });

  it('has the specified texts', () => {
    expect(LANDING_COPY).toMatchObject({
      intro: { caption: 'CURATING YOUR SPACE' },
      hero: { label: 'Collection', shopNow: 'Shop Now', exploreMore: 'Explore More', failed: 'Image unavailable' },
      categories: {
        loading: 'Loading Categories...',
        failed: 'Failed to load categories',
        retry: 'Retry',
        none: 'No categories available',
        emptyHint: 'Check back soon for new arrivals in this category',
        all: 'View All Categories',
        featured: 'Featured Collection',
        newArrivals: 'New Arrivals',
        explore: 'Explore Collection',
      },
      collection: {
        label: 'Curated for You',
        title: 'Our Collection',
        line: 'Discover handpicked pieces that define elegance and style',
        tabs: { fresh: 'New Designs', best: 'Best Sellers', sale: 'Sale' },
        explore: 'Explore Full Collection',
        empty: 'No products found',
        emptyHint: 'Check back soon for new arrivals',
        log: 'Failed to fetch products',
      },
      about: { title: 'About Us' },
      mission: { learnMore: 'Learn More' },
    });
    expect(LANDING_COPY.categories.empty('Lighting')).toBe('No Lighting available');
    expect(LANDING_COPY.hero.slide(2)).toBe('Slide 2');
  });
});
