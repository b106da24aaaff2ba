import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { pageOf, readAt } from '#test/support/scored-page.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { shareOut } from './share-out.ts';

const told = (drafts: readonly Draft[]) =>
  drafts.map(({ fields }) => [fields.class?.[0]?.value, fields.product?.[0]?.value]);

describe('what tickets of an order share or have of their own', () => {
  const page = pageOf([
    ['Francisco', 'number'],
    ['Económica', 'class'],
    ['Atlantic', 'number'],
    ['Business', 'class'],
    ['Ada Berger', 'passenger'],
    ['Adulto', 'product'],
    ['Bert Berger', 'passenger'],
    ['Menor', 'product'],
  ]);
  const ride = (number: string, passenger: string, first = {}) =>
    readAt(page.understood, { number, passenger, ...first });

  it('is told by the leg, or by the row of a traveller below all legs', () => {
    const tickets = ['Ada Berger', 'Bert Berger'].flatMap((name) => [
      ride('Francisco', name, { class: 'Económica', product: 'Adulto' }),
      ride('Atlantic', name, { class: 'Económica', product: 'Adulto' }),
    ]);
    expect(told(shareOut(page.understood, tickets, page.scored))).toEqual([
      ['Económica', 'Adulto'],
      ['Business', 'Adulto'],
      ['Económica', 'Menor'],
      ['Business', 'Menor'],
    ]);
  });

  it('stays as it was where one of the tickets would get nothing', () => {
    const tickets = [
      ride('Francisco', 'Ada Berger', { class: 'Primera' }),
      ride('Nadia', 'Ada Berger', { class: 'Primera' }),
    ];
    const read = told(shareOut(page.understood, tickets, page.scored));
    expect(read.map(([name]) => name)).toEqual(['Primera', 'Primera']);
  });

  it('is no class of a leg that stands in the part of another one only', () => {
    const { understood, scored } = pageOf([
      ['Francisco', 'number'],
      ['Couchette', 'class'],
      ['Atlantic', 'number'],
      ['Ada Berger', 'passenger'],
    ]);
    const tickets = ['Francisco', 'Atlantic'].map((number) =>
      readAt(understood, { number, passenger: 'Ada Berger', class: 'Couchette' }),
    );
    expect(told(shareOut(understood, tickets, scored)).map(([name]) => name)).toEqual(['Couchette', undefined]);
  });

  it('is no reference for each traveller, where one line names the order and another the booking', () => {
    const references = (labels: readonly [string, string]) => {
      const { understood, scored } = pageOf([
        ['HK7882114', 'booking_ref'],
        ['6ZQ3HT', 'booking_ref'],
        ['Francisco', 'number'],
        ['Atlantic', 'number'],
        ['Ada Berger', 'passenger'],
        ['Bert Berger', 'passenger'],
      ]);
      const spans = scored.map((one, at): ScoredSpan => {
        const before = labels[at] ?? '';
        const [cell] = one.span.cells;
        Object.assign(cell!, { text: `${before}${one.span.text}` });
        return { ...one, span: { ...one.span, at: before.length, end: cell!.text.length } };
      });
      const tickets = ['Ada Berger', 'Bert Berger'].flatMap((passenger) =>
        ['Francisco', 'Atlantic'].map((number) =>
          readAt(understood, { number, passenger, bookingReference: 'HK7882114' }),
        ),
      );
      return shareOut(understood, tickets, spans).map(({ fields }) => fields.bookingReference?.[0]?.value);
    };
    expect(references(['Order ', 'Booking of the airline: '])).toEqual(Array(4).fill('HK7882114'));
    expect(references(['Booking: ', 'Booking: '])).toEqual(['HK7882114', 'HK7882114', '6ZQ3HT', '6ZQ3HT']);
  });

  it('is no carrier for each traveller, where a page has as many names for who carries as there are travellers', () => {
    const { understood, scored } = pageOf([
      ['Harzer Schmalspurbahnen', 'carrier'],
      ['Brockenbahn', 'carrier'],
      ['Ada Berger', 'passenger'],
      ['Bert Berger', 'passenger'],
      ['Francisco', 'number'],
      ['Atlantic', 'number'],
    ]);
    const tickets = ['Ada Berger', 'Bert Berger'].flatMap((passenger) =>
      ['Francisco', 'Atlantic'].map((number) => readAt(understood, { number, passenger, carrier: 'Brockenbahn' })),
    );
    const carriers = shareOut(understood, tickets, scored).map(({ fields }) => fields.carrier?.[0]?.value);
    expect(carriers).toEqual(Array(4).fill('Brockenbahn'));
  });

  it('is a seat in the part of its leg, and none that stands with another one', () => {
    const { understood, scored } = pageOf([
      ['Train 24', 'number'],
      ['11A', 'seat'],
      ['Train 39', 'number'],
    ]);
    const seats = ['Train 24', 'Train 39'].map((number) => readAt(understood, { number, seat: '11A' }));
    expect(shareOut(understood, seats, scored).map(({ fields }) => fields.seat?.[0]?.value)).toEqual([
      '11A',
      undefined,
    ]);
  });

  describe('as many seats as there are tickets', () => {
    type Line = readonly [text: string, ...seats: string[]];
    /** Lines of which some texts are seats; for each leg a ticket of each traveller, or of nobody. */
    const seatsIn = (lines: readonly Line[], names: readonly (string | undefined)[]) => {
      const { understood } = pageOf(lines.map(([text]) => [text]));
      const scored = lines.flatMap(([text, ...seats], at): ScoredSpan[] => {
        const cells = [understood.cells[at]!] as const;
        const made = (part: string, target: Target): ScoredSpan => {
          const begin = text.indexOf(part);
          const span = { type: 'part', text: part, cells, at: begin, end: begin + part.length } as const;
          return { span, likely: (asked) => (asked === target ? 0.99 : 0.01) };
        };
        const named = names.find((name) => name && text.includes(name));
        return [...(named ? [made(named, 'passenger')] : []), ...seats.map((seat) => made(seat, 'seat'))];
      });
      const tickets = ['Train 24', 'Train 39'].flatMap((number) =>
        names.map((passenger) => readAt(understood, { number, ...(passenger && { passenger }) })),
      );
      return shareOut(understood, tickets, scored).map(({ fields }) => fields.seat?.[0]?.value);
    };

    it('are one for each leg in the line of a traveller, or below it', () => {
      const legs: Line[] = [['Train 24'], ['Train 39']];
      const people = ['Ada Berger', 'Bert Berger'];
      const line: Line[] = [...legs, ['Ada Berger: 7C, 12D', '7C', '12D'], ['Bert Berger: 7D, 12E', '7D', '12E']];
      const below: Line[] = [
        ...legs,
        ['Ada Berger'],
        ['7C', '7C'],
        ['12D', '12D'],
        ['Bert Berger'],
        ['7D, 12E', '7D', '12E'],
      ];
      expect(seatsIn(line, people)).toEqual(['7C', '7D', '12D', '12E']);
      expect(seatsIn(below, people)).toEqual(['7C', '7D', '12D', '12E']);
    });

    it('are one for each traveller in the part of each leg', () => {
      const lines: Line[] = [['Train 24'], ['7C, 7D', '7C', '7D'], ['Train 39'], ['12D, 12E', '12D', '12E']];
      const read = seatsIn([['Ada Berger'], ['Bert Berger'], ...lines], ['Ada Berger', 'Bert Berger']);
      expect(read).toEqual(['7C', '7D', '12D', '12E']);
    });

    it('are one for each leg in a list of which no line names anybody', () => {
      expect(seatsIn([['Train 24'], ['Train 39'], ['Seats 7C, 12D', '7C', '12D']], [undefined])).toEqual(['7C', '12D']);
    });

    it('are none where one of them counts windows', () => {
      const read = seatsIn([['Train 24'], ['Train 39'], ['Seat 66, 1 window', '66', '1']], [undefined]);
      expect(read).toEqual([undefined, undefined]);
    });
  });
});
