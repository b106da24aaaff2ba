import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from '../layout/cells.ts';
import { findSpans } from './find-spans.ts';

/** The texts that could be values of a line. */
function textsOf(line: string): readonly string[] {
  const document = { id: '0', type: 'image', pages: [pageOf(line)], parts: [] } as const;
  return sheetsOf(document).flatMap((sheet) => findSpans(sheet, new Map()).map(({ text }) => text));
}

describe('what a line says among other things', () => {
  it.each([
    ['ETKT 075 2331904882', '075 2331904882'],
    ['Reservierungs-Nr. BB 6 338 201 774', 'BB 6 338 201 774'],
    ['Nr. 27/OP/11842', '27/OP/11842'],
    ['2 x Voksen', 'Voksen'],
    ['Adult Return x 1', 'Adult Return'],
    ['Plein tarif 16,00 €', 'Plein tarif'],
    ['80,00 € Vollzahler', 'Vollzahler'],
    ['2 x Intero 2D ............... 19,80 EUR', 'Intero 2D'],
    ['Typ: Basic Organiser: Agency Ltd', 'Basic'],
    ['Bénéficiaire : MOREL Anne-Lise Tarif : Réduit', 'MOREL Anne-Lise'],
    ['Address: Stade des Pins, 2 avenue Gordon, 75016 Paris. Open daily', '2 avenue Gordon, 75016 Paris'],
    ['DRIVER Fionnuala Geraghty EXTRA', 'Fionnuala Geraghty'],
    ['Name on booking: Farrah Siddiqui. Book early', 'Farrah Siddiqui'],
  ])('is found in %s', (line, value) => {
    expect(textsOf(line)).toContain(value);
  });

  it('is no more than a bounded number of texts, however long the line', () => {
    expect(textsOf('2 x Adult 12,00 €, 1 x Child 6,00 €; 3 x Senior 9,00 € · '.repeat(20)).length).toBeLessThan(140);
  });
});
