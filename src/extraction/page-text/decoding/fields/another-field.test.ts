import { describe, expect, it } from 'vitest';
import type { Reading } from '#src/tickets/evidence.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Told } from '../spans/told.ts';
import { isAdmission, isCutAddress, isCutClass, isOtherName } from './another-field.ts';

/** A part of a line, as the scorer tells it with some likelihood. */
function told(line: string, text: string, likely = 0.9): Told {
  const best = { ...spanIn(lineAt(line), {}, text), likely: () => likely };
  return { value: text, best, likely, places: [best] };
}

const reading = (value: string, likely?: number): Reading<string> => ({
  value,
  evidence: { extractor: 'page-text', document: '0', page: 1, text: value },
  confidence: 0.9,
  ...(likely !== undefined && { likely }),
});

describe('what is rather another field', () => {
  it('is what an admission is called that says for whom or how long it is, and no name of a show', () => {
    for (const one of ['Einzelticket, ermäßigt', 'Adults', 'Ridotto', 'Enfant'])
      expect(isAdmission('title', one, 'event')).toBe(true);
    for (const one of ['Family Concert', 'Kinderoper: Die Zauberflöte', 'Jahreskarte'])
      expect(isAdmission('title', one, 'event')).toBe(false);
    expect(isAdmission('title', 'Adults', 'pass')).toBe(false);
    expect(isAdmission('product', 'Adults', 'event')).toBe(false);
  });

  it('is a class that is but a part of a ship, not one that stands alone', () => {
    expect(isCutClass('class', told('M/S Solvado', 'M'))).toBe(true);
    expect(isCutClass('class', told('2. Klasse', '2. Klasse'))).toBe(false);
    expect(isCutClass('coach', told('12/A', '12'))).toBe(false);
  });

  it('is a street of which the line of its address tells more, where a car is fetched', () => {
    const street = told('Plaza del Mercado, 49, 29015 Málaga', 'Plaza del Mercado');
    expect(isCutAddress('from', street, 'rental')).toBe(true);
    expect(isCutAddress('from', street, 'train')).toBe(false);
    expect(isCutAddress('from', told('Plaza del Mercado', 'Plaza del Mercado'), 'rental')).toBe(false);
  });

  it('is a name that another field has no less surely', () => {
    const car = told('Familiar automático', 'Familiar automático', 0.8);
    expect(isOtherName({ product: [reading('Familiar automático', 0.95)] }, 'to', car)).toBe(true);
    expect(isOtherName({ product: [reading('Familiar automático', 0.5)] }, 'to', car)).toBe(false);
    expect(isOtherName({ product: [reading('Furgoneta', 0.95)] }, 'to', car)).toBe(false);
    expect(isOtherName({ title: [reading('Familiar automático', 0.95)] }, 'to', car)).toBe(false);
  });
});
