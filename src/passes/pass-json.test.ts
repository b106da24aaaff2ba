import { describe, expect, it } from 'vitest';
import { passJsonSchema } from './pass-json.ts';

const style = {
  headerFields: [],
  primaryFields: [{ key: 'title', label: 'TICKET', value: 'A' }],
  secondaryFields: [],
  auxiliaryFields: [],
  backFields: [],
};
const base = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.com.example.dev',
  teamIdentifier: 'ABCDE12345',
  serialNumber: '3f1c2b0a-7c55-4c0e-9b0e-0d6f6a7f2f11',
  organizationName: 'Example',
  description: 'Ticket',
  backgroundColor: 'rgb(16, 42, 90)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(190, 205, 235)',
};
const refuses = (value: object) => !passJsonSchema.safeParse({ ...base, generic: style, ...value }).success;

describe('passJsonSchema', () => {
  it('takes a small pass of each style', () => {
    for (const name of ['eventTicket', 'generic', 'coupon', 'storeCard']) {
      expect(passJsonSchema.parse({ ...base, [name]: style })).toHaveProperty(name);
    }
    expect(
      passJsonSchema.parse({ ...base, boardingPass: { transitType: 'PKTransitTypeAir', ...style } }),
    ).toHaveProperty('boardingPass');
  });

  it.each([
    ['no style', { generic: undefined }],
    ['two styles', { coupon: style }],
    ['a key it does not know', { nfc: {} }],
    ['a web service', { webServiceURL: 'https://example.org', authenticationToken: '0123456789abcdef' }],
    ['a number as text', { formatVersion: '1' }],
    ['a date without zone', { expirationDate: '2026-11-22T09:38' }],
    ['a date without time', { expirationDate: '2026-11-22' }],
    ['an offset without colon', { expirationDate: '2026-11-22T09:38+0100' }],
    ['a day that does not exist', { expirationDate: '2026-13-22T09:38Z' }],
    ['a line break after a date', { expirationDate: '2026-11-22T09:38Z\n' }],
    [
      'an interval of more than a day',
      { relevantDates: [{ startDate: '2026-11-22T09:00Z', endDate: '2026-11-23T09:01Z' }] },
    ],
    ['half an interval', { relevantDates: [{ startDate: '2026-11-22T09:00Z' }] }],
    ['a colour beyond 255', { labelColor: 'rgb(256, 0, 0)' }],
    ['a colour in hex', { labelColor: '#fff' }],
    ['a blank description', { description: ' ' }],
    ['a direction override', { organizationName: 'a\u202eb' }],
    ['eleven places', { locations: Array.from({ length: 11 }, () => ({ latitude: 1, longitude: 1 })) }],
    ['an empty code', { barcodes: [{ format: 'PKBarcodeFormatQR', message: '', messageEncoding: 'iso-8859-1' }] }],
    ['a semantic number as text', { semantics: { flightNumber: '962' } }],
    ['an unknown semantic tag', { semantics: { flightNummer: 962 } }],
    ['a transit type outside boarding passes', { generic: { ...style, transitType: 'PKTransitTypeAir' } }],
    [
      'markup in a field',
      { generic: { ...style, backFields: [{ key: 'a', value: 'b', attributedValue: '<a>', dataDetectorTypes: [] }] } },
    ],
  ])('refuses %s', (_, value) => {
    expect(refuses(value)).toBe(true);
  });

  it('refuses dates of relevance on cards and coupons, which Wallet would put away a day later', () => {
    const dated = { ...base, relevantDate: '2026-11-22T09:38Z' };
    expect(passJsonSchema.safeParse({ ...dated, coupon: style }).success).toBe(false);
    expect(passJsonSchema.safeParse({ ...dated, eventTicket: style }).success).toBe(true);
  });
});
