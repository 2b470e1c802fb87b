/** Stored pictures in the form that the picture component draws. */
import { largePath, type Picture } from '../../../core/images/picture.ts';
import type { ProductRowResponse } from '../../../core/merchant/product-contract.ts';

type Stored = NonNullable<ProductRowResponse['picture']>;

export const pictureData = ({ hash, alt, width, height, tint, focus }: Stored): Picture => ({
  ...{ url: largePath(hash, 'webp'), hash, alt, width, height, tint },
  ...(focus && { focus }),
});
