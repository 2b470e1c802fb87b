/** Options and variants as the product form edits them. */

export type FormOption = {
  readonly key: string;
  readonly name: string;
  /** Separated by commas. */
  readonly values: string;
  /** Colours by value: #rrggbb. */
  readonly swatches: Readonly<Record<string, string>>;
};

export type FormVariant = {
  readonly key: string;
  readonly id: string | null;
  readonly sku: string;
  readonly values: readonly string[];
  readonly price: string;
  readonly originalPrice: string;
  readonly stock: string;
  readonly seen: number | null;
  /** Whole weeks; '' for what is not made to order. */
  readonly leadWeeks: string;
  /** ISO day; '' for what is there. */
  readonly arrivesOn: string;
  readonly hidden: boolean;
  /** Hash of its picture. */
  readonly picture: string | null;
};

let made = 0;

/** Returns a key that is unique on this page. */
export function newKey(): string {
  made += 1;
  return `new-${made}`;
}
