/**
 * Every product model was checked in its current shape for loose, floating and coinciding parts; see
 * src/studio/contact.mjs.
 */
import { describe, expect, it } from 'vitest';
import { contactReport, modelSlugs, openFaults, unchecked } from '../../src/studio/contact.mjs';
import { ACCEPTED, UNCHECKED } from '../../src/studio/contact-accepted.mjs';
import { shapePrint } from '../../src/studio/shape-source.mjs';

const report = contactReport();
const slugs = modelSlugs().filter((slug) => !(slug in UNCHECKED));

describe('the contact report', () => {
  it('covers every product model except those in contact-accepted.mjs', () => {
    expect(Object.keys(report).toSorted()).toEqual(slugs.toSorted());
  });

  it('is newer than the shape of every model: run npm run studio -- --check', () => {
    expect(unchecked(slugs)).toEqual([]);
  });

  it('has no unexplained faults', () => {
    expect(openFaults(report, ACCEPTED)).toEqual([]);
  });

  it('has every accepted fault, each with a reason', () => {
    const unused = (slug: string, patterns: readonly RegExp[]) =>
      patterns.filter((pattern) => !report[slug]?.faults.some((found: string) => pattern.test(found))).map(String);
    const idle = Object.entries(ACCEPTED).flatMap(([slug, { faults, why }]) => [
      ...(why.length < 20 ? [slug] : []),
      ...unused(slug, faults),
    ]);
    expect(idle).toEqual([]);
  });

  it('reports only a model whose shape was edited (control)', () => {
    const moved = (slug: string) =>
      shapePrint(slug, (text) =>
        slug === 'tarang-copper-jug' ? text.replace("'handle', grip, .0042", "'handle', grip, .0050") : text,
      );
    expect(unchecked(slugs, report, moved)).toEqual(['tarang-copper-jug']);
  });

  it("ignores changes of an image's framing", () => {
    const reframed = (slug: string) => shapePrint(slug, (text) => text.replace(/^VIEW = \{/m, "VIEW = {'zoom': 2, "));
    expect(unchecked(slugs, report, reframed)).toEqual([]);
  });

  it('reports a fault without a reason (control)', () => {
    const fault = 'handle 1 ends in the air';
    const broken = { 'tarang-copper-jug': { shape: '', faults: [fault] } };
    expect(openFaults(broken, {})).toEqual([`tarang-copper-jug: ${fault}`]);
    expect(openFaults(broken, { 'tarang-copper-jug': { faults: [/^handle 1 ends/], why: 'none' } })).toEqual([]);
  });
});
