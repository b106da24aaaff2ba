import {
  type Candidate,
  factCandidate,
  moneyCandidate,
  nameCandidate,
  sinceCandidate,
  textCandidate,
  timeCandidate,
  untilCandidate,
} from '../candidate.ts';
import { sameText } from '../echoes.ts';
import type { Facts } from '../facts.ts';
import type { Label } from '../label-rows.ts';
import type { Layout } from '../layout.ts';
import { ownName } from '../own-names.ts';
import { firmForms, placeForms, titleForms } from '../short-names.ts';
import { endCandidate } from './journey.ts';

/** Vouchers, gift cards, memberships, period tickets, and codes that nothing else is known about. */

export function voucherLayout({ fields }: Facts): Layout {
  const value = moneyCandidate('value', 'BALANCE', fields.balance);
  const offer = offerOf(fields);
  return {
    style: 'coupon',
    header: [untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil)],
    primary: [
      textCandidate('offer', 'OFFER', offer, titleForms) ??
        value ??
        named('offer', 'OFFER', fields.product ?? fields.issuer ?? ownName('voucher')),
    ],
    secondary: [
      offer ? value : undefined,
      textCandidate('conditions', 'CONDITIONS', fewWords(fields.conditions) ?? fewWords(fields.subtitle)),
      textCandidate('venue', 'VALID AT', fields.venue, placeForms),
      sinceCandidate('valid_from_date', 'VALID FROM', fields.validFrom),
      textCandidate('zone', 'ZONE', fields.area),
    ],
    auxiliary: [
      factCandidate('voucherCode', fields),
      factCandidate('party', fields),
      nameCandidate('holder_name', 'HOLDER', fields.passenger),
      offer && offer !== fields.product ? factCandidate('product', fields) : undefined,
      factCandidate('bookingReference', fields),
      factCandidate('ticketNumber', fields),
      factCandidate('price', fields),
    ],
  };
}

/** What a voucher is for: where it is titled by its shop, what it names beside that. */
function offerOf({ title, product, venue, issuer }: Facts['fields']): string | undefined {
  const shops = [venue, issuer].flatMap((shop) => (shop ? sameText(shop) : []));
  return product && title && sameText(title).some((own) => shops.includes(own)) ? product : title;
}

/** A store card: the balance is what people look for. */
export function giftCardLayout({ fields }: Facts): Layout {
  return {
    style: 'storeCard',
    header: [],
    primary: [
      factCandidate('balance', fields) ?? named('card', 'CARD', fields.title ?? fields.issuer ?? ownName('giftCard')),
    ],
    secondary: [
      textCandidate('card_number', 'CARD NO.', fields.voucherCode ?? fields.membershipNumber ?? fields.ticketNumber),
      untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil),
    ],
    auxiliary: [nameCandidate('holder_name', 'HOLDER', fields.passenger)],
  };
}

/** A club knows its member by name or level; a shop's card is known by its number. */
export function membershipLayout({ fields }: Facts): Layout {
  const club = fields.passenger !== undefined || fields.membershipLevel !== undefined;
  const programme = fields.title ?? fields.membershipProgram ?? fields.issuer ?? ownName('membership');
  return {
    style: club ? 'generic' : 'storeCard',
    header: [factCandidate('membershipLevel', fields)],
    primary: [named('program', 'PROGRAMME', programme)],
    secondary: [
      nameCandidate('member_name', 'MEMBER', fields.passenger),
      textCandidate('membership_number', 'MEMBER NO.', fields.membershipNumber ?? fields.ticketNumber),
    ],
    auxiliary: [
      untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil),
      timeCandidate('valid_from_date', 'VALID FROM', fields.validFrom, 'date'),
      factCandidate('product', fields),
    ],
  };
}

/** Zone, day and period tickets: two ends make it a boarding pass, an area does not. */
export function periodLayout({ fields }: Facts): Layout {
  const from = endCandidate('from', { code: fields.fromCode, city: fields.fromCity, name: fields.from }, false);
  const to = endCandidate('to', { code: fields.toCode, city: fields.toCity, name: fields.to }, false);
  const title = fields.title ?? fields.product ?? fields.issuer ?? ownName('pass');
  const rows = {
    header: [untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil ?? fields.end)],
    secondary: [
      textCandidate('zone', 'ZONE', fields.area),
      sinceCandidate('valid_from_date', 'VALID FROM', fields.validFrom ?? fields.start),
      factCandidate('class', fields),
      factCandidate('via', fields),
    ],
    auxiliary: [
      nameCandidate('holder_name', 'HOLDER', fields.passenger),
      textCandidate('party', 'PASSENGERS', fields.party),
      fields.title ? textCandidate('product', 'FARE', fields.product) : undefined,
      factCandidate('ticketNumber', fields),
      factCandidate('bookingReference', fields),
      factCandidate('price', fields),
    ],
  };
  if (from && to) return { style: 'boardingPass', transitType: 'PKTransitTypeGeneric', primary: [from, to], ...rows };
  return { style: 'generic', primary: [named('title', 'TICKET', title)], ...rows };
}

/** A bare code, with whatever little is known of it. */
export function codeLayout({ fields }: Facts): Layout {
  return {
    style: 'generic',
    header: [timeCandidate('start_date', 'DATE', fields.start, 'date')],
    primary: [named('title', 'TICKET', fields.title ?? fields.issuer ?? fields.carrier ?? ownName('ticket'))],
    secondary: [factCandidate('bookingReference', fields), factCandidate('ticketNumber', fields)],
    auxiliary: [
      timeCandidate('start_time', 'TIME', fields.start, 'time'),
      nameCandidate('holder_name', 'NAME', fields.passenger),
      factCandidate('seat', fields),
      untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil),
    ],
  };
}

const named = (key: string, label: Label, title: string): Candidate | undefined =>
  textCandidate(key, label, title, (text) => [
    ...new Set([...titleForms(text), ...firmForms(text), ...placeForms(text)]),
  ]);

/** Conditions that fit the front: one line of four words at most. */
const fewWords = (text: string | undefined): string | undefined =>
  text && !text.includes('\n') && text.split(/\s+/u).length <= 4 && text.length <= 30 ? text : undefined;
