import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkKey } from '../../../src/core/configuration/configure.ts';
import {
  configuredSku,
  isConfigured,
  isSample,
  readSample,
  sampleSku,
  selectionOf,
  shownSku,
  splitSku,
} from '../../../src/core/configuration/key.ts';
import { anyConfigured } from '../../support/configurations.ts';
import { forAll } from '../../support/for-all.ts';

const id = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/);
const base = fc.stringMatching(/^[A-Z]{3}(-[A-Z0-9]{1,4}){1,2}$/);
const sampled = fc.record({ base, option: id, choice: id });

it('a sample has one SKU, which says what it is of', () => {
  expect(sampleSku({ base: 'TAM-SOF-3', option: 'fabric', choice: 'linen-olive' })).toBe(
    'TAM-SOF-3~sample.fabric.linen-olive',
  );
  forAll([sampled], (of) => {
    expect(readSample(sampleSku(of))).toEqual(of);
    expect(shownSku(sampleSku(of))).toBe(`${of.option}.${of.choice}`);
  });
});

it('is never taken for a configuration', () => {
  forAll([anyConfigured, sampled], ({ model }, of) => {
    const sku = sampleSku(of);
    expect([isSample(sku), isConfigured(sku)]).toEqual([true, false]);
    expect(selectionOf(splitSku(sku).key)).toBeNull();
    expect(checkKey(model, splitSku(sku).key).state).toBe('faulty');
  });
});

it('and no configuration for a sample, not even of an option named sample', () => {
  forAll([base, anyConfigured, id], (sku, { selection }, choice) => {
    for (const chosen of [selection, { sample: choice }, { ...selection, sample: choice }]) {
      const made = configuredSku(sku, chosen);
      expect([isSample(made), isConfigured(made)]).toEqual([false, true]);
    }
  });
});

it.each([
  'TAM-SOF-3',
  'TAM-SOF-3~sample',
  'TAM-SOF-3~sample.fabric',
  'TAM-SOF-3~sample.fabric.',
  'TAM-SOF-3~sample.fabric.linen.olive',
  'TAM-SOF-3~sample.fabric.linen_legs.oak',
  'TAM-SOF-3~Sample.fabric.linen',
  'TAM-SOF-3~sample.Fabric.linen',
  'TAM-SOF-3~x~sample.fabric.linen',
  '~sample.fabric.linen',
])('%s is no sample', (sku) => {
  expect(readSample(sku)).toBeNull();
});
