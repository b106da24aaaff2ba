import { describe, expect, it } from 'vitest';
import { airlineByBrand, airlineByCode, airlineByNumericCode } from './airlines.ts';
import { airportByCode, airportsByName, airportsOfCity } from './airports.ts';

const codes = (name: string) => airportsByName(name).map((airport) => airport.code);

describe('airportByCode', () => {
  it('knows where an airport is and what time it keeps', () => {
    expect(airportByCode('fra')).toMatchObject({
      city: 'Frankfurt am Main',
      country: 'DE',
      zone: 'Europe/Berlin',
      rank: 1,
    });
    expect(airportByCode('JFK')?.location.latitude).toBeCloseTo(40.64, 1);
  });

  it('calls a place as travellers do, not by the municipality on whose ground its airport stands', () => {
    const cities = ['HKG', 'BRU', 'KUL', 'IST', 'CDG'].map((code) => airportByCode(code)?.city);
    expect(cities.slice(0, 4)).toEqual(['Hong Kong', 'Brussels', 'Kuala Lumpur', 'Istanbul']);
    expect(cities[4]).toContain('Paris');
  });

  it.each([
    ['東京(羽田)', 'HND'],
    ['昆明长水国际机场', 'KMG'],
    ['上海浦東國際機場 T2', 'PVG'],
    ['서울/김포', 'GMP'],
    ['ミュンヘン空港', 'MUC'],
  ])('knows %s', (name, code) => {
    expect(codes(name)).toEqual([code]);
  });

  it('keeps Beijing time in all of China', () => {
    expect(airportByCode('URC')?.zone).toBe('Asia/Shanghai');
  });

  it('knows codes of cities, stations and closed airports for what they are', () => {
    expect(airportByCode('LON')).toMatchObject({ type: 'city', city: 'London' });
    expect(airportByCode('QKL')).toMatchObject({ type: 'station', city: 'Köln' });
    expect(airportByCode('MLH')).toMatchObject({ type: 'airport', city: 'Basel' });
    expect(airportByCode('TXL')).toMatchObject({ type: 'closed', zone: 'Europe/Berlin' });
  });

  it('does not know a code that nobody has', () => {
    expect(airportByCode('QQQ')).toBeUndefined();
    expect(airportByCode('')).toBeUndefined();
  });
});

describe('airportsByName', () => {
  it.each([
    ['Munich', 'MUC'],
    ['München', 'MUC'],
    ['Wien', 'VIE'],
    ['FRANKFURT', 'FRA'],
    ['Frankfurt/Main', 'FRA'],
    ['London-Heathrow', 'LHR'],
    ['Heathrow Airport', 'LHR'],
    ['Paris CDG', 'CDG'],
    ["Chicago O'Hare", 'ORD'],
    ['Zürich Flughafen', 'ZRH'],
  ])('puts the airport meant by “%s” first', (name, code) => {
    expect(codes(name)[0]).toBe(code);
  });

  it('shows that a city has several', () => {
    expect(codes('London').slice(0, 4).toSorted()).toEqual(['LGW', 'LHR', 'LTN', 'STN']);
    expect(airportsOfCity('Paris').map((airport) => airport.code)).toContain('ORY');
  });

  it('does not take a word in the name of a small airport for its city', () => {
    expect(codes('Memorial')).toEqual([]);
  });

  it('knows nothing about nothing', () => {
    expect(codes('')).toEqual([]);
    expect(codes('Airport')).toEqual([]);
    expect(codes('Hogwarts')).toEqual([]);
  });
});

describe('airlineByCode', () => {
  it('knows larger airlines by their designator and by the numbers of their tickets', () => {
    expect(airlineByCode('lh')).toEqual({ code: 'LH', name: 'Lufthansa', numericCode: '220' });
    expect(airlineByNumericCode('047')?.code).toBe('TP');
    expect(airlineByCode('W6')).not.toHaveProperty('numericCode');
    expect(airlineByCode('00')).toBeUndefined();
    expect(airlineByCode('4Z')?.name).toBe('Airlink');
  });

  it('takes no word for an airline that only a smaller one is called by', () => {
    expect(airlineByBrand('DELTA')?.code).toBe('DL');
    expect(airlineByBrand('Aurora')).toBeUndefined();
  });
});
