import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { standingOf } from '#src/tickets/standing.ts';
import type { Tree } from '../page-text/scoring/forest.ts';
import { learnedTrust, putTrust } from './learned-trust.ts';
import { weighValues } from './weigh-values.ts';

const reading = <Value>(value: Value, extractor: string, likely?: number): Reading<Value> => ({
  value,
  confidence: 0.8,
  evidence: { document: '0', extractor },
  ...(likely === undefined ? {} : { likely }),
});

const chosen = <Value>(own: Reading<Value>, ...others: Reading<Value>[]): Chosen<Value> => ({ ...own, others });

const ticketWith = (seat: Chosen<string>): { readonly ticket: MergedDraft } => ({
  ticket: { drafts: [], kind: chosen(reading('train', 'page-text')), fields: { seat } },
});

/** Of each value the same log-odds are taken or given. */
const always = (worth: number): readonly Tree[] => [{ worth }];

function standing(seat: Chosen<string>) {
  const [weighed] = weighValues([ticketWith(seat)], '2027-03-14');
  return standingOf('seat', weighed!.ticket.fields.seat!);
}

const learned = learnedTrust();
beforeEach(() => putTrust(undefined));
afterAll(() => putTrust(learned));

describe('the values of tickets that are all read', () => {
  it('stand, are to be checked or are left out by what was learned, and by the page alone without it', () => {
    const seat = chosen(reading('23', 'page-text', 0.92));
    expect(standing(seat)).toBe('stands');
    putTrust(always(-1));
    expect(standing(seat)).toBe('check');
    putTrust(always(-3));
    expect(standing(seat)).toBe('silent');
    putTrust(always(3));
    expect(standing(chosen(reading('23', 'scored-text', 0.8)))).toBe('stands');
  });

  it('are weighed once, whichever reader of the page says them', () => {
    putTrust(always(-1));
    expect(standing(chosen(reading('23', 'page-text', 0.92), reading('023', 'scored-text', 0.93)))).toBe('check');
  });

  it('stand where a code, markup or a calendar says them, too', () => {
    putTrust(always(-9));
    expect(standing(chosen(reading('23', 'page-text', 0.92), reading('23', 'bcbp')))).toBe('stands');
    expect(standing(chosen(reading('23', 'schema-org')))).toBe('stands');
  });
});
