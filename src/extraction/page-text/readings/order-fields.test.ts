import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { bestOf, understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { addFact, toldBy } from './order-fields.ts';

/** What the facts of a page tell. */
function told(text: string) {
  const understood = understoodOf(text);
  return understood.facts.flatMap((fact) => toldBy(fact, understood));
}

describe('what a fact tells of a ticket', () => {
  it('is a text as it should stand there', () => {
    expect(valuesTold(told('Seat: No. 41\nGate: B2'))).toEqual([
      ['seat', '41'],
      ['gate', 'B2'],
    ]);
  });

  it('is an amount, in the currency of the document where it names none', () => {
    expect(valuesTold(told('Price: 12,00\nBalance: 14,00 €'))).toEqual([
      ['price', { amount: '12.00', currency: 'EUR' }],
      ['balance', { amount: '14.00', currency: 'EUR' }],
    ]);
  });

  it('is when it was issued', () => {
    expect(valuesTold(told('Issued: 12 March 2027'))).toEqual([['issued', { local: '2027-03-12' }]]);
  });

  it('is the title, where it is a hotel', () => {
    expect(valuesTold(told('Hotel: Sonnblick'))).toEqual([['title', 'Sonnblick']]);
  });

  it('is nothing that each leg says by itself, and none of the times', () => {
    expect(told('From: Aldersheim\nTo: Birkenau\nTrain: ICE 802\nDeparture: 12 March 2027 08:15')).toEqual([]);
  });

  it('is nothing where its text is not fit for it', () => {
    expect(told('Seat: 41')).toHaveLength(1);
    const understood = understoodOf('Seat: 41');
    const unfit = { ...understood.facts[0]!, text: '12 March 2027' };
    expect(toldBy(unfit, understood)).toEqual([]);
  });

  it('is never quite sure', () => {
    expect(told('Seat: 41')[0]!.confidence).toBe(0.92);
  });

  it('is less sure where a long text without a number is said to be a block', () => {
    const [long] = understoodOf('Section: Parkett links unten').facts;
    const short = { ...long!, text: 'Parkett' };
    const understood = understoodOf('Seat: 41');
    const sure = (fact: typeof short) => toldBy(fact, understood)[0]!.confidence;
    expect(sure(long!)).toBeCloseTo(0.8 * sure(short));
    expect(sure({ ...long!, text: 'Parkett links 4' })).toBeCloseTo(sure(short));
  });

  it('is added to the fields of a ticket', () => {
    const understood = understoodOf('Seat: 41\nGate: B2');
    const fields: FieldReadings = {};
    for (const fact of understood.facts) addFact(fields, fact, understood);
    expect(bestOf(fields)).toEqual({ seat: '41', gate: 'B2' });
  });
});
