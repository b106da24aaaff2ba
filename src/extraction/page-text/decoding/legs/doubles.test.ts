import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Tellings } from '../spans/told.ts';
import { withoutDoubles, withoutRetold } from './doubles.ts';

type Values = Partial<TicketFields>;

const ride = (values: Values, barcode?: string) =>
  draft('page-text', 'train', values, barcode === undefined ? {} : { barcode });
const outward: Values = { start: { local: '2027-03-12T10:40' }, number: 'RE 27', from: 'Ulm', to: 'Aalen' };

/** A scorer that holds some texts for surely what they are read as, and all others for nothing. */
function sureOf(...sure: readonly string[]): Tellings {
  const values = (target: Target) =>
    (target === 'from' || target === 'to' || target === 'number' ? sure : []).map((value) => ({ value, likely: 0.9 }));
  return { values } as unknown as Tellings;
}

const kept = (drafts: Parameters<typeof withoutDoubles>[0], tellings = sureOf()) =>
  withoutDoubles(drafts, tellings).map(({ fields, barcode }) => ({
    ...Object.fromEntries(Object.entries(fields).map(([name, readings]) => [name, readings?.[0]?.value])),
    ...(barcode === undefined ? {} : { barcode }),
  }));

describe('rides that are told twice', () => {
  it('are one, with what only one of the two says', () => {
    const again = { ...outward, seat: '61', passenger: 'Ada Berger' };
    expect(kept([ride(outward), ride(again, 'a')])).toEqual([{ ...again, barcode: 'a' }]);
  });

  it('keep the places that the scorer holds for likelier, and no end of the other', () => {
    const wrong = { start: outward.start!, from: 'Coach 3', fromAddress: 'Gleis 4' };
    expect(kept([ride(wrong), ride(outward)], sureOf('RE 27', 'Ulm', 'Aalen'))).toEqual([outward]);
    expect(kept([ride(outward), ride(wrong)], sureOf('RE 27', 'Ulm', 'Aalen'))).toEqual([outward]);
  });

  it.each<[string, Values]>([
    ['that leaves at another time', { start: { local: '2027-03-12T18:40' } }],
    ['under another number', { number: 'RE 29' }],
    ['of another traveller', { passenger: 'Bert Berger' }],
    ['on another seat', { seat: '62' }],
    ['under another ticket number', { ticketNumber: '4711' }],
  ])('are two with one %s', (_, other) => {
    const first = { ...outward, passenger: 'Ada Berger', seat: '61', ticketNumber: '4710' };
    const second = { ...first, ...other, ...(other.passenger ? {} : { passenger: undefined }) };
    const named = Object.fromEntries(Object.entries(second).filter(([, value]) => value !== undefined)) as Values;
    expect(kept([ride(first), ride(named)])).toHaveLength(2);
  });

  const at = (clock: string) => ({ local: `2027-03-12T${clock}` });
  const ada = { ...outward, passenger: 'Ada Berger', end: at('11:50') };

  it.each<[string, Values]>([
    ['from when it is valid', { start: at('10:00'), from: 'Ulm', to: 'Aalen' }],
    [
      'from when it boards, under the number of a gate',
      { start: at('10:40'), number: '204', from: 'Ulm', to: 'Aalen' },
    ],
    ['from when it arrives', { start: at('11:50'), from: 'Gleis 4', to: 'Aalen' }],
    ['to the same minute under a number of something else', { start: at('10:55'), number: '170072', end: at('11:50') }],
  ])('are one where the other is told %s', (_, other) => {
    const first = { ...ada, start: at('10:55'), boarding: at('10:40') };
    const again = { ...other, passenger: 'Ada Berger' };
    for (const both of [
      [ride(first), ride(again)],
      [ride(again), ride(first)],
    ])
      expect(kept(both, sureOf('RE 27', 'Ulm', 'Aalen'))).toMatchObject([{ number: 'RE 27', start: at('10:55') }]);
  });

  it.each<[string, Values]>([
    ['in two hours, the same way', { start: at('12:40') }],
    ['soon, elsewhere', { start: at('11:10'), to: 'Crailsheim' }],
    ['where the first arrives, and on from there', { start: at('11:50'), from: 'Aalen', to: 'Crailsheim' }],
  ])('are two with one that leaves %s', (_, other) => {
    const { number: _number, ...rest } = ada;
    expect(kept([ride(ada), ride({ ...rest, end: at('14:30'), ...other })])).toHaveLength(2);
  });

  it('are two under two codes, without a clock, and where they are no journeys', () => {
    expect(kept([ride(outward, 'a'), ride(outward, 'b')])).toHaveLength(2);
    const dayOnly = { ...outward, start: { local: '2027-03-12' } };
    expect(kept([ride(dayOnly), ride(dayOnly)])).toHaveLength(2);
    const visit = draft('page-text', 'event', { start: { local: '2027-03-12T10:40' }, title: 'Zauberflöte' });
    expect(kept([visit, visit])).toHaveLength(2);
  });
});

describe('rides that were parted already', () => {
  const told = (other: Values) => withoutRetold([ride(outward), ride({ ...outward, ...other })], sureOf()).length;

  it('are tickets of one ride where they differ in nothing, or in their seats or fares', () => {
    expect([{}, { seat: '61' }, { product: 'Saver' }].map(told)).toEqual([2, 2, 2]);
    const two = withoutRetold(
      [ride({ ...outward, seat: '61' }), ride({ ...outward, seat: '62', to: 'Aalen Hbf' })],
      sureOf(),
    );
    expect(two).toHaveLength(2);
  });

  it('are one that is told again in other words', () => {
    expect(told({ to: 'Aalen Hbf' })).toBe(1);
    expect(told({ number: '27' })).toBe(1);
  });

  it('are two where one begins where the other ends', () => {
    const { number: _, ...first } = outward;
    const round = [ride({ ...first, to: 'Ulm Ost' }), ride({ ...first, from: 'Ulm Ost', to: 'Ulm' })];
    expect(withoutRetold(round, sureOf())).toHaveLength(2);
  });
});
