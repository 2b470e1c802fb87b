/** A complete sample product to modify. */
import type { Product } from '../../src/core/product/product.ts';
import { readProduct } from '../../src/core/product/reader.ts';

const WIRE = {
  _id: 'p1',
  slug: 'elegant-lamp',
  sku: 'LMP-1',
  name: 'Elegant lamp',
  brand: 'Noor',
  category: { _id: 'c1', slug: 'lighting', name: 'Lighting' },
  type: 'Lamps',
  short_description: 'Brass and linen.',
  description: '<p>Turned by hand.</p>',
  price: { amount: 4990, currency: 'INR' },
  rating: 4.5,
  reviewCount: 12,
  stock: { isInStock: true, quantity: 7 },
  images: [{ large_image_url: 'https://pictures.example/lamp.webp' }],
  createdAt: '2026-02-03',
};

export function aProduct(changes: Partial<Product> = {}): Product {
  const product = readProduct(WIRE);
  if (!product) throw new Error('The sample product is invalid.');
  return { ...product, ...changes };
}

/** The same product as a backend sends it. */
export const aWireProduct = (changes: Record<string, unknown> = {}) => ({ ...WIRE, ...changes });
