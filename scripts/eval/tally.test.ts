import { describe, expect, it } from 'vitest';
import type { TruthTicket } from '#test/generator/truth.ts';
import { claimOf } from './claim.ts';
import { addCase, emptyTally } from './tally.ts';

const ticket = (seat: string): TruthTicket => ({
  kind: 'event',
  styles: ['eventTicket'],
  fields: { title: ['Sturmglas'], seat: [seat], start: { local: '2026-03-05T20:30', offset: '+01:00' } },
  evidence: {},
});

const pass = (seat: string) => ({
  organizationName: 'Veltora Tickets',
  description: 'Ticket',
  semantics: { eventName: 'Sturmglas', seats: [{ seatNumber: seat }], eventStartDate: '2026-03-05T20:30+01:00' },
  eventTicket: {},
});

const corpusCase = (tickets: readonly TruthTicket[]) => ({
  id: 'x',
  input: 'x.pdf',
  doc: 'pdf',
  variant: 'main',
  vendor: 'Veltora',
  context: '2026-01-01T00:00:00',
  expect: tickets.length > 0 ? ('tickets' as const) : ('no_ticket' as const),
  tickets,
});

describe('the score of a document', () => {
  it('gives each pass to the ticket that it tells best', () => {
    const tally = emptyTally();
    addCase(tally, corpusCase([ticket('11'), ticket('12')]), [claimOf(pass('12')), claimOf(pass('11'))]);
    expect(tally).toMatchObject({ tickets: 2, found: 2, spurious: 0, countRight: 1, usable: 2 });
    expect(tally.fields.get('seat')).toMatchObject({ truth: 2, stated: 2, wrong: 0 });
  });

  it('takes an amount in another currency for wrong', () => {
    const priced = { ...ticket('11'), fields: { ...ticket('11').fields, price: [48, 'AUD'] as const } };
    const costing = (currencyCode: string) => ({
      ...pass('11'),
      semantics: { ...pass('11').semantics, totalPrice: { amount: '48.00', currencyCode } },
    });
    const wrong = ['AUD', 'USD'].map((currency) => {
      const tally = emptyTally();
      addCase(tally, corpusCase([priced]), [claimOf(costing(currency))]);
      return tally.fields.get('price')?.wrong;
    });
    expect(wrong).toEqual([0, 1]);
  });

  it('counts a wrong machine-readable value against precision', () => {
    const tally = emptyTally();
    addCase(tally, corpusCase([ticket('11')]), [claimOf(pass('99'))]);
    expect(tally.fields.get('seat')).toMatchObject({ stated: 0, wrong: 1 });
    expect(tally.misses).toMatchObject([{ how: 'wrong', field: 'seat', claimed: '99' }]);
  });

  it('counts passes beyond the tickets as spurious', () => {
    const tally = emptyTally();
    addCase(tally, corpusCase([ticket('11')]), [claimOf(pass('11')), claimOf(pass('11'))]);
    expect(tally).toMatchObject({ found: 1, spurious: 1, countRight: 0 });
  });

  it('counts a pass of something that is no ticket', () => {
    const tally = emptyTally();
    addCase(tally, corpusCase([]), [claimOf(pass('11'))]);
    expect(tally).toMatchObject({ cases: 0, negatives: 1, falseTickets: 1 });
  });
});

describe('the code of a pass', () => {
  it('is compared by the bytes that Wallet would draw', () => {
    const bytes = Buffer.from([0x23, 0x55, 0x00, 0xff]);
    const claim = claimOf({
      barcodes: [{ format: 'PKBarcodeFormatAztec', message: bytes.toString('latin1'), messageEncoding: 'iso-8859-1' }],
    });
    expect(claim.barcodes).toEqual([{ bytes, symbology: 'aztec', alternative: [] }]);
  });
});
