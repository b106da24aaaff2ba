import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { designContext } from '#test/support/design-context.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { designPass } from './design-pass.ts';
import { styleOf } from './strings.ts';
import { tellApart } from './tell-apart.ts';

/** The headers of the passes of some tickets, as they show in Wallet's stack. */
function headers(tickets: readonly Ticket[]): string[] {
  const apart = tellApart(tickets);
  return tickets.map((one, at) => {
    const made = designPass(one, { ...designContext, contact: '', apart: apart[at]! });
    if ('refused' in made) throw new Error(made.refused.message);
    return styleOf(made.passJson)
      .headerFields.map(({ label, value }) => `${label} ${value}`)
      .join(', ');
  });
}

const show = { title: 'Tosca', venue: 'Teatro', start: at('2026-11-22T19:30') };
const order = (kind: TicketKind, each: readonly Partial<TicketFields>[], shared: Partial<TicketFields> = {}) =>
  each.map((fields, index) =>
    ticket(kind, { ...shared, ...fields }, { order: 'A1', barcode: code('qr', `ticket ${index}`) }),
  );

describe('the passes of one order', () => {
  it('show in their headers what differs, beside the day', () => {
    expect(
      headers(
        order(
          'event',
          [
            { row: 'K', seat: '7' },
            { row: 'K', seat: '8' },
          ],
          show,
        ),
      ),
    ).toEqual(['SEAT 7, DATE 22 Nov 2026', 'SEAT 8, DATE 22 Nov 2026']);
  });

  it('show row and seat where only both tell', () => {
    const seats = ['K 7', 'K 8', 'L 7', 'L 8'].map((place) => ({ row: place[0]!, seat: place[2]! }));
    expect(headers(order('event', seats, show))[3]).toBe('ROW L, SEAT 8, DATE 22 Nov 2026');
  });

  it('show the person where all else is equal', () => {
    const journey = { from: 'Bonn', to: 'Ulm', number: 'ICE 1', start: at('2026-11-22T09:38') };
    const [ada] = headers(order('train', [{ passenger: 'Ada Ray' }, { passenger: 'Alan Turing' }], journey));
    expect(ada).toMatch(/^PASSENGER Ada Ray, /);
    expect(ada).toContain('22 Nov 2026');
  });

  it('are counted where nothing that people read differs', () => {
    expect(headers(order('voucher', [{}, {}, {}], { title: 'Coffee' }))).toEqual([
      'TICKET 1/3',
      'TICKET 2/3',
      'TICKET 3/3',
    ]);
  });

  it('all show their day, beside names as well', () => {
    const each = ['Ines Carvalho', 'Tomas Carvalho', 'Lia Carvalho'].map((passenger) => ({ passenger }));
    const shared = { eventType: 'exhibition', title: 'Ships of Glass', start: at('2027-05-22T10:30', 'Europe/Lisbon') };
    const made = headers(order('event', each, shared as Partial<TicketFields>));
    expect(made.map((one) => one.split(', ').length)).toEqual([2, 2, 2]);
    expect(made[1]).toContain('ATTENDEE Tomas Carvalho, DATE ');
  });

  it('need nothing more where legs or days tell them apart', () => {
    const legs = [
      { from: 'Bonn', to: 'Ulm' },
      { from: 'Ulm', to: 'Bonn' },
    ];
    expect(tellApart(order('train', legs))).toEqual([{ keys: [] }, { keys: [] }]);
  });

  it('are not compared with those of another order', () => {
    const [one, other] = order('voucher', [{}, {}]);
    expect(tellApart([one!, { ...other!, order: 'B2' }])).toEqual([{ keys: [] }, { keys: [] }]);
  });
});
