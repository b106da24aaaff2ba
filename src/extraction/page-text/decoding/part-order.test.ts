import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { findSpans } from '../candidates/find-spans.ts';
import { understand } from '../document/understood.ts';
import { partOrder } from './part-order.ts';

/** The numbers of the tickets of an order, some of whose spans are likely numbers. */
function numbersOf(page: string, likely: Readonly<Record<string, number>>): readonly (string | undefined)[] {
  const input = inputOf([pageOf(page)]);
  const understood = understand(input.documents[0]!, input)!;
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const scored = spans.map((span) => ({
    span,
    likely: (target: string) => (target === 'ticket_number' ? (likely[span.text] ?? 0.01) : 0.01),
  }));
  const order = draft('page-text', 'pass', { title: 'Skipass' });
  return partOrder(understood, [order], scored).map(({ fields }) => fields.ticketNumber?.[0]?.value);
}

describe('an order', () => {
  const table = `
# Bergbahnen Hochalm
Name               Kategorie      Karte             Preis
Wiesner Katrin     Erwachsene     4417-2093-1       58,00 €
Wiesner Oskar      Kind           4417-2093-2       29,00 €
Wiesner Paula      Kind           4417-2093-3       29,00 €`;

  it('has a ticket for each row that is made as a sure one, of which the scorer saw little', () => {
    expect(numbersOf(table, { '4417-2093-1': 0.3, '4417-2093-2': 0.95 })).toEqual([
      '4417-2093-1',
      '4417-2093-2',
      '4417-2093-3',
    ]);
  });

  it('has one where none is sure', () => {
    expect(numbersOf(table, { '4417-2093-1': 0.3, '4417-2093-2': 0.3 })).toHaveLength(1);
  });
});
