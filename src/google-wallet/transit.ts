import { nameForms } from '#src/passes/design/person-name.ts';
import { type GroundKind, isGround } from '#src/tickets/fields.ts';
import { type Drafter, issuedBy } from './draft.ts';
import { textModules } from './text-modules.ts';
import { dateTime, image, interval, knownPart, localized, money } from './values.ts';

/** LIST: the ways of travelling that Google tells apart. */
const transitTypes = { train: 'RAIL', bus: 'BUS', boat: 'FERRY' } as const satisfies Record<GroundKind, string>;

/** TransitClass and TransitObject. Required: a logo, both ends, and a clock of departure or days of validity. */
export const transit: Drafter = (trip, context) => {
  const { kind, fields } = trip;
  const { logo, room } = context;
  if (!isGround(kind)) return undefined;
  const from = localized(fields.from ?? fields.fromCity, trip);
  const to = localized(fields.to ?? fields.toCity, trip);
  const departure = dateTime(fields.start);
  const valid = departure ? undefined : interval(fields.start ?? fields.validFrom, fields.validUntil ?? fields.start);
  if (!logo || !from || !to || !(departure ?? valid)) return undefined;
  const cost = room(2) ? money(fields.price) : undefined;
  return {
    vertical: 'transit',
    shared: { ...issuedBy(context), transitType: transitTypes[kind], logo: image(logo) },
    own: {
      tripType: 'ONE_WAY',
      passengerNames: fields.passenger && (nameForms(fields.passenger)[0] ?? fields.passenger),
      ticketNumber: room(3) ? fields.ticketNumber : undefined,
      ticketLeg: {
        originName: from,
        destinationName: to,
        departureDateTime: departure,
        arrivalDateTime: dateTime(fields.end),
        platform: fields.platform,
        zone: fields.area,
        fareName: room(2) ? localized(fields.product, trip) : undefined,
        ticketSeat: knownPart({
          coach: fields.coach,
          seat: fields.seat && `${fields.row ?? ''}${fields.seat}`,
          customFareClass: room(2) ? localized(fields.class, trip) : undefined,
        }),
      },
      purchaseDetails: knownPart({
        confirmationCode: fields.bookingReference,
        ticketCost: cost && { faceValue: cost },
      }),
      validTimeInterval: valid,
      textModulesData: textModules(trip, room(1) ? ['number', 'party', 'via', 'carrier'] : ['number', 'party']),
    },
  };
};
