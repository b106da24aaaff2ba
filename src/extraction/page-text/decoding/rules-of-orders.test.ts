import { describe, expect, it } from 'vitest';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import type { Span } from '../candidates/span.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { type Target, targets, targetsOfField } from '../scoring/targets.ts';
import { findMoney } from '../values/money.ts';
import { admissionsOf, categoriesOf, pricesOf } from './admissions/categories.ts';
import { bareDraft } from './bare-draft.ts';
import { withoutPhantoms } from './legs/phantoms.ts';
import { areJourneys, fieldOf, settledTargets } from './spans/fields.ts';
import { arriveAfterNight, isOvernight } from './spans/overnight.ts';
import { readAddress } from './spans/read-address.ts';
import type { Tellings } from './spans/told.ts';

/** A span of a cell, or of its first amount, that the scorer surely holds for these. */
function spanOf(cell: Cell, sure: readonly Target[] = []): ScoredSpan {
  const [money] = findMoney(cell.text);
  const counted = /^\d+ x /.exec(cell.text)?.[0].length ?? 0;
  const [at, end] = money ? [money.at, money.end] : [counted, cell.text.length];
  const span = { text: cell.text.slice(at, end), cells: [cell], at, end, ...(money && { money }) } as unknown as Span;
  return { span, likely: (target: Target) => (sure.includes(target) ? 0.99 : 0) } as unknown as ScoredSpan;
}

const scored = ({ cells }: Understood, sure: readonly Target[] = []) => cells.map((cell) => spanOf(cell, sure));

describe('a ride over midnight', () => {
  it.each<[TicketKind, string, string, boolean]>([
    ['train', '22:15', '06:45', true],
    ['bus', '23:00', '18:59', true],
    ['boat', '20:00', '08:00', true],
    ['train', '09:00', '06:45', false],
    ['train', '06:45', '22:15', false],
    ['flight', '22:15', '06:45', false],
  ])('of a %s leaves at %s and arrives at %s: %s', (kind, leaves, arrives, over) => {
    expect(isOvernight(kind, leaves, arrives)).toBe(over);
  });

  const arrival = (start: string, end: string, kind: TicketKind = 'train') => {
    const { fields } = draft('page-text', kind, { start: { local: start }, end: { local: end } });
    arriveAfterNight(fields, kind);
    return fields.end![0]!.value.local;
  };

  it('arrives on the next day, whatever month that is in', () => {
    expect(arrival('2027-02-28T22:15', '2027-02-28T06:45')).toBe('2027-03-01T06:45');
    expect(arrival('2027-12-31T22:15', '2027-12-31T06:45')).toBe('2028-01-01T06:45');
  });

  it('stays where it was told with its day, or without a clock', () => {
    expect(arrival('2027-02-27T22:15', '2027-02-28T06:45')).toBe('2027-02-28T06:45');
    expect(arrival('2027-02-28T22:15', '2027-02-28')).toBe('2027-02-28');
    expect(arrival('2027-02-28T22:15', '2027-02-28T06:45', 'flight')).toBe('2027-02-28T06:45');
  });
});

