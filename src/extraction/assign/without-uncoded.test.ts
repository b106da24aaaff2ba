import { describe, expect, it } from 'vitest';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { codesBelow, ticketOf } from '#test/support/coded-tickets.ts';
import { withoutUncoded } from './without-uncoded.ts';

const start = { local: '2027-05-02T17:30' };
const codes = codesBelow('EC0441882071', 'EC0441882072', 'EC0441882073');
const coded = (...tickets: readonly MergedDraft[]) => tickets.map((ticket, at) => ({ ticket, barcode: codes[at]! }));
const seatsOf = (assigned: ReturnType<typeof withoutUncoded>) =>
  assigned.map(({ ticket }) => ticket.fields.seat?.value);
const places = coded(
  ticketOf('event', { title: 'Derby', start, seat: '14', ticketNumber: 'EC044188207' }),
  ticketOf('event', { title: 'Derby', start, seat: '15', ticketNumber: 'EC044188208' }),
);

describe('what has no code where others of its kind have one each', () => {
  it('is the summary of the order where it lacks what they all have', () => {
    const summary = ticketOf('event', { title: 'Derby', start: { local: '2027-07-04' }, bookingReference: 'QX81' });
    expect(seatsOf(withoutUncoded([{ ticket: summary }, ...places]))).toEqual(['14', '15']);
  });

  it('is one of them where it has its number, and the surer reading of the two stays, with the code', () => {
    const again = ticketOf('event', {
      title: 'Derby',
      start,
      seat: '15',
      passenger: 'Ada Berger',
      ticketNumber: 'EC-0441-88208',
    });
    const left = withoutUncoded([...places, { ticket: again }]);
    expect(left.map(({ barcode }) => barcode?.text)).toEqual(['EC0441882071', 'EC0441882072']);
    expect(left[1]!.ticket.fields.passenger!.value).toBe('Ada Berger');
  });

  it('is a ticket where it has a place and a number of its own: its code may be one that could not be read', () => {
    const third = ticketOf('event', { title: 'Derby', start, seat: '16', ticketNumber: 'EC044188209' });
    expect(seatsOf(withoutUncoded([...places, { ticket: third }]))).toEqual(['14', '15', '16']);
  });

  it('is a ticket where it is of another kind', () => {
    const hotel = ticketOf('hotel', { title: 'Grand', start });
    expect(withoutUncoded([...places, { ticket: hotel }])).toHaveLength(3);
  });

  it('is a ticket where only one other has a code, or all have the same', () => {
    const other = { ticket: ticketOf('event', { title: 'Derby', start }) };
    expect(withoutUncoded([places[0]!, other])).toHaveLength(2);
    const same = places.map(({ ticket }) => ({ ticket, barcode: codes[0]! }));
    expect(withoutUncoded([...same, other])).toHaveLength(3);
  });

  it('is a ride of its own at another hour, and none at the hour of theirs', () => {
    const rides = coded(
      ticketOf('train', { start, from: 'Ulm', to: 'Bonn', ticketNumber: 'A1' }),
      ticketOf('train', { start, from: 'Ulm', to: 'Bonn', ticketNumber: 'A2' }),
    );
    const ride = (local: string) => ({ ticket: ticketOf('train', { start: { local }, from: 'Ulm', to: 'Bonn' }) });
    expect(withoutUncoded([...rides, ride('2027-05-03T08:00')])).toHaveLength(3);
    expect(withoutUncoded([...rides, ride(start.local)])).toHaveLength(2);
  });
});
