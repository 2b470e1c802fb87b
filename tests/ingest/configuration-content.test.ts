import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EditedConfiguration } from '../../src/core/merchant/edited-product-shapes.ts';
import { modelOfEntry } from '../../src/ingest/configuration-content.ts';
import { configurationEntry } from '../../src/ingest/configuration-export.ts';
import { configurationSchema } from '../../src/ingest/configuration-schema.ts';
import { productSchema } from '../../src/ingest/content.ts';
import { parseEntry } from '../../src/ingest/markdown.ts';
import { readEntries } from '../../src/ingest/read-entries.ts';
import { productFile } from '../support/small-content.ts';

const FABRIC = `
    - name: Fabric
      ranges:
        - { name: Linen, care: Wash at 30 °C., rubs: 25000, choices: [{ name: Flax }, { name: Olive }] }
        - { name: Velvet, price: '+₹4,000', lead: 8 weeks, choices: [{ name: Rust, id: rust-velvet }] }`;
const SIZE = `
    - { name: Length, size: { from: 160, to: 240, step: 5, at: 180, price: '+₹45 per cm', side: width } }`;
const file = (options: string, more = '') =>
  productFile({ configuration: `\n  lead: 6 weeks\n  options:${options}${more && `\n${more}`}` });
const modelOf = (text: string) => {
  const { data } = parseEntry('sofa.md', text, productSchema);
  return data.configuration && modelOfEntry(data.configuration, data.price);
};
const fault = (text: string) => {
  try {
    modelOf(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('configuration in front matter', () => {
  it('is read with the facts of its ranges, the price of the product and days', () => {
    expect(modelOf(file(FABRIC))).toMatchObject({
      ...{ price: 499_000, days: 42, exclusions: [] },
      options: [
        {
          ...{ kind: 'choice', id: 'fabric', name: 'Fabric' },
          choices: [
            { id: 'flax', group: 'Linen', care: 'Wash at 30 °C.', rubs: 25_000, add: 0, days: 0, unavailable: null },
            { id: 'olive', group: 'Linen' },
            { id: 'rust-velvet', name: 'Rust', group: 'Velvet', add: 400_000, days: 56 },
          ],
        },
      ],
    });
    expect(modelOf(file(SIZE))?.options).toMatchObject([{ kind: 'size', id: 'length', at: 180, perCm: 4_500 }]);
  });

  it.each([
    ['a price without a sign', FABRIC.replace('+₹4,000', '₹4,000'), '', "such as '+₹4,000' or '+6 %'"],
    ['a lead in months', FABRIC.replace('8 weeks', '2 months'), '', "such as '10 days' or '6 weeks'"],
    ['two choices of one id', FABRIC.replace('name: Olive', 'name: Flax'), '', "'flax' is listed twice"],
    ['a size off its steps', SIZE.replace('at: 180', 'at: 181'), '', 'must be 160 to 240 in steps of 5'],
    ['an end off its steps', SIZE.replace('to: 240', 'to: 243'), '', 'must be 160 and some steps of 5'],
    ['an unknown option', FABRIC, '  exclusions: [{ when: { legs: [oak] }, because: No. }]', 'is no option: fabric'],
    [
      'an unknown choice',
      FABRIC,
      '  exclusions: [{ when: { fabric: [silk] }, because: No. }]',
      "'silk' is no choice of Fabric",
    ],
    ['choices of a size', SIZE, '  exclusions: [{ when: { length: [long] }, because: No. }]', 'needs above or below'],
    [
      'no choice left',
      FABRIC,
      '  exclusions: [{ when: { fabric: [flax, olive, rust-velvet] }, because: No. }]',
      'nothing that can be ordered',
    ],
    ['a negative price', FABRIC.replace('+₹4,000', '-₹5,000'), '', 'cost less than ₹1'],
  ])('is refused with %s', (_, options, more, message) => {
    expect(fault(file(options, more))).toContain(message);
    // Control.
    expect(fault(file(options === FABRIC || options === SIZE ? options : FABRIC))).toBe('');
  });

  it('is refused for a product in dollars, and with ids too long for a SKU', () => {
    expect(fault(file(FABRIC).replace('price: 4990', 'price: 4990\ncurrency: USD'))).toContain('currency INR');
    const long = (name: string) => `\n    - { name: ${name}, choices: [{ name: A, id: ${'a'.repeat(24)} }] }`;
    expect(fault(file(['Fabric', 'Legs', 'Seat', 'Arms'].map(long).join('')))).toContain('ids are too long');
  });

  it('is written back as what is read as the same', () => {
    const models = [
      modelOf(
        file(FABRIC + SIZE, '  exclusions: [{ when: { fabric: [flax], length: { above: 220 } }, because: Too long. }]'),
      ),
      ...readEntries('content', 'products', productSchema).map(
        ({ data }) => data.configuration && modelOfEntry(data.configuration, data.price),
      ),
    ].filter((model) => model !== undefined);
    for (const model of models) {
      const stored = JSON.parse(JSON.stringify(model), (key, value) =>
        (key === 'picture' || key === 'texture') && value ? { hash: value.file, alt: value.alt } : value,
      ) as EditedConfiguration;
      const written = parse(JSON.stringify(configurationEntry(stored, (hash) => hash)));
      expect(modelOfEntry(configurationSchema.parse(written), 1)).toEqual(model);
    }
  });
});
