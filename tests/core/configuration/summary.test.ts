import { expect, it } from 'vitest';
import { checkSelection } from '../../../src/core/configuration/configure.ts';
import { readConfiguration } from '../../../src/core/configuration/reader.ts';
import { summaryOf } from '../../../src/core/configuration/summary.ts';
import { configuredVariant, firstConfigured } from '../../../src/core/configuration/variant.ts';
import { merchantFeed } from '../../../src/core/merchant/feed.ts';
import { choiceWith, SOFA } from '../../support/configurations.ts';
import { feedFaults } from '../../support/merchant-feed.ts';
import { aProduct } from '../../support/product.ts';

/** As the API sends it: whole rupees. */
const SENT = {
  ...SOFA,
  price: 84_900,
  options: SOFA.options.map((option) =>
    option.kind === 'size'
      ? { ...option, perCm: 450 }
      : { ...option, choices: option.choices.map((choice) => ({ ...choice, add: choice.add / 100 })) },
  ),
};

it('says how much there is to choose, from which price, and colours of every part of the range', () => {
  const swatches = ['#111111', '#222222', '#333333'].map((swatch, at) => choiceWith(`c${at}`, { swatch }));
  const [, legs, width] = SOFA.options;
  const model = {
    ...SOFA,
    exclusions: [],
    options: [{ kind: 'choice', id: 'fabric', name: 'Fabric', choices: swatches }, legs, width],
  };
  expect(summaryOf(model as never)).toEqual({
    line: '3 fabrics, 2 legs and any width from 180 to 240 cm',
    from: 'From ₹75,900, made in 6 weeks',
    open: 'Choose fabric, legs and width',
    colours: ['#111111', '#222222', '#333333'],
  });
});

it('is read from a response as it was stored, and left out as a whole when a part cannot be read', () => {
  expect(readConfiguration(SENT)).toEqual(SOFA);
  expect(readConfiguration({ ...SENT, price: 849.5 })).toBeNull();
  expect(readConfiguration({ ...SENT, options: [...SENT.options, { kind: 'choice', id: 'x', name: 'X' }] })).toBeNull();
  expect(readConfiguration(undefined)).toBeNull();
});

it('has one item in the feed, which meets its limits and links to the piece', () => {
  const product = aProduct({ slug: 'sofa', sku: 'TAM-1', configuration: SENT });
  const first = firstConfigured(product);
  const checked = checkSelection(SOFA, { fabric: 'linen', legs: 'oak', width: '200' });
  expect(checked.state === 'valid' && configuredVariant('TAM-1', checked.configuration as never)).toEqual(first);
  const xml = merchantFeed([product], 'https://shop.example');
  expect(feedFaults(xml)).toEqual([]);
  expect(xml).toContain('<g:id>TAM-1-MTO</g:id>');
  expect(xml).toContain('<g:price>84900.00 INR</g:price>');
  expect(xml).toContain('/product/sofa?variant=TAM-1~fabric.linen_legs.oak_width.200');
  expect(xml).toContain('<g:min_handling_time>37</g:min_handling_time>');
});
