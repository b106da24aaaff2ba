import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { understand } from '../../document/understood.ts';
import { partByList } from './listed-places.ts';

const order: Draft = {
  extractor: 'page-text',
  kind: { value: 'event', evidence: { document: '1', extractor: 'page-text' }, confidence: 0.9 },
  fields: {},
};

function placesIn(text: string, draft: Draft = order): readonly (string | undefined)[] {
  const input = inputOf([pageOf(text)]);
  const understood = understand(input.documents[0]!, input)!;
  return partByList(understood, [draft]).map(({ fields }) => fields.seat?.[0]?.value);
}

describe('places that stand in one line', () => {
  it.each([
    ['Sec 213 - Row 6 - Seats 11-14', ['11', '12', '13', '14']],
    ['You have been allocated Row 22, seats 101 and 102 in the lower tier', ['101', '102']],
    ['Seksjon 208, rad 14, sete 31 – 32', ['31', '32']],
    ['2 places F-7 F-8', ['F-7', 'F-8']],
    ['E11, E12, E13', ['E11', 'E12', 'E13']],
    ['Plätze\n14-17', ['14', '15', '16', '17']],
    ['Rad 6, platser 21, 22, 23\nVuxen 2 x 140 kr  platser 21 och 23', ['21', '22', '23']],
    ['Corbeille, rang D, place 21\net 22', ['21', '22']],
    ['rad 4, sete 17 (voksen, 420 kr) og sete 18 (student, 210 kr)', ['17', '18']],
    ['잠실 3관 K열 7 K열 8', ['7', '8']],
    ['대극장 B열 21, 22', ['21', '22']],
    ['Platea, C 8 y C 9', ['C 8', 'C 9']],
  ])('are a ticket each: %s', (text, places) => {
    expect(placesIn(`City Hall\n${text}\nThank you`)).toEqual(places);
  });

  it.each([
    'Sonja Henies plass 2, 0185 Oslo',
    'Seat 14',
    'Seats 1, 2 or 3 people fit in',
    'Wir haben 14, 15 und 16 Uhr frei',
    'Seats 12, 13.50 EUR each',
    'Seat 12\nand 2 drinks',
    'Seat 12 of seat 12',
    'Parking, C 8 y D 9',
  ])('are none in "%s"', (text) => {
    expect(placesIn(`City Hall\n${text}\nThank you`)).toHaveLength(1);
  });

  it('are not told where several lists stand far from each other, or the ticket has another place', () => {
    const shows = `Tosca\nRow 3, seats 14 and 15\nOpera House\nMarket Square 1\n19 May 2027\n\nCarmen\nRow 8, seats 2 and 3\nOpera House`;
    expect(placesIn(shows)).toHaveLength(1);
    const seated = { ...order, fields: { seat: [{ value: '9', evidence: order.kind!.evidence, confidence: 0.9 }] } };
    expect(placesIn('Row 3, seats 14 and 15', seated)).toEqual(['9']);
  });
});
