import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { withShows } from './shows.ts';

const [title, day, clock, seat] = [{ title: 0.95 }, { start_date: 0.95 }, { start_time: 0.95 }, { seat: 0.95 }];
const text = 'Tosca\n3 May 2027\n19:00\nA1\n\nCarmen\n9 May 2027\n20:00\nB4';
const told: Readonly<Record<string, Likely>> = {
  ...{ Tosca: title, '3 May 2027': day, '19:00': clock, A1: seat },
  ...{ Carmen: title, '9 May 2027': day, '20:00': clock, B4: seat },
};
const seats = [{ seat: 'A1' }, { seat: 'B4' }];

/** What each of some tickets says of its show. */
function shows(page: string, likely: typeof told, read: readonly Partial<TicketFields>[], kind: TicketKind = 'event') {
  const { understood, scored } = paperOf(page, likely);
  const drafts = read.map((values) => readOn(understood, kind, values, { start: '3 May 2027' }));
  return valuesOf(withShows(understood, drafts, scored), 'title', 'start');
}

describe('the tickets of several shows', () => {
  it('say each what its show’s part of the paper does', () => {
    expect(shows(text, told, seats)).toEqual([
      ['Tosca', '2027-05-03T19:00'],
      ['Carmen', '2027-05-09T20:00'],
    ]);
  });

  it('say nothing any more that stands in another one’s part', () => {
    const all = seats.map((one) => ({ ...one, title: 'Tosca', start: { local: '2027-05-03' } }));
    expect(shows(text, told, all)).toEqual([
      ['Tosca', '2027-05-03T19:00'],
      ['Carmen', '2027-05-09T20:00'],
    ]);
    const { Carmen: _, ...others } = told;
    expect(shows(text, others, all)).toEqual([
      ['Tosca', '2027-05-03T19:00'],
      [undefined, '2027-05-09T20:00'],
    ]);
  });

  it('are several of one show below its day', () => {
    const page = text.replace('A1', 'A1\nA2');
    const three = [{ seat: 'A1' }, { seat: 'A2' }, { seat: 'B4' }];
    expect(shows(page, { ...told, A2: seat }, three).map(([name]) => name)).toEqual(['Tosca', 'Tosca', 'Carmen']);
  });

  it('stay as they are where but one thing over them differs', () => {
    const page = 'Tosca\n3 May 2027\nA1\n\n9 May 2027\nB4';
    const { '19:00': _, '20:00': __, Carmen: ___, ...few } = told;
    expect(shows(page, few, seats)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('stay as they are where nothing tells where each stands, and where they are no events', () => {
    const none = [
      [undefined, undefined],
      [undefined, undefined],
    ];
    expect(shows(text, told, [{}, {}])).toEqual(none);
    expect(shows(text, told, seats, 'pass')).toEqual(none);
  });
});
