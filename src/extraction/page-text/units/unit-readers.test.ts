import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldName, fieldNames, type TicketKind, ticketKinds } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { understand } from '../document/understood.ts';
import { readUnit, settle } from './read-unit.ts';
import { factsOf, firstReaders, type UnitReader } from './unit-readers.ts';
import { type Scene, sceneOf } from './unit-scene.ts';
import { splitUnits } from './units.ts';

const concert = `
# Nordlicht Quartett
Stadthalle Aldersheim
Marktplatz 4
45127 Aldersheim
Datum        Fr 12.02.2027
Beginn       20:00 Uhr
Einlass      19:00 Uhr
2. Rang rechts, Reihe 3, Platz 41
2 x Erwachsene
Preis        54,00 €
`;
const stay = `
# Pension Seeblick
Uferweg 12
83209 Prien

Doppelzimmer mit Balkon

Anreise      12.03.2027 ab 15:00
Abreise      14.03.2027
Gast         Hannah Reuter
Gesamtpreis  312,00 €
`;
const card = `
# Geschenkkarte
Blumenhaus Ahrens
Wert         50,00 €
Kartennummer 8812 4471 0093 2210
Gültig bis   31.12.2028
`;
const table = `
# Ristorante Pergola
Via Roma 8
20121 Milano
Data         14/03/2027
Ora          20:30
Tavolo per 4 persone
`;

const pages: readonly (readonly [TicketKind, string])[] = [
  ['event', concert],
  ['hotel', stay],
  ['giftCard', card],
  ['restaurant', table],
];

const sceneFrom = (kind: TicketKind, text: string): Scene => {
  const input = inputOf([pageOf(text)]);
  const understood = understand(input.root, input)!;
  return sceneOf(understood, splitUnits(understood)[0]!, kind);
};

const valuesOf = (fields: FieldReadings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] ? [[name, fields[name].map(({ value }) => value)]] : [])),
  );

const read = (kind: TicketKind, text: string) => {
  const { understood, unit } = sceneFrom(kind, text);
  return valuesOf(readUnit(understood, unit, kind));
};

const touches = (names: readonly FieldName[], others: readonly FieldName[]) =>
  names.some((name) => others.includes(name));

/** Whether it counts which of two readers is asked first: one sees, tells or is silenced by what the other tells. */
const depends = (one: UnitReader<Scene>, other: UnitReader<Scene>) =>
  touches(one.tells, [...other.tells, ...other.sees, ...(other.unless ?? [])]) ||
  touches(other.tells, [...one.sees, ...(one.unless ?? [])]);

/** Readers in another order in which all that depend on each other stand as before; `picks` choose among those that may come next. */
function reordered(readers: readonly UnitReader<Scene>[], picks: readonly number[]): readonly UnitReader<Scene>[] {
  const left = [...readers];
  return picks.map((pick) => {
    const ready = left.filter((one, at) => !left.slice(0, at).some((earlier) => depends(earlier, one)));
    const [chosen] = left.splice(left.indexOf(ready[pick % ready.length]!), 1);
    return chosen!;
  });
}

describe('the readers of a ticket’s own part', () => {
  it('read an evening: house, address, times, place in the house, visitors and price', () => {
    expect(read('event', concert)).toMatchObject({
      title: ['Nordlicht Quartett'],
      start: [{ local: '2027-02-12T20:00' }],
      doors: [{ local: '2027-02-12T19:00' }],
      address: ['Marktplatz 4, 45127 Aldersheim'],
      section: ['2. Rang rechts'],
      row: ['3'],
      seat: ['41'],
      party: ['2 x Erwachsene'],
      price: [{ amount: '54.00', currency: 'EUR' }],
      eventType: ['performance'],
    });
  });

  it('read a stay with its room, and nothing that only evenings have', () => {
    const fields = read('hotel', stay);
    expect(fields).toMatchObject({
      title: ['Pension Seeblick'],
      room: ['Doppelzimmer mit Balkon'],
      start: [{ local: '2027-03-12T15:00' }],
      end: [{ local: '2027-03-14' }],
      passenger: ['Hannah Reuter'],
    });
    expect(Object.keys(fields)).not.toContain('eventType');
  });

  it('take the number of a gift card as what is redeemed, and its amount as what it is worth', () => {
    const fields = read('giftCard', card);
    expect(fields).toMatchObject({ balance: [{ amount: '50.00', currency: 'EUR' }] });
    expect(Object.keys(fields)).not.toContain('price');
    expect(Object.keys(fields)).not.toContain('membershipNumber');
    expect(fields.voucherCode).toEqual(['8812 4471 0093 2210']);
  });

  it('take for how many a table is from its own words', () => {
    expect(read('restaurant', table)).toMatchObject({ party: ['Tavolo per 4 persone'] });
  });

  it('say something each, of some kind', () => {
    for (const reader of firstReaders) {
      expect(reader.tells).not.toEqual([]);
      expect(ticketKinds.filter((kind) => reader.of?.(kind) ?? true)).not.toEqual([]);
    }
  });
});

describe('the order of readers', () => {
  it('counts only where one says that it sees what another tells', () => {
    const picks = fc.array(fc.nat({ max: 7 }), { minLength: firstReaders.length, maxLength: firstReaders.length });
    for (const [kind, text] of pages) {
      const scene = sceneFrom(kind, text);
      const usual = valuesOf(settle(firstReaders, scene, factsOf(scene)));
      fc.assert(
        fc.property(picks, (chosen) => {
          expect(valuesOf(settle(reordered(firstReaders, chosen), scene, factsOf(scene)))).toEqual(usual);
        }),
        { numRuns: 30 },
      );
    }
  });

  it('hides from a reader what it does not say that it sees', () => {
    const seen: string[][] = [];
    const spy: UnitReader<Scene> = {
      sees: ['title'],
      tells: ['venue'],
      read: (_, known) => {
        seen.push(Object.keys(known));
        return { ...known, seat: known.title as never };
      },
    };
    const scene = sceneFrom('event', concert);
    const known = factsOf(scene);
    const after = settle([spy], scene, { ...known, title: known.seat!, venue: known.seat! });
    expect(seen).toEqual([['title', 'venue']]);
    // What it says of a field that it does not tell is not heard.
    expect(after.seat).toEqual(known.seat);
  });

  it('silences a reader where a surer one told one of its fields', () => {
    const scene = sceneFrom('event', concert);
    const known = factsOf(scene);
    const loud: UnitReader<Scene> = { unless: ['seat'], sees: [], tells: ['gate'], read: () => ({ gate: known.row! }) };
    expect(settle([loud], scene, known).gate).toBeUndefined();
    expect(settle([{ ...loud, unless: ['coach'] }], scene, known).gate).toEqual(known.row);
    expect(settle([{ ...loud, unless: [], of: (kind) => kind === 'hotel' }], scene, known).gate).toBeUndefined();
  });
});
