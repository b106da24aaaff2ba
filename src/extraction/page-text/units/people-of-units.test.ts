import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { bestOf, cellsOf, cellsSaying, understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { isVisitor, withParty } from '../readings/party.ts';
import { loneName } from './lone-name.ts';

describe('a name without a label', () => {
  const told = (text: string, kind: 'event' | 'membership' = 'event', known: FieldReadings = {}) =>
    valuesTold(loneName(known, kind, cellsOf(text), new Set()));

  it.each([
    ['a greeting', 'Hi Hannah, your order is complete\n\nHannah Whitcombe'],
    ['its own mail address beside it', 'Hannah Whitcombe\nhannah.whitcombe@example.org'],
    ['the mail address above it', 'h.whitcombe@example.org\nHannah Whitcombe'],
  ])('is whose ticket it is where %s bears it out', (_, text) => {
    expect(told(text)).toEqual([['passenger', 'Hannah Whitcombe']]);
  });

  it('is whose ticket it is with a title that only persons have', () => {
    expect(told('# Abend\n\nFrau Hannah Reuter')).toEqual([['passenger', 'Hannah Reuter']]);
    expect(told('# Abend\n\nDr. Hannah Reuter')).toEqual([]);
    expect(told('# Kongress\n\nTeilnehmerin\nDr. Hannah Reuter')).toEqual([['passenger', 'Hannah Reuter']]);
  });

  it('is nobody’s where nothing bears it out', () => {
    expect(told('# Abend\n\nHannah Whitcombe')).toEqual([]);
    expect(told('Hi Bettina, your order is complete\n\nHannah Whitcombe')).toEqual([]);
    expect(told('Hannah Whitcombe\nservice@example.org')).toEqual([]);
  });

  it('is nobody’s where two are borne out', () => {
    const mails = 'Hannah Whitcombe\nh.whitcombe@example.org\n\nPaul Ahrens\np.ahrens@example.org';
    expect(told(mails)).toEqual([]);
  });

  it('is none that is taken, nor what only looks like one', () => {
    const cells = cellsOf('Hi Hannah, your order is complete\n\nHannah Whitcombe');
    expect(loneName({}, 'event', cells, new Set(cellsSaying(cells, 'Hannah Whitcombe')))).toEqual([]);
    expect(told('Hi Grand, your order is complete\n\nGrand Hotel')).toEqual([]);
  });

  it('is the holder’s where it stands over the number of a card', () => {
    const text = '# Klubkarte\n\nHannah Whitcombe\n8812 4471\n\n\n\n\n\nPaul Ahrens';
    const [number] = cellsSaying(cellsOf(text), '8812 4471');
    const read = reading('8812 4471');
    const known = { membershipNumber: [{ ...read, evidence: { ...read.evidence, region: number!.region } }] };
    expect(told(text, 'membership', known)).toEqual([['passenger', 'Hannah Whitcombe']]);
    expect(told(text, 'membership')).toEqual([]);
  });
});

describe('for whom an order is', () => {
  const party = (text: string, known: FieldReadings = {}) => {
    const understood = understoodOf(text);
    return bestOf(withParty(known, understood.cells, understood));
  };

  it.each([
    '2 adults, 1 child',
    '2 Erwachsene und 1 Kind',
    'für 2 Personen',
    '2 adultes et 1 enfant',
    '3 adulti e 2 bambini',
    '2 volwassenen, 1 kinderen',
    '4 guests',
  ])('stands in the line %s', (line) => {
    expect(party(`# Abend\n\n${line}`)).toEqual({ party: line });
  });

  it('stands in the items of an order, as often as they are printed', () => {
    expect(party('# Abend\n\n2 x Adult\n1 x Child')).toEqual({ party: '2 x Adult, 1 x Child' });
    expect(party('# Abend\n\nAdult (16+) x 2\nSenior x 1')).toEqual({ party: '2 x Adult (16+), 1 x Senior' });
    expect(party('# Abend\n\n2 x General Admission')).toEqual({ party: '2 x General Admission' });
  });

  it('takes back a product that is one of the items', () => {
    expect(party('# Abend\n\n2 x Day ticket', { product: [reading('Day ticket')] })).toEqual({
      party: '2 x Day ticket',
    });
    expect(party('# Abend\n\n2 x Day ticket', { product: [reading('Sparpreis')] })).toEqual({
      party: '2 x Day ticket',
      product: 'Sparpreis',
    });
  });

  it('counts with words what was known only as a number, and keeps what was told in words', () => {
    expect(party('# Abend\n\n2 x Adult\n1 x Child', { party: [reading('3')] })).toEqual({
      party: '2 x Adult, 1 x Child',
    });
    expect(party('# Abend\n\n2 x Adult', { party: [reading('3 guests')] })).toEqual({ party: '3 guests' });
  });

  it('is nobody where the same item stands twice: that is each ticket’s own', () => {
    expect(party('# Abend\n\n1 x Adult\n\n1 x Adult')).toEqual({});
  });

  it.each(['2 x Bier', 'Adult 19,00 €', '12 Personen dürfen mitfahren', 'Adults: see above'])(
    'does not stand in %s',
    (line) => {
      expect(party(`# Abend\n\n${line}`)).toEqual({});
    },
  );
});

describe('a kind of visitor', () => {
  it.each(['Adult (16+)', 'Erwachsene', 'Kinder bis 14 Jahre', 'Students', 'Bambino'])('is %s', (text) => {
    expect(isVisitor(text)).toBe(true);
  });

  it.each(['Parkett', 'Childish Things', 'Kindergarten', 'VIP'])('is not %s', (text) => {
    expect(isVisitor(text)).toBe(false);
  });
});
