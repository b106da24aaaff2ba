import { describe, expect, it } from 'vitest';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { reading } from '#test/support/draft-builder.ts';
import { areOneShow, withSameShow } from './same-show.ts';

const evening: TicketTime = { local: '2027-02-21T20:30' };
const nextDay: TicketTime = { local: '2027-02-22T20:30' };

function admission(start: TicketTime, fields: FieldReadings = {}): Draft {
  return { extractor: 'page-text', kind: reading('event'), fields: { start: [reading(start)], ...fields } };
}

const titles = (drafts: readonly Draft[]) => withSameShow(drafts).map(({ fields }) => fields.title?.[0]?.value);

describe('tickets of one show', () => {
  const told = { title: [reading('Sporting – Famalicão')] };

  it('have its name, whichever of them it was read for', () => {
    expect(titles([admission(evening), admission(evening), admission(evening, told)])).toEqual(
      Array.from({ length: 3 }, () => 'Sporting – Famalicão'),
    );
  });

  it('are none of a show at another time', () => {
    expect(titles([admission(nextDay), admission(evening, told)])).toEqual([undefined, 'Sporting – Famalicão']);
  });

  it('have no name where two of them are for different shows', () => {
    const other = { title: [reading('Orchestra')] };
    expect(titles([admission(evening), admission(evening, told), admission(evening, other)])[0]).toBeUndefined();
  });

  it('are told one house where their names do not differ', () => {
    const drafts = withSameShow([
      admission(evening, { ...told, venue: [reading('Estádio José Alvalade')] }),
      admission(evening),
    ]);
    expect(drafts[1]!.fields.venue?.[0]?.value).toBe('Estádio José Alvalade');
  });
});

describe('an order for one show', () => {
  it('is one whose tickets all begin on one day at one clock', () => {
    expect(areOneShow([admission(evening), admission(evening)])).toBe(true);
    expect(areOneShow([admission(evening), admission(nextDay)])).toBe(false);
  });

  it('is none whose tickets have no clock, or are no events', () => {
    const day = { local: '2027-02-21' };
    expect(areOneShow([admission(day), admission(day)])).toBe(false);
    expect(areOneShow([admission(evening), { ...admission(evening), kind: reading('bus') }])).toBe(false);
  });
});
