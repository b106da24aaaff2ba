import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { findSpans } from '../../candidates/find-spans.ts';
import { understand } from '../../document/understood.ts';
import { placedOf, withPlacedLines } from './placed-lines.ts';

/** The places that some lines of an order tell, of which the scorer saw none. */
function placesIn(...lines: readonly string[]): readonly string[] {
  const input = inputOf([pageOf(['City Hall', ...lines, '', 'Thank you'].join('\n'))]);
  const understood = understand(input.documents[0]!, input)!;
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const scored = withPlacedLines(
    spans.map((span) => ({ span, likely: () => 0.01 })),
    understood,
  );
  const placed = placedOf(understood, scored);
  expect(placed.every(({ best }) => best.likely('seat') === 0.8)).toBe(true);
  return placed.map(({ name }) => name);
}

describe('places in a line each', () => {
  it('are those behind the word for one in each', () => {
    expect(placesIn('Reihe 4 Platz 11 – Vollpreis 38,00 €', 'Reihe 4 Platz 12 – Ermäßigt 19,00 €')).toEqual([
      '11',
      '12',
    ]);
    expect(placesIn('Fila 7 asiento 3', 'Adulto', 'Inés Carmona', 'Fila 8 asiento 3', 'Niño')).toEqual(['3', '3']);
  });

  it('are those that a row goes on with, with a label or what each costs', () => {
    expect(placesIn('[座席] K-7 一般', 'K-8 小人')).toEqual(['K-7', 'K-8']);
    expect(placesIn('Balkon D 4 .... EUR 30.00', 'Balkon D 5 .... EUR 30.00')).toEqual(['D 4', 'D 5']);
  });

  it('are none without either, where one is told twice, or far from each other', () => {
    expect(placesIn('Gate D 4', 'Gate D 5')).toEqual([]);
    expect(placesIn('Seat 14 – 20.00 EUR', 'Seat 14 – 20.00 EUR')).toEqual([]);
    expect(placesIn('Seat 14', ...Array.from({ length: 12 }, (_, at) => `Line ${at} of rules`), 'Seat 15')).toEqual([]);
  });

  it('are none that a list has', () => {
    expect(placesIn('Adult  seats 14 and 17', 'Child  seats 15 and 16')).toEqual([]);
  });
});
