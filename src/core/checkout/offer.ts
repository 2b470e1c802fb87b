/** What a cart asks for, and what the shop offers for each line. */
import type { Lead } from '../delivery/lead.ts';
import type { Box } from '../delivery/size.ts';
import type { Tax } from './tax.ts';

export type WantedLine = { readonly sku: string; readonly quantity: number };

/** A SKU's data for a quote; Image is the caller's type for pictures. */
export type Offer<Image = unknown> = {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  /** 'Olive linen / Large', '' without options. */
  readonly variant: string;
  readonly picture: Image | null;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly stock: number;
  readonly tax: Tax;
  readonly madeToOrder: boolean;
  /** The box in which one piece travels. */
  readonly box: Box;
  /** As pieceText() writes it, for the fit verdict; null: size unknown. */
  readonly piece: string | null;
  readonly lead: Lead;
};
