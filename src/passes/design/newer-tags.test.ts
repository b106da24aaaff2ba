import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { bcbpText } from '#test/support/bcbp-text.ts';
import { designContext as context } from '#test/support/design-context.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { type PassJson, passJsonSchema } from '../pass-json.ts';
import { newerTags } from '../pass-semantics.ts';
import { designPass } from './design-pass.ts';
import { styleOf } from './strings.ts';

function passOf(from: Ticket, hosts: readonly string[] = []): PassJson {
  const made = designPass(from, { ...context, hosts });
  if ('refused' in made) throw new Error(made.refused.message);
  return made.passJson;
}

const tagsOf = (kind: TicketKind, fields: Partial<TicketFields>, more: Parameters<typeof ticket>[2] = {}) =>
  passOf(ticket(kind, fields, more)).semantics;

/** A boarding pass of a flight from an airport to London, whose code has these marks. */
function boarded(from: string, checks: string, fastTrack?: string): Ticket {
  const leg = { from, checks, ...(fastTrack ? { fastTrack } : {}) };
  return ticket('flight', { fromCode: from, toCode: 'LHR' }, { barcode: code('pdf417', bcbpText({ legs: [leg] })) });
}

describe('the keys of newer systems', () => {
  it('give the day of an event whose hour nobody printed', () => {
    expect(tagsOf('event', { title: 'Fair', start: at('2027-01-30', 'Europe/Brussels') })).toMatchObject({
      eventStartDateInfo: {
        date: '2027-01-30T12:00+01:00',
        ignoreTimeComponents: true,
        timeZone: 'Europe/Brussels',
      },
    });
    expect(tagsOf('event', { title: 'Fair', start: at('2027-01-30') })).not.toHaveProperty('eventStartDateInfo');
    expect(tagsOf('event', { start: at('2027-01-30T10:00', 'Europe/Brussels') })).not.toHaveProperty(
      'eventStartDateInfo',
    );
  });

  it('spell a date of relevance for iOS 18 and for iOS 26', () => {
    const dates = passOf(ticket('event', { start: at('2026-11-22T19:30', 'Europe/Berlin') }));
    expect(dates).toMatchObject({
      relevantDates: [{ date: '2026-11-22T19:30+01:00', relevantDate: '2026-11-22T19:30+01:00' }],
    });
  });

  it('tell what the code of a boarding pass says of lane and documents, and no programme that it does not name', () => {
    const pass = passOf(boarded('DEN', '32', 'Y'));
    expect(pass.semantics).toMatchObject({
      securityScreening: 'Fast Track',
      internationalDocumentsAreVerified: true,
    });
    expect(pass.semantics).not.toHaveProperty('passengerEligibleSecurityPrograms');
    expect(styleOf(pass).backFields).toContainEqual(
      expect.objectContaining({ label: 'SECURITY', value: 'Fast Track' }),
    );
  });

  it('take nothing for what the code does not say', () => {
    const plain = passOf(boarded('DEN', '11')).semantics;
    for (const tag of ['securityScreening', 'internationalDocumentsAreVerified']) expect(plain).not.toHaveProperty(tag);
  });

  it('tell zone from group, gate from door and portal, and an aisle from a block', () => {
    expect(tagsOf('flight', { group: 'Zone 4' })).toMatchObject({ boardingZone: '4' });
    expect(tagsOf('flight', { group: '4' })).not.toHaveProperty('boardingZone');
    expect(tagsOf('event', { gate: 'Gate 4', entrance: 'Door B' })).toMatchObject({
      venueEntranceGate: '4',
      venueEntranceDoor: 'B',
    });
    expect(tagsOf('event', { entrance: 'Portal 12' })).toMatchObject({ venueEntrancePortal: '12' });
    expect(tagsOf('event', { section: 'Aisle 7', seat: '3' })?.seats).toEqual([{ seatAisle: '7', seatNumber: '3' }]);
  });

  it('count how long a journey takes over zones, and the class of a train', () => {
    const flight = { start: at('2026-11-22T13:25', 'Europe/Berlin'), end: at('2026-11-22T15:45', 'America/Toronto') };
    expect(tagsOf('flight', flight)).toMatchObject({ duration: 8 * 3600 + 20 * 60 });
    expect(tagsOf('train', { number: 'ICE 802' })).toMatchObject({ vehicleType: 'ICE' });
    expect(tagsOf('train', { number: '802' })).not.toHaveProperty('vehicleType');
  });

  it('offer to call, and name how to reach the carrier, only where its own host is proven', () => {
    const fields = {
      carrier: 'FlixBus',
      phone: '+49 (0)30 300 137 300',
      email: 'service@flixbus.de',
      website: 'www.flixbus.de',
    };
    expect(passOf(ticket('bus', fields), ['flixbus.de'])).toMatchObject({
      featuredActions: [{ identifier: 'call', type: 'call', url: 'tel:+4930300137300' }],
      transitProviderPhoneNumber: '+4930300137300',
      transitProviderEmail: 'service@flixbus.de',
      transitProviderWebsiteURL: 'https://www.flixbus.de/',
    });
    const unproven = JSON.stringify(passOf(ticket('bus', fields)));
    expect(unproven).not.toMatch(/tel:|transitProvider[PEW]/);
  });

  it('lay a card with artwork out as a poster, beside the card that older systems show', () => {
    const pictures = { strip: false, thumbnail: false, poster: true };
    const made = designPass(sampleTickets['a voucher']!, { ...context, pictures });
    if ('refused' in made) throw new Error(made.refused.message);
    expect(made.passJson).toMatchObject({
      coupon: { primaryFields: [{ label: 'OFFER', value: '20 % off' }] },
      posterGeneric: { primaryFields: [{ value: '20 % off' }, { label: 'CONDITIONS' }, { label: 'VOUCHER CODE' }] },
    });
    const { posterGeneric: _, ...older } = made.passJson as PassJson & { posterGeneric: object };
    expect(older).toEqual(passOf(sampleTickets['a voucher']!));
    const journey = designPass(sampleTickets['a train']!, { ...context, pictures });
    expect(journey).not.toHaveProperty('passJson.posterGeneric');
  });

  it.each(
    Object.entries({
      ...sampleTickets,
      'a boarding pass with marks': boarded('DEN', '32', 'Y'),
    }),
  )('leave %s complete for older systems, which do not know them', (_, sample) => {
    const { semantics, ...whole } = passOf(sample, ['flixbus.de', 'sncf.com']);
    const newTop = [
      'featuredActions',
      'transitProviderPhoneNumber',
      'transitProviderEmail',
      'transitProviderWebsiteURL',
    ];
    const without = (record: object, keys: readonly string[]) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
    const older = without(semantics ?? {}, newerTags);
    const rest = { ...without(whole, newTop), ...(Object.keys(older).length > 0 ? { semantics: older } : {}) };
    expect(passJsonSchema.safeParse(rest).error).toBeUndefined();
    const shown = JSON.stringify(styleOf(whole as PassJson));
    const { duration, internationalDocumentsAreVerified, ...said } = semantics ?? {};
    for (const tag of newerTags) {
      const value = (said as Record<string, unknown>)[tag];
      const day = tag === 'eventStartDateInfo' && value ? semantics!.eventStartDateInfo!.date.slice(0, 10) : value;
      for (const text of [day].flat()) if (text !== undefined) expect(shown).toContain(text);
    }
    if (duration) expect(shown).toMatch(/T\d\d:\d\d/);
    if (internationalDocumentsAreVerified) expect(shown).toContain('DOCS OK');
  });
});
