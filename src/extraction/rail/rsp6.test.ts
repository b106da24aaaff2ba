import { describe, expect, it } from 'vitest';
import { parseRsp6 } from '#src/barcodes/rsp/parse-rsp6.ts';
import { type Rsp6Text, rsp6Text, testIssuerKey } from '#test/support/rsp6-text.ts';
import { sealedFields } from './rsp6.ts';

const read = (given: Rsp6Text = {}) => {
  const fields = sealedFields(parseRsp6(rsp6Text(given), testIssuerKey)!.sealed!);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, reading]) => (reading?.[0] === undefined ? [] : [[name, reading[0]]])),
  );
};

describe('tickets of National Rail that open', () => {
  it('names stations by their location code, and reads the train, the seat and the fare', () => {
    expect(read()).toEqual({
      from: 'London Euston',
      fromLocation: { latitude: 51.5283, longitude: -0.1345 },
      to: 'Manchester Piccadilly',
      toLocation: { latitude: 53.4767, longitude: -2.229 },
      start: { local: '2026-11-24T09:20', zone: 'Europe/London' },
      validUntil: { local: '2026-11-24', zone: 'Europe/London' },
      class: 'Standard',
      coach: 'C',
      seat: '21A',
      price: { amount: '45.50', currency: 'GBP' },
      bookingReference: 'ABCD1234',
      party: '2 adults',
    });
  });

  it('gives a season ticket its first day instead of a journey', () => {
    const season = read({ coupon: 1, timeKind: 0 });
    expect(season).toMatchObject({ validFrom: { local: '2026-11-24' } });
    expect(season).not.toHaveProperty('start');
  });

  it('keeps the code of a place that is no station, and says no seat where there are several', () => {
    const ticket = read({
      to: 'I123',
      child: true,
      seats: [
        ['C', 'A', 21],
        ['C', 'B', 22],
      ],
    });
    expect(ticket).toMatchObject({ from: 'London Euston', party: '1 adult, 1 child' });
    expect(ticket).not.toHaveProperty('to');
    expect(ticket).not.toHaveProperty('seat');
  });
});
