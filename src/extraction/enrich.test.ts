import { describe, expect, it } from 'vitest';
import type { Chosen } from '#src/tickets/evidence.ts';
import { enrichFields } from './enrich.ts';

function read<T>(value: T): Chosen<T> {
  return { value, confidence: 0.9, evidence: { document: '0', extractor: 'test' }, others: [] };
}

const journey = (from: string, to: string) => ({
  from: read(from),
  to: read(to),
  start: read({ local: '2026-11-24T10:15' }),
  end: read({ local: '2026-11-24T16:15' }),
});

describe('enrichFields, stations', () => {
  it('puts a train where its stations are, in their zones', () => {
    const { fromLocation, toLocation, start, end } = enrichFields(
      'train',
      journey('London St Pancras Intl', 'Paris Nord'),
    );
    expect(fromLocation?.value.latitude).toBeCloseTo(51.53, 2);
    expect(fromLocation?.evidence.extractor).toBe('derived:stations');
    expect(toLocation?.value.latitude).toBeCloseTo(48.88, 2);
    expect(start?.value).toMatchObject({ zone: 'Europe/London', offset: '+00:00' });
    expect(end?.value).toMatchObject({ zone: 'Europe/Paris', offset: '+01:00' });
  });

  it('gives a city a zone and no place', () => {
    const fields = enrichFields('train', journey('PRAHA', 'BUDAPEST'));
    expect(fields.start?.value.zone).toBe('Europe/Prague');
    expect(fields).not.toHaveProperty('fromLocation');
  });

  it('puts a ship where its money is, not where an airport is called like its port', () => {
    const price = read({ amount: '84.00', currency: 'GBP' });
    const zones = enrichFields('boat', { ...journey('Douglas', 'Heysham'), price });
    expect(zones.start?.value.zone).toBe('Europe/Isle_of_Man');
    const island = enrichFields('boat', journey('Genova', 'Porto Torres'));
    expect(island.end?.value.zone).toBe('Europe/Rome');
  });

  it('says nothing where a name may mean two places, and about ships', () => {
    expect(enrichFields('train', journey('Essen', 'Stuttgart Hbf'))).not.toHaveProperty('fromLocation');
    expect(enrichFields('boat', journey('Kiel Hbf', 'Hamburg Hbf'))).not.toHaveProperty('fromLocation');
  });

  it('keeps the place that a code told', () => {
    const told = { latitude: 1, longitude: 2 };
    const fields = { ...journey('Kiel Hbf', 'Hamburg Hbf'), fromLocation: read(told) };
    expect(enrichFields('train', fields).fromLocation?.value).toBe(told);
  });
});

