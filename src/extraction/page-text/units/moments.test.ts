import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { ofKind } from '../document/understood.ts';
import { withEnds } from './ends.ts';
import { withMoments } from './moments.ts';

/** The times of a page, read as a ticket of a kind. */
function timesOf(kind: TicketKind, text: string): Readonly<Record<string, string>> {
  const understood = ofKind(understoodOf(text), [{ kind, score: 5 }]);
  const best = bestOf(withMoments({}, kind, understood.facts, understood.cells, understood));
  return Object.fromEntries(Object.entries(best).map(([name, value]) => [name, (value as { local: string }).local]));
}

describe('when an evening is', () => {
  it('stands under its labels', () => {
    expect(
      timesOf('event', 'Datum     14.03.2027\nBeginn    20:00 Uhr\nEinlass   19:00 Uhr\nEnde      23:00 Uhr'),
    ).toEqual({
      start: '2027-03-14T20:00',
      doors: '2027-03-14T19:00',
      end: '2027-03-14T23:00',
    });
  });

  it('stands in the only line with a day', () => {
    expect(timesOf('event', '# Abend\n\nSonntag, 14. März 2027, 20:00 Uhr')).toEqual({ start: '2027-03-14T20:00' });
  });

  it('ends on the next day when it ends earlier by the clock', () => {
    expect(timesOf('event', 'Datum     14.03.2027\nBeginn    22:00 Uhr\nEnde      04:00 Uhr')).toEqual({
      start: '2027-03-14T22:00',
      end: '2027-03-15T04:00',
    });
  });

  it('ends by the clock behind its first one', () => {
    expect(timesOf('event', '# Abend\n\n14. März 2027, 20:00 – 22:30 Uhr')).toEqual({
      start: '2027-03-14T20:00',
      end: '2027-03-14T22:30',
    });
  });

  it('lasts several days where a range is printed', () => {
    expect(timesOf('event', '# Messe\n\n14. – 16. März 2027')).toEqual({ start: '2027-03-14', end: '2027-03-16' });
  });

  it('lasts from one of two days to the other', () => {
    expect(timesOf('event', '# Nacht\n\nWhen     Sat 13 Mar 2027 - Sun 14 Mar 2027')).toEqual({
      start: '2027-03-13',
      end: '2027-03-14',
    });
  });

  it('does not begin when its doors open', () => {
    expect(timesOf('event', '# Abend\n14.03.2027\nEinlass   19:00 Uhr')).not.toHaveProperty(
      'start',
      '2027-03-14T19:00',
    );
  });

  it.each([
    ['the day of buying', 'Gekauft am 14.03.2027'],
    ['the day of printing', 'Printed 14 March 2027'],
    ['a birth', 'geboren 14.03.2007'],
    ['the last day to call off', 'Kostenlos stornierbar bis 14.03.2027'],
    ['one of two days', '# Abend\n\n14.03.2027\n\n15.03.2027'],
  ])('is not %s', (_, text) => {
    expect(timesOf('event', text)).toEqual({});
  });

  it('is the day with its weekday where another one stands without', () => {
    expect(timesOf('event', '# Abend\n\nSonntag, 14.03.2027\n\n02.01.2027')).toEqual({ start: '2027-03-14' });
  });
});

describe('how long something is valid', () => {
  it.each<[TicketKind, string, object]>([
    ['pass', 'Gültig von   14.03.2027\nGültig bis   20.03.2027', { validFrom: '2027-03-14', validUntil: '2027-03-20' }],
    ['pass', 'Gültigkeit   14.03.2027 - 20.03.2027', { validFrom: '2027-03-14', validUntil: '2027-03-20' }],
    ['pass', 'Gültig ab   14.03.2027 09:00', { validFrom: '2027-03-14T09:00' }],
    ['voucher', 'Gültig bis   31.12.2028', { validUntil: '2028-12-31' }],
    ['membership', 'Valid until   31 December 2028', { validUntil: '2028-12-31' }],
  ])('of a %s stands in %s', (kind, text, times) => {
    expect(timesOf(kind, text)).toEqual(times);
  });

  it('is no time of a card by a day without a label', () => {
    expect(timesOf('giftCard', '# Geschenkkarte\n\n14.03.2027')).toEqual({});
  });
});

describe('when a stay is', () => {
  it('stands under its labels, each with its own clock', () => {
    expect(timesOf('hotel', 'Anreise   12.03.2027 ab 15:00\nAbreise   14.03.2027 bis 11:00')).toEqual({
      start: '2027-03-12T15:00',
      end: '2027-03-14T11:00',
    });
    expect(timesOf('rental', 'Abholung   12.03.2027 09:30\nRückgabe   14.03.2027 18:00')).toEqual({
      start: '2027-03-12T09:30',
      end: '2027-03-14T18:00',
    });
    expect(timesOf('parking', 'Einfahrt   12.03.2027 05:30\nAusfahrt   19.03.2027 22:00')).toEqual({
      start: '2027-03-12T05:30',
      end: '2027-03-19T22:00',
    });
  });

  it('is a range in one line', () => {
    expect(timesOf('hotel', '# Pension\n\n12. – 14. März 2027')).toEqual({ start: '2027-03-12', end: '2027-03-14' });
  });

  it('never ends before it begins', () => {
    expect(timesOf('hotel', 'Anreise   12.03.2027\nAbreise   10.03.2027')).toEqual({ start: '2027-03-12' });
  });

  it('has an end alone where nothing tells its beginning', () => {
    expect(timesOf('hotel', 'Abreise   14.03.2027')).toEqual({ end: '2027-03-14' });
  });
});

describe('when a ride is whose way was not understood', () => {
  const ends = (text: string) => {
    const understood = ofKind(understoodOf(text), [{ kind: 'train', score: 5 }]);
    const [unit] = [{ facts: understood.facts, shared: [], cells: understood.cells }];
    const times = withMoments({}, 'train', understood.facts, understood.cells, understood);
    const best = bestOf(withEnds(times, unit!, understood));
    return Object.fromEntries(Object.entries(best).map(([name, value]) => [name, (value as { local: string }).local]));
  };

  it('stands behind its labels', () => {
    expect(ends('Abfahrt   14.03.2027 08:15\nAnkunft   14.03.2027 11:40')).toEqual({
      start: '2027-03-14T08:15',
      end: '2027-03-14T11:40',
    });
  });

  it('boards before it leaves', () => {
    expect(ends('Departure   14 Mar 2027 08:15\nBoarding   07:45')).toMatchObject({ boarding: '2027-03-14T07:45' });
    expect(ends('Departure   14 Mar 2027 08:15\nBoarding   08:45')).not.toHaveProperty('boarding');
  });

  it('has its day only where several clocks stand without a label', () => {
    expect(ends('# Fahrkarte\n\n14.03.2027\n\n08:15\n\n11:40')).toEqual({ start: '2027-03-14' });
  });
});
