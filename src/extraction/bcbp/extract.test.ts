import { describe, expect, it } from 'vitest';
import { standingOf } from '#src/tickets/standing.ts';
import { type BcbpText, bcbpText } from '#test/support/bcbp-text.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { bcbpExtractor } from './extract.ts';

const read = (options: BcbpText, contextDay = '2026-11-20') =>
  bcbpExtractor.extract(codeInput([bcbpText(options)], contextDay)).map(valuesOf);

describe('bcbp extractor', () => {
  it('tells all that a boarding pass needs', () => {
    const [leg] = read({
      name: 'DESMARAIS/LUC MR',
      issued: '6323',
      legs: [
        {
          pnr: 'AB12C3',
          from: 'YUL',
          carrier: 'AC',
          flight: '0834',
          to: 'FRA',
          day: '325',
          compartment: 'J',
          seat: '003A',
          sequence: '0027',
          document: '0141234567890',
          frequentFlyer: ['AC', '1234567890123'],
          allowance: '20K',
        },
      ],
    });
    expect(leg).toEqual({
      kind: 'flight',
      passenger: 'LUC DESMARAIS',
      carrierCode: 'AC',
      carrier: 'Air Canada',
      number: 'AC 834',
      fromCode: 'YUL',
      toCode: 'FRA',
      start: { local: '2026-11-21', zone: 'America/Toronto' },
      seat: '3A',
      sequence: '27',
      class: 'Business',
      bookingReference: 'AB12C3',
      ticketNumber: '014 1234567890',
      membershipNumber: '1234567890123',
      baggage: '20 kg',
    });
  });

  it('makes one ticket for each leg, all with the same code and none to be merged with another', () => {
    const drafts = bcbpExtractor.extract(
      codeInput([bcbpText({ legs: [{}, { from: 'LHR', to: 'JFK' }] })], '2026-03-01'),
    );
    expect(drafts.map((draft) => draft.fields.toCode?.[0]?.value)).toEqual(['LHR', 'JFK']);
    expect(new Set(drafts.map((draft) => draft.barcode)).size).toBe(1);
    expect(new Set(drafts.map((draft) => draft.group)).size).toBe(1);
  });

  it('says when the year is not in the code', () => {
    expect(read({ legs: [{ day: '010' }] })[0]?.start).toEqual({
      local: '2027-01-10',
      zone: 'Europe/Berlin',
      yearInferred: true,
    });
  });

  it('asks to check a flight whose year one digit puts years back, and none of the last months', () => {
    const standing = (issued: string, day: string) => {
      const [draft] = bcbpExtractor.extract(codeInput([bcbpText({ issued, legs: [{ day }] })], '2026-11-20'));
      return standingOf('start', { ...draft!.fields.start![0]!, others: [] });
    };
    expect(standing('7080', '085')).toBe('check');
    expect(standing('6300', '302')).toBe('stands');
    expect(standing('6320', '328')).toBe('stands');
  });

  it.each(['GATE', 'INF ', '000 ', '0000', 'STBY', '    '])('takes %s for no seat', (seat) => {
    expect(read({ legs: [{ seat }] })[0]).not.toHaveProperty('seat');
  });

  it('takes zeros for no number', () => {
    const [leg] = read({
      legs: [{ sequence: '0000', document: '0000000000000', frequentFlyer: ['', '0000000000'], allowance: '00K' }],
    });
    for (const name of ['sequence', 'ticketNumber', 'membershipNumber', 'baggage'])
      expect(leg).not.toHaveProperty(name);
  });

  it('keeps the letter of a booking class whose meaning is the airline’s own', () => {
    expect(read({ legs: [{ compartment: 'W' }] })[0]?.class).toBe('W');
  });

  it('says nothing about other codes', () => {
    const input = codeInput(
      ['M1 is a motorway and this is not a boarding pass, however long', 'https://example.com'],
      '2026-11-20',
    );
    expect(bcbpExtractor.extract(input)).toEqual([]);
  });
});