describe('what a target fills', () => {
  it.each<[Target, TicketKind, FieldName | undefined]>([
    ['title', 'event', 'title'],
    ['title', 'train', undefined],
    ['title', 'code', undefined],
    ['carrier', 'train', 'carrier'],
    ['carrier', 'voucher', 'issuer'],
    ['carrier', 'event', undefined],
    ['from', 'rental', 'from'],
    ['from', 'event', undefined],
    ['from_code', 'flight', 'fromCode'],
    ['from_code', 'train', undefined],
    ['row', 'event', 'row'],
    ['row', 'flight', undefined],
    ['coach', 'train', 'coach'],
    ['coach', 'event', 'section'],
    ['coach', 'hotel', undefined],
    ['gate', 'flight', 'gate'],
    ['gate', 'event', 'entrance'],
    ['gate', 'bus', undefined],
    ['membership', 'membership', 'membershipNumber'],
    ['membership', 'giftCard', undefined],
    ['venue', 'event', 'venue'],
    ['venue', 'hotel', undefined],
    ['price', 'voucher', 'balance'],
    ['price', 'train', 'price'],
  ])('%s of a %s: %s', (target, kind, field) => {
    expect(fieldOf(target, kind)).toBe(field);
  });

  it('is a field whose values are told to be that', () => {
    for (const target of settledTargets)
      for (const kind of ['flight', 'train', 'event', 'hotel', 'voucher', 'membership', 'pass'] as const) {
        const field = fieldOf(target, kind);
        if (field && field !== 'issuer') expect(targetsOfField[field]).toContain(target);
      }
  });

  it('leaves days and clocks to those who put them together', () => {
    expect(targets.filter((target) => !settledTargets.includes(target))).toEqual([
      ...['start_date', 'start_time', 'end_date', 'end_time', 'boarding_time'],
    ]);
  });

  it('asks whether all of an order are journeys', () => {
    expect(areJourneys([draft('page-text', 'train', {}), draft('page-text', 'flight', {})])).toBe(true);
    expect(areJourneys([draft('page-text', 'train', {}), draft('page-text', 'event', {})])).toBe(false);
  });
});

describe('rides that are none', () => {
  const ride = (values: Partial<TicketFields>) => draft('page-text', 'train', values);
  const sureOf = (...sure: readonly string[]): Tellings =>
    ({ values: () => sure.map((value) => ({ value, likely: 0.95 })) }) as unknown as Tellings;
  const kept = (drafts: Parameters<typeof withoutPhantoms>[0], tellings: Tellings) =>
    withoutPhantoms(drafts, tellings).map(({ fields }) => fields.from?.[0]?.value);

  it('are left out where the scorer holds nothing of them for an end', () => {
    const drafts = [ride({ from: 'Köln Hbf', to: 'Ulm' }), ride({ from: 'boarding closes', to: 'the gate' })];
    expect(kept(drafts, sureOf('Köln Hbf', 'Ulm'))).toEqual(['Köln Hbf']);
  });

  it('are kept where it holds nothing of any', () => {
    const drafts = [ride({ from: 'Köln Hbf', to: 'Ulm' }), ride({ from: 'Aalen', to: 'Ulm' })];
    expect(kept(drafts, sureOf())).toEqual(['Köln Hbf', 'Aalen']);
  });

  it('are headlines over a ride with its times', () => {
    const timed = { from: 'Köln Hbf', to: 'Ulm Hbf', start: { local: '2027-03-12T10:40' } };
    const drafts = [ride({ from: 'Köln Hbf', to: 'Ulm Hbf' }), ride(timed)];
    expect(withoutPhantoms(drafts, sureOf('Köln Hbf', 'Ulm Hbf'))).toEqual([drafts[1]]);
    const back = [ride({ from: 'Ulm Hbf', to: 'Köln Hbf' }), ride(timed)];
    expect(withoutPhantoms(back, sureOf('Köln Hbf', 'Ulm Hbf'))).toEqual(back);
  });

  it('are when the ticket of a ride is valid', () => {
    const at = (local: string) => ({ local });
    const timed = ride({ from: 'Köln Hbf', to: 'Aalen', start: at('2027-03-12T10:40'), end: at('2027-03-12T12:05') });
    const valid = ride({ from: 'Köln Messe', to: 'Aalen', start: at('2027-03-12T00:00'), end: at('2027-03-13') });
    const sure = sureOf('Köln Hbf', 'Köln Messe', 'Aalen');
    expect(withoutPhantoms([valid, timed], sure)).toEqual([timed]);
    const later = ride({ from: 'Köln Hbf', to: 'Aalen', start: at('2027-03-12T11:40'), end: at('2027-03-12T13:05') });
    expect(withoutPhantoms([later, timed], sure)).toEqual([later, timed]);
  });
});

