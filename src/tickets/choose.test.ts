import { describe, expect, it } from 'vitest';
import { reading } from '#test/support/draft-builder.ts';
import { choose, chooseFields, chosenInstead, sameValue, trustOf } from './choose.ts';
import type { FieldName } from './fields.ts';
import type { TicketTime } from './time.ts';

describe('choosing a name', () => {
  it('takes what is printed where the code ran out of room in the midst of a title', () => {
    const readings = [reading('ROSALINDM LE TISSIER', 'bcbp', 0.75), reading('ROSALIND LE TISSIER', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('ROSALIND LE TISSIER');
  });

  it('takes what is printed where the code ran out of room in the midst of a name', () => {
    const readings = [
      reading('LUC IZQUIERDO GARZON', 'bcbp', 0.75),
      reading('LUCIA IZQUIERDO GARZON', 'page-text', 0.8),
    ];
    expect(choose('passenger', readings)?.value).toBe('LUCIA IZQUIERDO GARZON');
  });

  it('takes the whole name of a code where the page prints a part of it', () => {
    const readings = [reading('LUC JEAN DESMARAIS', 'bcbp', 0.95), reading('LUC DESMARAIS', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('LUC JEAN DESMARAIS');
  });

  it('takes the one with small letters and accents', () => {
    const readings = [reading('BJORKLUND AGNETA', 'rail', 0.9), reading('Agneta Björklund', 'page-text', 0.9)];
    expect(choose('passenger', readings)?.value).toBe('Agneta Björklund');
  });

  it('takes the parts that a code wrote in one', () => {
    const readings = [reading('SASKIA VANDERHEUVEL', 'rail', 0.9), reading('SASKIA VAN DER HEUVEL', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('SASKIA VAN DER HEUVEL');
  });
});

describe('who is believed', () => {
  it('is a machine that wrote for machines before the words of a page, and what was looked up last', () => {
    const order = [
      'rail-layout',
      'attached-pass',
      'schema-org',
      'reservation-system',
      'calendar',
      'page-text',
      'derived:x',
    ];
    const trusts = order.map(trustOf);
    expect(trusts).toEqual(trusts.toSorted((a, b) => b - a));
    expect(new Set(trusts).size).toBe(order.length);
  });

  it.each(['bcbp', 'rail', 'uic', 'code'])('is %s before everything else', (extractor) => {
    expect(trustOf(extractor)).toBe(1);
  });

  it('is the page before a boarding pass code for the number of a flight, and the code for everything else', () => {
    const told = (value: string) => [reading(value, 'bcbp'), reading(`${value} 1`, 'schema-org')];
    expect(choose('number', told('LH 962'))?.evidence.extractor).toBe('schema-org');
    expect(choose('carrierCode', told('LH'))?.evidence.extractor).toBe('schema-org');
    expect(choose('carrier', told('Fjordfly'))?.evidence.extractor).toBe('bcbp');
    expect(choose('class', told('Y'))?.evidence.extractor).toBe('bcbp');
  });

  it('is two readers that agree before a surer third', () => {
    const agreed = [
      reading('14', 'page-text', 0.6),
      reading('014', 'calendar', 0.6),
      reading('15', 'schema-org', 0.75),
    ];
    expect(choose('seat', agreed)?.value).not.toBe('15');
  });

  it('is not one reader more for saying it twice', () => {
    const twice = [reading('14', 'page-text', 0.6), reading('14', 'page-text', 0.6), reading('15', 'schema-org', 0.75)];
    expect(choose('seat', twice)?.value).toBe('15');
  });

  it('is who comes first where nothing else decides', () => {
    expect(choose('seat', [reading('14'), reading('15')])?.value).toBe('14');
  });
});

describe('a choice', () => {
  it('is surer than each of the readings that agree, and never certain', () => {
    const readings = [reading('14', 'page-text', 0.8), reading('14', 'calendar', 0.8)];
    expect(choose('seat', readings)!.confidence).toBeGreaterThan(0.8);
    const sure = [reading('14', 'rail', 1), reading('14', 'uic', 1), reading('14', 'code', 0.9)];
    expect(
      choose(
        'seat',
        sure.map((one) => ({ ...one, confidence: 0.99 })),
      )!.confidence,
    ).toBe(0.999);
  });

  it('is not less sure than its own reading', () => {
    expect(choose('seat', [reading('14', 'page-text', 0.9)])!.confidence).toBe(0.9);
  });

  it('keeps what lost, and what agreed', () => {
    const readings = [reading('14', 'rail'), reading('15'), reading('014', 'calendar')];
    expect(choose('seat', readings)!.others).toEqual([readings[1], readings[2]]);
  });

  it('is none of no readings', () => {
    expect(choose('seat', [])).toBeUndefined();
    expect(chooseFields({ seat: [], row: [reading('4')] })).toEqual({ row: { ...reading('4'), others: [] } });
  });

  it('can be given up for another reading, and stays among the others', () => {
    const [first, second, third] = [reading('14'), reading('15', 'calendar'), reading('16', 'calendar')];
    const chosen = { ...first, others: [second, third] };
    expect(chosenInstead(chosen, second)).toEqual({ ...second, others: [first, third] });
  });
});

describe('of readings that agree, the one that tells most', () => {
  const told = (name: FieldName, ...values: readonly unknown[]) =>
    choose(
      name,
      values.map((value, at) => reading(value, at === 0 ? 'rail' : 'page-text')),
    )?.value;

  it.each<[string, TicketTime, TicketTime]>([
    ['a clock', { local: '2027-05-03', zone: 'Europe/Oslo', offset: '+02:00' }, { local: '2027-05-03T09:10' }],
    ['a zone', { local: '2027-05-03T09:10' }, { local: '2027-05-03T09:10', zone: 'Europe/Oslo' }],
    ['an offset', { local: '2027-05-03T09:10' }, { local: '2027-05-03T09:10', offset: '+02:00' }],
    ['a printed year', { local: '2027-05-03T09:10', yearInferred: true }, { local: '2027-05-03T09:10' }],
    [
      'a clock at the place before one of UTC',
      { local: '2027-05-03T07:10', zone: 'UTC' },
      { local: '2027-05-03T09:10' },
    ],
  ])('has %s', (_, poorer, richer) => expect(told('start', poorer, richer)).toEqual(richer));

  it('has the letters of a train', () => {
    expect(told('number', '802', 'ICE 802')).toBe('ICE 802');
  });

  it('says the gate without the word for it', () => {
    expect(told('gate', 'Gate B12', 'B12')).toBe('B12');
    expect(told('platform', 'Gleis 7', '7')).toBe('7');
  });

  it('is mixed in case only where it is a name or a text, not where it is a code', () => {
    expect(told('venue', 'STADTHALLE', 'Stadthalle')).toBe('Stadthalle');
    expect(told('bookingReference', 'QX71K', 'Qx71k')).toBe('QX71K');
  });

  it('is the one of the more trusted reader where nothing tells more', () => {
    expect(choose('class', [reading('2', 'page-text'), reading('2', 'rail')])?.evidence.extractor).toBe('rail');
    const price = { amount: '9.00', currency: 'EUR' };
    expect(choose('price', [reading(price), reading(price, 'rail')])?.evidence.extractor).toBe('rail');
  });
});

describe('two values of a field', () => {
  it.each<[FieldName, unknown, unknown]>([
    ['passenger', 'Agneta Björklund', 'BJORKLUND/AGNETA MRS'],
    ['number', 'ICE 802', '802'],
    ['seat', '014', '14'],
    ['row', '03', '3'],
    ['coach', '07', '7'],
    ['sequence', '0042', '42'],
    ['from', 'Malmö C', 'Malmö'],
    ['to', 'Malmö C', 'Malmö'],
    ['fromCity', 'Malmö', 'MALMO'],
    ['toCity', 'Malmö', 'MALMO'],
    ['title', 'Vinterljus: en kväll', 'Vinterljus'],
    ['venue', 'Stora Teatern', 'Stora Teatern, Lund'],
    ['carrier', 'Sundlinjen', 'Sundlinjen AB'],
    ['issuer', 'Sundlinjen', 'Sundlinjen AB'],
    ['gate', 'Gate B', 'B'],
    ['terminal', 'Terminal 2', '2'],
    ['arrivalTerminal', 'Terminal 2', '2'],
    ['platform', 'Spår 4', 'SPAR 4'],
    ['arrivalPlatform', 'Binario 4', '4'],
    ['bookingReference', 'QX-71K', 'QX71K'],
    ['ticketNumber', '990 1', '9901'],
    ['membershipNumber', '990 1', '9901'],
    ['voucherCode', 'ab-cd', 'ABCD'],
    ['product', 'Super-Spar', 'super spar'],
    ['start', { local: '2027-05-03' }, { local: '2027-05-03T09:10' }],
    ['price', { amount: '9.00', currency: 'EUR' }, { amount: '9.00', currency: 'EUR' }],
  ])('of the kind %s are the same', (name, one, other) => expect(sameValue(name, one, other)).toBe(true));

  it.each<[FieldName, unknown, unknown]>([
    ['passenger', 'Agneta Björklund', 'Nils Björklund'],
    ['seat', '14', '15'],
    ['bookingReference', 'QX71K', 'QX71L'],
    ['product', 'Super-Spar', 'Super-Spar Plus'],
    ['gate', 'Gate B1', 'B2'],
    ['price', { amount: '9.00', currency: 'EUR' }, { amount: '9.00', currency: 'SEK' }],
    ['start', { local: '2027-05-03' }, { local: '2027-05-04' }],
    ['start', { local: '2027-05-03' }, '2027-05-03'],
  ])('of the kind %s differ', (name, one, other) => expect(sameValue(name, one, other)).toBe(false));
});
