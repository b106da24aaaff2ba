import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { checkFields } from './check.ts';
import type { FieldName, TicketFields, TicketKind } from './fields.ts';
import { mergeDrafts } from './merge.ts';

function checked(values: Partial<TicketFields>, kind?: TicketKind, extractor = 'page-text') {
  const fields = checkFields(mergeDrafts([draft(extractor, 'train', values)])[0]!.fields, kind);
  return Object.fromEntries(
    Object.entries(fields).map(([name, chosen]) => [name, chosen.value]),
  ) as Partial<TicketFields>;
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

const noon = { local: '2027-05-03T12:00' };
const lastDays: readonly [TicketKind, number][] = [
  ['flight', 2],
  ['train', 4],
  ['bus', 4],
  ['boat', 15],
];

describe('a time that cannot be', () => {
  it.each<FieldName>(['start', 'end', 'boarding', 'doors', 'validFrom', 'validUntil', 'issued'])(
    'is left out of %s',
    (name) => {
      expect(checked({ [name]: { local: '2027-04-31T12:00' }, seat: '4' })).toEqual({ seat: '4' });
      expect(checked({ [name]: { local: '2027-04-30T12:00' }, seat: '4' })).toHaveProperty(name);
    },
  );

  it('takes nothing else along', () => {
    const end = { local: '2027-05-01T12:00' };
    expect(checked({ start: { local: '2027-04-31' }, end, boarding: end, doors: end })).toEqual({
      end,
      boarding: end,
      doors: end,
    });
  });
});

describe('an end', () => {
  const end = (start: string, local: string, kind?: TicketKind) =>
    checked({ start: { local: start }, end: { local } }, kind).end?.local;

  it.each(lastDays)('of a %s comes at most %d days after its start', (kind, days) => {
    const day = (after: number) => `2027-05-${String(3 + after).padStart(2, '0')}T12:00`;
    expect(end(noon.local, day(days), kind)).toBe(day(days));
    expect(end(noon.local, day(days + 1), kind)).toBeUndefined();
  });

  it('may be the day of the start', () => {
    expect(end('2027-05-03', '2027-05-03')).toBe('2027-05-03');
    expect(end('2027-05-03T22:00', '2027-05-03')).toBe('2027-05-03');
    expect(end('2027-05-03', '2027-05-02')).toBeUndefined();
    expect(end('2027-05-03T22:00', '2027-05-02')).toBeUndefined();
  });

  it('is of the next morning three hours before the start at least', () => {
    expect(end('2027-05-03T09:00', '2027-05-03T06:00')).toBe('2027-05-04T06:00');
    expect(end('2027-05-03T09:00', '2027-05-03T06:01')).toBeUndefined();
    expect(end('2027-12-31T22:00', '2027-12-31T06:30')).toBe('2028-01-01T06:30');
  });

  it('is of the next morning where both places are known, too', () => {
    const zone = 'Europe/Oslo';
    const night = checked({ start: { local: '2027-05-03T22:10', zone }, end: { local: '2027-05-03T06:40', zone } });
    expect(night.end).toEqual({ local: '2027-05-04T06:40', zone });
    const early = checked({ start: { local: '2027-05-03T22:10', zone }, end: { local: '2027-05-02T06:40', zone } });
    expect(early.end).toBeUndefined();
  });

  it('shows the clock of the start only in another zone', () => {
    const start = { local: '2027-05-03T12:00', offset: '+02:00' };
    expect(checked({ start, end: { local: '2027-05-03T12:00', offset: '+01:00' } }).end).toBeDefined();
    expect(checked({ start, end: start }).end).toBeUndefined();
  });
});

describe('doors and boarding', () => {
  it.each(['doors', 'boarding'] as const)('come at most twelve hours before: %s', (name) => {
    const kept = (local: string, start = noon.local) =>
      checked({ start: { local: start }, [name]: { local } })[name] !== undefined;
    expect(['2027-05-03T00:00', '2027-05-03T12:00'].map((local) => kept(local))).toEqual([true, true]);
    expect(['2027-05-02T23:59', '2027-05-03T12:01'].map((local) => kept(local))).toEqual([false, false]);
    expect(kept('2027-05-02T23:40', '2027-05-03T00:20')).toBe(true);
  });

  it.each(['doors', 'boarding'] as const)('are of the same day where no clock is known: %s', (name) => {
    const kept = (local: string, start: string) =>
      checked({ start: { local: start }, [name]: { local } })[name] !== undefined;
    expect(kept('2027-05-03', '2027-05-03T12:00')).toBe(true);
    expect(kept('2027-05-02', '2027-05-03T12:00')).toBe(false);
    expect(kept('2027-05-03T11:00', '2027-05-03')).toBe(true);
    expect(kept('2027-05-02T11:00', '2027-05-03')).toBe(false);
  });

  it('have nothing to be compared with where no start is known', () => {
    expect(checked({ doors: noon, boarding: noon })).toEqual({ doors: noon, boarding: noon });
  });
});

describe('a time within which a ticket is good', () => {
  const [first, last] = [{ local: '2027-05-03' }, { local: '2027-05-09' }];

  it('does not end before it begins', () => {
    expect(checked({ validFrom: first, validUntil: last })).toEqual({ validFrom: first, validUntil: last });
    expect(checked({ validFrom: first, validUntil: first })).toEqual({ validFrom: first, validUntil: first });
    expect(checked({ validFrom: last, validUntil: first })).toEqual({ validFrom: last });
  });
});

describe('what only a hall has', () => {
  const inHall = { row: '4', section: 'B', level: '2', entrance: 'Nord' };

  it('is left out of a flight alone', () => {
    expect(checked({ ...inHall, seat: '4A' }, 'flight')).toEqual({ seat: '4A' });
    expect(checked(inHall, 'event')).toEqual(inHall);
    expect(checked(inHall)).toEqual(inHall);
  });
});

describe('a price', () => {
  const amount = (value: string, extractor?: string) =>
    checked({ price: { amount: value, currency: 'EUR' } }, undefined, extractor).price !== undefined;

  it('is more than nothing, unless the page prints nothing where others have their price', () => {
    expect(['0.01', '39.90'].map((value) => amount(value))).toEqual([true, true]);
    expect(['0', '0.00', '-5.00', 'gratis'].map((value) => amount(value))).toEqual([false, false, false, false]);
    expect(amount('0.00', 'scored-text')).toBe(true);
  });
});

describe('both ends of a journey', () => {
  it('are not one place by name, unless a code tells the begin', () => {
    expect(checked({ from: 'Visby', to: 'Visby' })).toEqual({ from: 'Visby' });
    expect(checked({ from: 'Visby', to: 'Slite' })).toEqual({ from: 'Visby', to: 'Slite' });
    const coded = { from: 'London', fromCode: 'LHR', to: 'London', toCode: 'LGW' };
    expect(checked(coded)).toEqual(coded);
  });

  it('are not one airport: the likelier one stays', () => {
    const values = { from: 'Visby', fromCode: 'VBY', to: 'Visby', toCode: 'VBY' };
    const fields = mergeDrafts([draft('page-text', 'flight', values)])[0]!.fields;
    const unsure = { ...fields, fromCode: { ...fields.fromCode!, likely: 0.4 } };
    expect(Object.keys(checkFields(unsure)).sort()).toEqual(['to', 'toCode']);
    const other = { ...unsure, from: { ...fields.from!, value: 'Slite' } };
    expect(Object.keys(checkFields(other)).sort()).toEqual(['from', 'to', 'toCode']);
  });
});

describe('one clock for boarding and departure', () => {
  const both = (more: object) => {
    const values = { start: { local: '2027-04-06T17:05' }, boarding: { local: '2027-04-06T17:05' } };
    const { start, boarding } = mergeDrafts([draft('page-text', 'flight', values)])[0]!.fields;
    return checkFields({ start: { ...start!, likely: 0.93, ...more }, boarding: boarding! }, 'flight');
  };

  it('is the departure where a code or markup says so, too', () => {
    const told = {
      value: { local: '2027-04-06T17:05' },
      confidence: 1,
      evidence: { document: '0', extractor: 'bcbp' },
    };
    expect(both({ others: [told] }).start?.value.local).toBe('2027-04-06T17:05');
    expect(both({ others: [{ ...told, value: { local: '2027-04-06T18:00' } }] }).start?.value.local).toBe('2027-04-06');
  });

  it('is none where only the day is known', () => {
    const day = checked({ start: { local: '2027-04-06' }, boarding: { local: '2027-04-06' } }, 'flight');
    expect(Object.keys(day)).toEqual(['start', 'boarding']);
  });
});