describe('the admissions that an order counts', () => {
  const categories = (text: string, sure: readonly Target[] = []) => {
    const understood = understoodOf(text);
    return { found: categoriesOf(understood, scored(understood, sure)), all: scored(understood, sure) };
  };
  const told = (text: string, sure?: readonly Target[]) =>
    categories(text, sure).found.map(({ count, product }) => [count, product]);

  it('are visitors by their name', () => {
    expect(told('# Abend\n2 x Adult 18.00\n1 x Child 9.00')).toEqual([
      [2, 'Adult'],
      [1, 'Child'],
    ]);
    expect(told('2x Erwachsene, 1x Kind')).toEqual([
      [2, 'Erwachsene'],
      [1, 'Kind'],
    ]);
  });

  it('are others only where the scorer takes them for a product', () => {
    expect(told('# Abend\n2 x Parkett')).toEqual([]);
    expect(told('# Abend\n2 x Parkett', ['product'])).toEqual([[2, 'Parkett']]);
  });

  it('are none of what is counted otherwise', () => {
    expect(told('# Abend\n0 x Adult\n2 x Bier\n12x45 cm')).toEqual([]);
  });

  it('are counted together, up to what an order can be', () => {
    expect(admissionsOf(categories('2 x Adult\n1 x Child').found)).toBe(3);
    expect(admissionsOf(categories('20 x Adult').found)).toBe(0);
  });

  it('cost each what is printed, where the whole tells so', () => {
    const each = categories('2 x Adult   18.00 EUR\n1 x Child   9.00 EUR\n\nTotal   45.00 EUR');
    expect(pricesOf(each.found, each.all)).toEqual([18, 9]);
    const together = categories('2 x Adult   36.00 EUR\n1 x Child   9.00 EUR\n\nTotal   45.00 EUR');
    expect(pricesOf(together.found, together.all)).toEqual([undefined, 9]);
  });

  it('cost with a fee what the whole tells', () => {
    const order = categories('2 x Adult   18.00 EUR\n\nFee   2.50 EUR\n\nTotal   38.50 EUR');
    expect(pricesOf(order.found, order.all)).toEqual([18]);
  });
});

describe('an address that the scorer sees', () => {
  const read = (text: string) => {
    const understood = understoodOf(text);
    const { cells } = understood;
    const whole = cells.map((cell) => cell.text).join(', ');
    return readAddress({ text: whole, cells, at: 0, end: whole.length } as unknown as Span, whole, understood);
  };

  it.each([
    ['Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['Hauptstraße 5\n10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['Stadthalle, Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['Rhodes Drive, Newlands, Cape Town', 'Rhodes Drive, Newlands, Cape Town'],
    ['Carrer Nou 3, 08002 Barcelona. NIF B1234567', 'Carrer Nou 3, 08002 Barcelona'],
  ])('is read from %j', (text, address) => {
    expect(read(text)).toBe(address);
  });

  it.each(['Abend mit Musik', 'Hauptstraße 5\n20:00 Uhr', 'Hauptstraße 5\n8812447100', 'Samstag, 14. März 2027'])(
    'is none in %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('a ticket of which the rules made none', () => {
  const made = (text: string, sure: readonly Target[]) => {
    const understood = { ...understoodOf(text), kinds: [] };
    return bareDraft(understood, scored(understood, sure)).map(({ kind }) => kind!.value);
  };

  it.each<[TicketKind, readonly Target[]]>([
    ['flight', ['from_code', 'to_code', 'from', 'to', 'seat']],
    ['train', ['from', 'to', 'coach', 'seat']],
    ['event', ['title', 'start_date', 'venue', 'booking_ref']],
  ])('is a %s by what is seen of it', (kind, sure) => {
    expect(made('ein paar Worte', sure)).toEqual([kind]);
  });

  it.each<[string, readonly Target[]]>([
    ['of one’s own is nothing there', ['from_code', 'to_code', 'from', 'to']],
    ['a ride may be any', ['from', 'to', 'seat']],
    ['only what it is called is seen', ['title', 'seat']],
    ['nothing is seen', []],
  ])('is none where %s', (_, sure) => {
    expect(made('ein paar Worte', sure)).toEqual([]);
  });
});
