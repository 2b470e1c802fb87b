/** What the view of samples gets, and how the chooser holds it. */
import type { ComponentType } from 'react';
import type { ConfigurationModel } from '../../../core/configuration/model.ts';
import type { Picture } from '../../../core/images/picture.ts';
import type { Product } from '../../../core/product/product.ts';

export type SamplesProps = {
  readonly product: Product;
  readonly sku: string;
  readonly model: ConfigurationModel<Picture>;
  /** Id of the option whose samples were asked for, and of its choice. */
  readonly option: string;
  readonly chosen: string;
  /** Back to the choices. */
  readonly onLeave: () => void;
};

export type OpenedSamples = { readonly View: ComponentType<SamplesProps>; readonly option: string };
