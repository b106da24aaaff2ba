import { describe, expect, it } from 'vitest';
import { codeOnPage } from '#test/support/code-input.ts';
import type { Understood } from '../document/understood.ts';
import { codesOfLegs } from './codes-of-legs.ts';
import type { LegFields } from './transport.ts';

/** A ride whose stops stand so far from the top of a page. */
function legAt(...tops: readonly number[]): LegFields {
  const [departure, arrival] = tops.map((y) => ({
    place: { cells: [{ region: { x: 0, y, width: 0.2, height: 0.02 } }] },
  }));
  return { leg: { departure, arrival: arrival ?? {} }, fields: {}, facts: [], page: 1 } as unknown as LegFields;
}

/** A page with codes so far from its top. */
function pageWith(...tops: readonly number[]): Understood {
  const barcodes = tops.map((y, at) => ({
    ...codeOnPage('0', String(at)),
    id: `0#${at + 1}`,
    region: { x: 0.7, y, width: 0.1, height: 0.1 },
  }));
  return { sheets: [{ number: 1, page: { barcodes } }] } as unknown as Understood;
}

describe('codes of the legs of a page', () => {
  const [out, back] = [legAt(0.2, 0.3), legAt(0.6, 0.7)];

  it('are those that stand nearest, whatever their order', () => {
    expect([...codesOfLegs(pageWith(0.6, 0.2), [out, back]).values()]).toEqual(['0#2', '0#1']);
  });

  it('are not told where one is nearest to both, or there are more than legs', () => {
    expect(codesOfLegs(pageWith(0.2, 0.95), [legAt(0.2), legAt(0.3)]).size).toBe(0);
    expect(codesOfLegs(pageWith(0.2, 0.6, 0.8), [out, back]).size).toBe(0);
    expect(codesOfLegs(pageWith(0.2), [out]).size).toBe(0);
  });
});
