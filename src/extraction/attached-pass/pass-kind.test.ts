import { describe, expect, it } from 'vitest';
import { passFields } from '#test/extraction/attached-passes.ts';
import type { PassStyle } from './pass-fields.ts';
import { kindOfPass } from './pass-kind.ts';

type Rows = Parameters<typeof passFields>[0];

const kind = (
  style: PassStyle,
  rows: Rows = [],
  {
    section = 'primary',
    texts = [],
    body = {},
  }: {
    readonly section?: 'primary' | 'back';
    readonly texts?: readonly string[];
    readonly body?: object;
  } = {},
) => kindOfPass(style, body as Parameters<typeof kindOfPass>[1], { fields: passFields(rows, section), texts }).kind;

describe('what a pass is for', () => {
  it.each([
    ['PKTransitTypeAir', 'flight'],
    ['PKTransitTypeTrain', 'train'],
    ['PKTransitTypeBus', 'bus'],
    ['PKTransitTypeBoat', 'boat'],
  ])('is told by how one travels: %s', (transitType, told) => {
    expect(kind('boardingPass', [['Ferry', 'Flight']], { body: { transitType } })).toBe(told);
    expect(kind('coupon', [], { body: { transitType } })).toBe('voucher');
  });

  it('is told by words where one travels in an unknown way', () => {
    const body = { transitType: 'PKTransitTypeGeneric' };
    expect(kind('boardingPass', [], { body, texts: ['Ferry ticket'] })).toBe('boat');
    expect(kind('boardingPass', [['Fähre', 'Kiel']], { body })).toBe('boat');
    expect(kind('boardingPass', [], { body })).toBe('train');
  });

  it('is an event, or a place to park for a car', () => {
    const beside = (large: readonly [string, string], small: readonly [string, string]) => {
      const fields = [...passFields([large], 'primary'), ...passFields([small], 'auxiliary')];
      return kindOfPass('eventTicket', {}, { fields, texts: [] }).kind;
    };
    expect(beside(['Parking', 'North'], ['License plate', 'AB 12345'])).toBe('parking');
    expect(beside(['Concert', 'Nordlys'], ['License plate', 'AB 12345'])).toBe('event');
    expect(beside(['Parking', 'North'], ['Seat', '12'])).toBe('event');
    expect(beside(['Museum', 'Hotel'], ['Parking', 'North'])).toBe('event');
  });

  it('is a gift card where money is on it and no standing', () => {
    const balance: Rows[number] = ['Balance', 25, { currencyCode: 'NOK' }];
    expect(kind('storeCard', [balance])).toBe('giftCard');
    expect(kind('storeCard', [balance, ['Status', 'Gold']])).toBe('membership');
    expect(kind('storeCard', [balance, ['Status', 'Gold'], ['PIN', '1234']])).toBe('giftCard');
    expect(kind('storeCard', [['Balance', '25']])).toBe('membership');
    expect(kind('storeCard', [balance], { section: 'back' })).toBe('membership');
  });

  it('is told by the words on the front of any other', () => {
    expect(kind('generic', [], { texts: ['Hotel reservation'] })).toBe('hotel');
    expect(kind('generic', [['Gutschein', '20 %']])).toBe('voucher');
    expect(kind('generic', [['Gutschein', '20 %']], { section: 'back' })).toBe('code');
    expect(kind('generic')).toBe('code');
    expect(kind('coupon')).toBe('voucher');
    expect(kind('coupon', [], { texts: ['Hotel reservation'] })).toBe('voucher');
    expect(kind('storeCard')).toBe('membership');
  });

  it('is surer the more of it is stated', () => {
    const sure = (style: PassStyle, texts: readonly string[] = [], transitType?: string) =>
      kindOfPass(style, transitType ? { transitType } : {}, { fields: [], texts }).confidence;
    const order = [
      sure('boardingPass', [], 'PKTransitTypeAir'),
      sure('eventTicket'),
      sure('generic', ['Hotel reservation']),
      sure('coupon'),
      sure('generic'),
    ];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
  });
});
