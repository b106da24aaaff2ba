import { describe, expect, it } from 'vitest';
import {
  fieldNames,
  fieldsOfKind,
  fieldsThatMatter,
  hasManyAmounts,
  hasValidity,
  isCard,
  isGround,
  isNamedByHouse,
  isSoldWhereUsed,
  isSomewhere,
  isStay,
  isVisit,
  isWorthMoney,
  journeyKinds,
  longestDays,
  type TicketKind,
  ticketKinds,
  typeOf,
} from './fields.ts';

const kindsWhere = (is: (kind: TicketKind) => boolean) => ticketKinds.filter(is);

describe('kinds of tickets', () => {
  it('carry people on land, on water and in the air', () => {
    expect([...journeyKinds]).toEqual(['flight', 'train', 'bus', 'boat']);
    expect(kindsWhere(isGround)).toEqual(['train', 'bus', 'boat']);
  });

  it('are somewhere, for an evening or for days', () => {
    expect(kindsWhere(isVisit)).toEqual(['event', 'restaurant']);
    expect(kindsWhere(isStay)).toEqual(['hotel', 'rental', 'parking']);
    expect(kindsWhere(isSomewhere)).toEqual(['event', 'hotel', 'restaurant', 'rental', 'parking']);
  });

  it('are good for a time as cards and period tickets', () => {
    expect(kindsWhere(isCard)).toEqual(['voucher', 'giftCard', 'membership']);
    expect(kindsWhere(hasValidity)).toEqual(['voucher', 'giftCard', 'membership', 'pass']);
  });

  it('are a balance only where they are worth money', () => {
    expect(kindsWhere(isWorthMoney)).toEqual(['voucher', 'giftCard']);
  });

  it('are called by their house as rooms and tables', () => {
    expect(kindsWhere(isNamedByHouse)).toEqual(['hotel', 'restaurant']);
  });

  it('are not sold where they are used as flights, ships, rooms and cars', () => {
    const elsewhere: readonly TicketKind[] = ['flight', 'boat', 'hotel', 'rental'];
    expect(elsewhere.filter(isSoldWhereUsed)).toEqual([]);
    expect(elsewhere.filter(hasManyAmounts)).toEqual(['hotel', 'rental']);
  });

  it('last for days that are known of journeys alone', () => {
    expect(kindsWhere((kind) => longestDays(kind) !== undefined)).toEqual([...journeyKinds]);
  });

  it.each(ticketKinds)('offer every field that may be the one that has to be known: %s', (kind) => {
    expect(fieldsThatMatter(kind)).not.toEqual([]);
    const offered = new Set(fieldsOfKind(kind));
    expect(fieldsThatMatter(kind).filter((group) => group.length === 0)).toEqual([]);
    expect(
      fieldsThatMatter(kind)
        .flat()
        .filter((name) => !offered.has(name)),
    ).toEqual([]);
  });

  it.each(ticketKinds)('offer a field once: %s', (kind) => {
    expect(new Set(fieldsOfKind(kind)).size).toBe(fieldsOfKind(kind).length);
  });
});

describe('fields of tickets', () => {
  it('hold a time or an amount where nothing else can be meant', () => {
    expect(fieldNames.filter((name) => typeOf(name) === 'money')).toEqual(['price', 'balance']);
    expect(fieldNames.filter((name) => typeOf(name) === 'time')).toEqual([
      'start',
      'end',
      'boarding',
      'doors',
      'validFrom',
      'validUntil',
      'issued',
    ]);
  });
});
