import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { reading } from '#test/support/draft-builder.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { code } from '#test/support/ticket-builder.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { understand } from './document/understood.ts';
import { withoutRivals } from './labels/several-values.ts';
import { joinRepeats, unite } from './readings/repeats.ts';
import { splitUnits } from './units/units.ts';

const codeAt = (id: string, page: number, y: number): FoundBarcode => ({
  ...code('qr', id),
  id,
  page,
  region: { x: 0.7, y, width: 0.15, height: 0.1 },
});

/** The parts of a document, each as what its own labels say. */
function parts(pages: readonly string[], codes: readonly FoundBarcode[] = []) {
  const input = inputOf(
    pages.map((text, at) => pageOf(text, { number: at + 1, barcodes: codes.filter(({ page }) => page === at + 1) })),
  );
  return splitUnits(understand(input.root, input)!).map(({ facts, shared, barcode }) => ({
    own: facts.map(({ roles: [role], text }) => `${role} ${text}`),
    shared: shared.map(({ roles: [role], text }) => `${role} ${text}`),
    ...(barcode && { barcode }),
  }));
}

const seat = (row: string, number: string) => `Reihe        ${row}\nPlatz        ${number}`;

describe('the tickets of a document', () => {
  it('are one where nothing is said twice', () => {
    expect(parts([`# Abend\n\n${seat('3', '41')}`], [codeAt('a', 1, 0.1)])).toEqual([
      { own: ['row 3', 'seat 41'], shared: [], barcode: 'a' },
    ]);
  });

  it('are as many as blocks below each other, with what stands above for all', () => {
    const page = `# Abend\nBestellnummer  KL-77310\n\n\nTicket\n${seat('3', '41')}\n\n\n\n\nTicket\n${seat('3', '42')}`;
    expect(parts([page])).toEqual([
      { own: ['row 3', 'seat 41'], shared: ['bookingReference KL-77310'] },
      { own: ['row 3', 'seat 42'], shared: ['bookingReference KL-77310'] },
    ]);
  });

  it('are as many as pages whose seats differ', () => {
    expect(parts([`# Abend\n\n${seat('3', '41')}`, `# Abend\n\n${seat('3', '42')}`])).toEqual([
      { own: ['row 3', 'seat 41'], shared: [] },
      { own: ['row 3', 'seat 42'], shared: [] },
    ]);
  });

  it('leave out a page without a code that only lists the others', () => {
    const pages = [
      `# Übersicht\n\n${seat('3', '41')}`,
      `# Abend\n\n${seat('3', '41')}`,
      `# Abend\n\n${seat('3', '42')}`,
    ];
    const codes = [codeAt('a', 2, 0.1), codeAt('b', 3, 0.1)];
    expect(parts(pages, codes).map(({ own, barcode }) => [own.at(-1), barcode])).toEqual([
      ['seat 41', 'a'],
      ['seat 42', 'b'],
    ]);
  });

  it('are the rows of a table in which each has a seat of its own', () => {
    const table = '# Abend\n\nReihe     Platz     Preis\n3         41        27,00 €\n3         42        27,00 €';
    expect(parts([table]).map(({ own }) => own)).toEqual([
      ['row 3', 'seat 41', 'price 27,00 €'],
      ['row 3', 'seat 42', 'price 27,00 €'],
    ]);
  });

  it('have each the code beside it', () => {
    const page = `# Abend\n\n\nTicket\n${seat('3', '41')}\n\n\n\n\n\n\n\n\nTicket\n${seat('3', '42')}`;
    const found = parts([page], [codeAt('a', 1, 0.08), codeAt('b', 1, 0.36)]);
    expect(found.map(({ own, barcode }) => [own.at(-1), barcode])).toEqual([
      ['seat 41', 'a'],
      ['seat 42', 'b'],
    ]);
  });
});

describe('what one ticket says several times', () => {
  const told = (text: string) =>
    withoutRivals(understoodOf(text).facts).map(({ roles: [role], text: value }) => [role, value]);

  it('costs its total, not its parts', () => {
    expect(told('Preis        32,00 €\nGebühr       1,92 €\nGesamtpreis  33,92 €')).toContainEqual([
      'price',
      '33,92 €',
    ]);
    expect(told('Preis        32,00 €\nGesamtpreis  33,92 €').filter(([role]) => role === 'price')).toHaveLength(1);
  });

  it('has all its seats', () => {
    expect(told('Reihe        3\nPlatz        41\nPlatz        42')).toContainEqual(['seat', '41, 42']);
  });
});

describe('tickets that say nothing against each other', () => {
  const of = (values: Readonly<Record<string, string>>, barcode?: string) => ({
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [reading(value)]])),
    ...(barcode && { barcode }),
  });
  const joined = (...tickets: readonly ReturnType<typeof of>[]) => joinRepeats(tickets).length;

  it('are one: a summary beside the ticket', () => {
    expect(joined(of({ number: 'ICE 802', from: 'Köln' }), of({ number: 'ICE 802', from: 'Köln', seat: '41' }))).toBe(
      1,
    );
  });

  it.each([
    [
      'their seats differ',
      of({ number: 'ICE 802', from: 'Köln', seat: '41' }),
      of({ number: 'ICE 802', from: 'Köln', seat: '42' }),
    ],
    [
      'their people differ',
      of({ number: 'ICE 802', passenger: 'Anna Berg' }),
      of({ number: 'ICE 802', passenger: 'Paul Ahrens' }),
    ],
    ['they share one value only', of({ number: 'ICE 802' }), of({ number: 'ICE 802', seat: '42' })],
    ['their codes differ', of({ number: 'ICE 802', from: 'Köln' }, 'a'), of({ number: 'ICE 802', from: 'Köln' }, 'b')],
  ])('are two where %s', (_, one, other) => {
    expect(joined(one, other)).toBe(2);
  });

  it('have of two starts the one with a clock, and of all others the first', () => {
    const day = [reading({ local: '2027-03-14' })];
    const clock = [reading({ local: '2027-03-14T20:00' })];
    const seat = [reading('41')];
    expect(unite({ start: day, seat }, { start: clock, seat: [reading('42')] })).toEqual({ start: clock, seat });
    expect(unite({ start: clock }, { start: day, seat })).toEqual({ start: clock, seat });
  });
});
