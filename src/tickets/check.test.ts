import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { checkFields } from './check.ts';
import type { TicketFields } from './fields.ts';
import { mergeDrafts } from './merge.ts';

function checked(values: Partial<TicketFields>) {
  const fields = checkFields(mergeDrafts([draft('page-text', 'train', values)])[0]!.fields);
  return Object.fromEntries(Object.entries(fields).map(([name, chosen]) => [name, chosen.value]));
}

describe('checking fields', () => {
  it('drops days that do not exist', () => {
    expect(checked({ start: { local: '2026-02-30' }, seat: '4' })).toEqual({ seat: '4' });
  });

  it('moves an arrival before the departure of the same day to the next morning', () => {
    expect(checked({ start: { local: '2026-05-03T22:10' }, end: { local: '2026-05-03T06:40' } }).end).toEqual({
      local: '2026-05-04T06:40',
    });
  });

  it('leaves a westward arrival before its departure alone when zones explain it', () => {
    const end = { local: '2026-05-03T09:30', offset: '-05:00' };
    expect(checked({ start: { local: '2026-05-03T11:00', offset: '+01:00' }, end }).end).toEqual(end);
  });

  it('leaves an arrival out that would be nearly a day after the departure', () => {
    const start = { local: '2027-08-07T16:06' };
    expect(checked({ start, end: { local: '2027-08-07T15:41' } })).toEqual({ start });
  });

  it('drops an end days before the start, boarding after departure and a price of nothing', () => {
    const start = { local: '2026-05-03T12:00' };
    expect(
      checked({
        start,
        end: { local: '2026-05-01T12:00' },
        boarding: { local: '2026-05-03T12:30' },
        price: { amount: '0.00', currency: 'EUR' },
      }),
    ).toEqual({ start });
  });

  it('drops an end at the very start', () => {
    const start = { local: '2026-05-03T12:00' };
    expect(checked({ start, end: start })).toEqual({ start });
  });

  it('drops an arrival nine days after take-off, not the end of a festival', () => {
    const values = { start: { local: '2026-05-03T20:00' }, end: { local: '2026-05-12T07:00' } };
    const fields = mergeDrafts([draft('page-text', 'flight', values)])[0]!.fields;
    expect(checkFields(fields, 'flight').end).toBeUndefined();
    expect(checkFields(fields, 'event').end).toBeDefined();
  });

  it('drops one end of a flight that ends at the airport where it begins', () => {
    const start = { local: '2026-05-03T12:00' };
    expect(checked({ start, from: 'Alicante', fromCode: 'ALC', to: 'Alicante', toCode: 'ALC' })).toEqual({
      start,
      from: 'Alicante',
      fromCode: 'ALC',
    });
    expect(checked({ start, fromCode: 'ALC', to: 'Ostend', toCode: 'ALC' }).to).toBe('Ostend');
  });

  it('keeps doors and boarding that come shortly before', () => {
    const values = { start: { local: '2026-05-03T20:00' }, doors: { local: '2026-05-03T19:00' } };
    expect(checked(values)).toEqual(values);
  });

  it('leaves out the clock of a flight that was read for its boarding, too', () => {
    const values = { start: { local: '2027-04-06T17:05' }, boarding: { local: '2027-04-06T17:05' } };
    const { start, boarding } = mergeDrafts([draft('page-text', 'flight', values)])[0]!.fields;
    const words = { start: { ...start!, likely: 0.93 }, boarding: boarding! };
    expect(checkFields(words, 'flight').start?.value.local).toBe('2027-04-06');
    expect(checkFields(words, 'flight').boarding).toBeUndefined();
    expect(checkFields({ start: start!, boarding: boarding! }, 'flight').start?.value.local).toBe('2027-04-06T17:05');
    expect(checkFields(words, 'boat').start?.value.local).toBe('2027-04-06T17:05');
  });
});
