import { describe, expect, it } from 'vitest';
import { codesBelow, ticketOf } from '#test/support/coded-tickets.ts';
import { assignBarcodes } from './assign-barcodes.ts';

const there = { local: '2027-02-13T08:15' };
const back = { local: '2027-02-16T17:40' };
const textsOf = (assigned: ReturnType<typeof assignBarcodes>) => assigned.map(({ barcode }) => barcode?.text);

describe('whose a code is', () => {
  it('is told by the number that it holds, not by where it stands', () => {
    const tickets = [
      ticketOf('event', { title: 'Hamlet', start: there, ticketNumber: '77 441 82' }, '0#2'),
      ticketOf('event', { title: 'Faust', start: back, ticketNumber: '77 441 90' }, '0#1'),
    ];
    const codes = codesBelow('BN7744182F12', 'BN7744190C04');
    expect(textsOf(assignBarcodes(tickets, codes))).toEqual(['BN7744182F12', 'BN7744190C04']);
  });

  it('is told by the day: one code for the way there serves all who travel, the other one the way back', () => {
    const ways = ['Ada', 'Bea', 'Cleo'].flatMap((passenger) => [
      ticketOf('train', { passenger, number: '9933', start: there }),
      ticketOf('train', { passenger, number: '8974', start: back }),
    ]);
    const codes = codesBelow('RAIL;QX7B2M;9933;20270213;3PAX', 'RAIL;QX7B2M;8974;20270216;3PAX');
    const [out, home] = codes.map(({ text }) => text);
    expect(textsOf(assignBarcodes(ways, codes))).toEqual([out, home, out, home, out, home]);
  });

  it("is the ticket's own and not the tax office's", () => {
    const ticket = ticketOf('bus', { start: there, seat: '27', ticketNumber: 'RN 2704 0044 718' }, '0#1');
    const codes = codesBelow(
      'A:500234118*B:999999990*C:PT*D:FS*E:N*F:20270409*G:FS 27A/4471',
      'RN27040044718;EXP204;20270213;0815;27',
    );
    expect(textsOf(assignBarcodes([ticket], codes))).toEqual([codes[1]!.text]);
  });

  it('stays with what it stands beside where no payload says more', () => {
    const tickets = [
      ticketOf('event', { title: 'Hamlet', start: there, seat: '4' }, '0#2'),
      ticketOf('event', { title: 'Faust', start: back, seat: '5' }, '0#1'),
    ];
    expect(textsOf(assignBarcodes(tickets, codesBelow('k2Vd91', 'p0Xe47')))).toEqual(['p0Xe47', 'k2Vd91']);
  });

  it('goes by order where payloads are alike', () => {
    const tickets = [ticketOf('event', { seat: '4', start: there }), ticketOf('event', { seat: '5', start: there })];
    expect(textsOf(assignBarcodes(tickets, codesBelow('k2Vd91', 'p0Xe47')))).toEqual(['k2Vd91', 'p0Xe47']);
  });

  it('is not taken from a ticket that was read out of it', () => {
    const tickets = [
      ticketOf('flight', { number: 'LH 1', start: there, passenger: 'ADA BERGER' }, '0#1', 'bcbp'),
      ticketOf('flight', { number: 'LH 2', start: back, passenger: 'ADA BERGER' }),
    ];
    const codes = codesBelow('M1BERGER/ADA', 'LH0002BERGER');
    expect(textsOf(assignBarcodes(tickets, codes))).toEqual(['M1BERGER/ADA', 'LH0002BERGER']);
  });

  it('makes a ticket of each of several codes of one make', () => {
    const ticket = ticketOf('event', { title: 'Hamlet', start: there });
    expect(textsOf(assignBarcodes([ticket], codesBelow('k2Vd91', 'p0Xe47')))).toEqual(['k2Vd91', 'p0Xe47']);
  });

  it('is one for all on a ride where there are as many codes as rides, and one for all rides of a person', () => {
    const order = (persons: readonly string[]) =>
      [there, back].flatMap((start) => persons.map((passenger) => ticketOf('boat', { passenger, start }, '0#1')));
    const codes = codesBelow('TIR88204417A', 'TIR88204417R');
    expect(textsOf(assignBarcodes(order(['Ada', 'Bea', 'Cleo']), codes))).toEqual(
      ['A', 'A', 'A', 'R', 'R', 'R'].map((end) => `TIR88204417${end}`),
    );
    const hours = [there, back, { local: '2027-02-20T09:00' }];
    const ways = ['Ada', 'Bea'].flatMap((passenger) => hours.map((start) => ticketOf('boat', { passenger, start })));
    expect(textsOf(assignBarcodes(ways, codes))).toEqual(
      ['A', 'A', 'A', 'R', 'R', 'R'].map((end) => `TIR88204417${end}`),
    );
  });

  it('is never lost where it is of the make of others: one ticket more has it', () => {
    const tickets = [
      ticketOf('boat', { start: there, passenger: 'Ada', ticketNumber: 'CX904418A', seat: '4' }, '0#1'),
      ticketOf('boat', { start: back, passenger: 'Ada', ticketNumber: 'CX904418C', seat: '5' }, '0#3'),
    ];
    const assigned = assignBarcodes(tickets, codesBelow('CX904418A', 'CX904418B', 'CX904418C'));
    expect(textsOf(assigned).toSorted()).toEqual(['CX904418A', 'CX904418B', 'CX904418C']);
    const more = assigned.find(({ barcode }) => barcode?.text === 'CX904418B')!;
    expect(more.ticket.fields).toMatchObject({ passenger: { value: 'Ada' } });
    expect(more.ticket.fields.ticketNumber ?? more.ticket.fields.seat).toBeUndefined();
  });

  it('does not say whose one more ticket is where the others are different persons', () => {
    const tickets = ['Ada', 'Bea'].map((passenger, at) =>
      ticketOf('boat', { start: there, passenger, ticketNumber: `CX904418${at}` }, `0#${at + 1}`),
    );
    const [, , more] = assignBarcodes(tickets, codesBelow('CX9044180', 'CX9044181', 'CX9044182'));
    expect(more!.barcode!.text).toBe('CX9044182');
    expect(more!.ticket.fields.passenger).toBeUndefined();
  });

  it('of another make beside those of tickets is none', () => {
    const tickets = [there, back].map((start, at) => ticketOf('event', { start, seat: `${at}4` }, `0#${at + 1}`));
    const codes = codesBelow('k2Vd91', 'p0Xe47', 'https://hall.example/offers/2027-may-2211');
    expect(textsOf(assignBarcodes(tickets, codes))).toEqual(['k2Vd91', 'p0Xe47']);
  });

  it('goes first to a ticket that shares the code of another one', () => {
    const tickets = [there, back].map((start, at) => ticketOf('train', { start, seat: `${at}4` }, '0#1'));
    expect(textsOf(assignBarcodes(tickets, codesBelow('k2Vd91', 'p0Xe47')))).toEqual(['k2Vd91', 'p0Xe47']);
  });
});