describe('enrichFields, towns', () => {
  const startAt = (address: string) =>
    enrichFields('event', { address: read(address), start: read({ local: '2026-11-24T10:15' }) }).start?.value;

  it('tells the hour where only the town tells the zone', () => {
    expect(startAt('Oslo')).toMatchObject({ zone: 'Europe/Oslo', offset: '+01:00' });
    expect(startAt('Lindelaan 73, 9000 Gent')).toMatchObject({ zone: 'Europe/Brussels' });
  });

  it('tells nothing where two towns fit', () => {
    expect(startAt('Calle de los Tilos, 51, 46002 Valencia')).toEqual({ local: '2026-11-24T10:15' });
  });

  const start = read({ local: '2026-11-24T10:15' });
  const zoneOf = (fields: Parameters<typeof enrichFields>[1]) =>
    enrichFields('event', { ...fields, start }).start?.value.zone;
  const price = (currency: string) => read({ amount: '12.00', currency });

  it('takes the euro for a sign of Europe', () => {
    const address = read('Calle de los Tilos, 51, 46002 Valencia');
    expect(zoneOf({ address, price: price('EUR') })).toBe('Europe/Madrid');
  });

  it('takes a province for no country, and a state of the USA for its country', () => {
    expect(zoneOf({ address: read('Via dei Neri 6, 50122 Firenze (FI)') })).not.toBe('Europe/Helsinki');
    expect(zoneOf({ address: read('Via Cervi 2, 40033 Casalecchio di Reno (BO)') })).not.toBe('America/La_Paz');
    expect(zoneOf({ address: read('1805 Geary Blvd, San Francisco, CA') })).toBe('America/Los_Angeles');
    expect(zoneOf({ address: read('Torikatu 1, Oulu, FI') })).toBe('Europe/Helsinki');
  });

  it('looks for a town in the state that its postcode tells, and for no country in the name of a street', () => {
    expect(zoneOf({ address: read('88 Zion Lane, Henderson, KY 42420') })).toBe('America/Chicago');
    expect(zoneOf({ address: read('901 Oxford St, London, ON N5Y 3L5') })).toBe('America/Toronto');
    expect(zoneOf({ address: read('9 Main St, Honiara, KS 67735') })).toBeUndefined();
    expect(zoneOf({ address: read('Venezuela 412, Boedo') })).toBeUndefined();
  });

  it('takes a town behind its postcode for no country that is called so in another language', () => {
    expect(zoneOf({ address: read('Paseo de la Sabika s/n, 18009 Granada'), price: price('EUR') })).toBe(
      'Europe/Madrid',
    );
    expect(zoneOf({ address: read('Rue du Fossé 4, L-1536 Luxembourg') })).toBe('Europe/Luxembourg');
    expect(zoneOf({ address: read("Lagoon Road, St. George's, Grenada") })).toBe('America/Grenada');
  });

  it('knows a cinema that is called like a town far away by its address', () => {
    const address = read('Vestergade 4, 1612 København V');
    expect(zoneOf({ address, venue: read('Imperial') })).toBe('Europe/Copenhagen');
    for (const venue of ['Imperial', 'MOBILE', 'Gran Teatro']) expect(zoneOf({ venue: read(venue) })).toBeUndefined();
    expect(zoneOf({ venue: read('Kunsthal, Oslo') })).toBe('Europe/Oslo');
    expect(zoneOf({ address: read('Metro Banco de España') })).toBeUndefined();
  });
});

describe('who carries', () => {
  const carrierOf = (number: string, carrier: string) =>
    enrichFields('flight', { number: read(number), carrier: read(carrier) }).carrier;

  it('is whose number the flight is sold under; its operator stays among the other readings', () => {
    const carrier = carrierOf('DL 9520', 'KLM ROYAL DUTCH AIRLINES, KL 1824');
    expect(carrier?.value).toBe('Delta Air Lines');
    expect(carrier?.others.map(({ value }) => value)).toEqual(['KLM ROYAL DUTCH AIRLINES']);
  });

  it('has its brand, not its legal name', () => {
    expect(carrierOf('KL 1824', 'KLM ROYAL DUTCH AIRLINES')?.value).toBe('KLM');
    expect(carrierOf('KL 1824', 'KLM Cityhopper')?.value).not.toContain('1824');
  });

  it('has no number of a company behind its name', () => {
    expect(enrichFields('train', { carrier: read('České dráhy 30002') }).carrier?.value).toBe('České dráhy');
  });
});

describe('a seat that tells its row', () => {
  const seated = (seat: string, more = {}) => enrichFields('event', { seat: read(seat), ...more });

  it('is told beside it, for one seat and for several of one row', () => {
    expect(seated('F12')).toMatchObject({ seat: { value: 'F12' }, row: { value: 'F' } });
    expect(seated('AA-3').row?.value).toBe('AA');
    expect(seated('H14, H15').row?.value).toBe('H');
  });

  it('is not told of several rows, of what is no seat in a row, and where the row is printed', () => {
    for (const seat of ['F12, G3', '12', 'VIP 4', '12A']) expect(seated(seat)).not.toHaveProperty('row');
    expect(seated('F12', { row: read('6') }).row?.value).toBe('6');
    expect(enrichFields('train', { seat: read('F12') })).not.toHaveProperty('row');
  });
});

describe('enrichFields, airports', () => {
  const codesOf = (from: string, to: string) => {
    const { fromCode, toCode } = enrichFields('flight', journey(from, to));
    return [fromCode?.value, toCode?.value];
  };

  it('knows a city with its country behind it', () => {
    expect(codesOf('PARIS CHARLES DE GAULLE, FRANCE', 'CAIRO, EGYPT')).toEqual(['CDG', 'CAI']);
  });

  it('takes none of another country', () => {
    expect(codesOf('Birmingham, Canada', 'Cairo, France')).toEqual([undefined, undefined]);
  });
});
