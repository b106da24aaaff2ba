/** Vouchers, gift cards and members' cards. */
import { plainPayload } from '#src/itinerary/trip.ts';
import { nameForms } from '#src/passes/design/person-name.ts';
import { type Drafter, issuedBy } from './draft.ts';
import { textModules } from './text-modules.ts';
import { image, interval, money } from './values.ts';

/** OfferClass and OfferObject. Required: a title and who offers it. */
export const offer: Drafter = (trip, context) => {
  const { kind, fields } = trip;
  const title = fields.title ?? fields.product;
  if (kind !== 'voucher' || !title) return undefined;
  const names = context.room(1) ? (['voucherCode', 'address', 'party'] as const) : (['voucherCode'] as const);
  return {
    vertical: 'offer',
    shared: { ...issuedBy(context), title, provider: fields.issuer ?? context.issuerName, redemptionChannel: 'BOTH' },
    own: {
      validTimeInterval: interval(fields.validFrom, fields.validUntil),
      textModulesData: textModules(trip, names),
    },
  };
};

/** GiftCardClass and GiftCardObject. Required: the number of the card. */
export const giftCard: Drafter = (trip, context) => {
  const { kind, fields, code } = trip;
  const number = fields.voucherCode ?? fields.membershipNumber ?? (code && plainPayload(code));
  if (kind !== 'giftCard' || !number) return undefined;
  return {
    vertical: 'giftCard',
    shared: { ...issuedBy(context), merchantName: fields.issuer ?? fields.title },
    own: {
      cardNumber: number,
      pin: fields.pin,
      balance: money(fields.balance),
      validTimeInterval: interval(undefined, fields.validUntil),
    },
  };
};

/** LoyaltyClass and LoyaltyObject. Required: a programme and a logo. */
export const loyalty: Drafter = (trip, context) => {
  const { kind, fields } = trip;
  const programName = fields.membershipProgram ?? fields.title ?? fields.issuer;
  if (kind !== 'membership' || !context.logo || !programName) return undefined;
  return {
    vertical: 'loyalty',
    shared: { ...issuedBy(context), programName, programLogo: image(context.logo) },
    own: {
      accountId: fields.membershipNumber,
      accountName: fields.passenger && (nameForms(fields.passenger)[0] ?? fields.passenger),
      validTimeInterval: interval(fields.validFrom, fields.validUntil),
      textModulesData: textModules(trip, ['membershipLevel']),
    },
  };
};
