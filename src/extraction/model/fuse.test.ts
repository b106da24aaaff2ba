import { describe, expect, it } from 'vitest';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import { reading } from '#test/support/draft-builder.ts';
import { fuse } from './fuse.ts';
import type { GroundedTicket } from './ground.ts';

const chosen = <T>(value: T, likely: number) => ({ ...reading(value), likely, others: [] });

/** A seat of ours of which an answer that is trusted so far says nothing. */
function seatBeside(trust: number, own: number, likely = 0.95) {
  const ticket: MergedDraft = {
    drafts: [],
    kind: { ...reading('event' as const), others: [] },
    fields: { seat: chosen('12', likely) },
  };
  const answered: GroundedTicket = { kind: 'event', values: [], unfounded: [] };
  const tickets = [{ answered, ticket, values: [], silent: [{ name: 'seat' as const, own }] }];
  return fuse([ticket], { tickets, trust, leads: true }, [])[0]?.fields.seat;
}

describe('what an answer is silent about', () => {
  it('is to be checked where the answer is believed and we were sure, and is never taken away then', () => {
    expect(seatBeside(0.95, 0.8)).toMatchObject({ value: '12', likely: 0.8 });
    expect(seatBeside(0.95, 0.1)).toMatchObject({ value: '12', likely: bands.check });
  });

  it('is left out where the answer is believed and it was to be checked before', () => {
    expect(seatBeside(0.95, 0.1, 0.8)!.likely).toBeLessThan(bands.check);
    expect(seatBeside(0.4, 0.1, 0.8)).toMatchObject({ value: '12', likely: 0.8 });
  });

  it('stays as sure as it is beside an answer that is not believed, and is never made surer', () => {
    expect(seatBeside(0.4, 0.1)).toMatchObject({ value: '12', likely: 0.95 });
    expect(seatBeside(0.95, 0.99, 0.6)).toMatchObject({ value: '12', likely: 0.6 });
  });
});

/** A seat of ours, to be checked, beside another one of an answer that is trusted so far. */
function seatAgainst(trust: number, belief: number) {
  const ticket: MergedDraft = {
    drafts: [],
    kind: { ...reading('event' as const), others: [] },
    fields: { seat: chosen('12', 0.75) },
  };
  const value = { name: 'seat' as const, reading: reading('47'), standing: 'labelled' as const, lines: [] };
  const answered: GroundedTicket = { kind: 'event', values: [value], unfounded: [] };
  const tickets = [{ answered, ticket, values: [{ value, belief, own: 0.3 }], silent: [] }];
  return fuse([ticket], { tickets, trust, leads: false }, [])[0]?.fields.seat;
}

describe('what an answer says otherwise', () => {
  it('takes the place of ours where it is likelier', () => {
    expect(seatAgainst(0.9, 0.95)).toMatchObject({ value: '47', others: [{ value: '12' }] });
    expect(seatAgainst(0.9, 0.4)).toMatchObject({ value: '47', likely: 0.4 });
  });

  it('changes nothing of ours where the answer is likelier wrong than right', () => {
    expect(seatAgainst(0.3, 0.95)).toMatchObject({ value: '12', likely: 0.75, others: [{ value: '47' }] });
  });
});
