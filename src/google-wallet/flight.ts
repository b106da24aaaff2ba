import { nameForms } from '#src/passes/design/person-name.ts';
import { type Drafter, issuedBy } from './draft.ts';
import { knownPart, localTime } from './values.ts';

/** FlightClass and FlightObject. Required: both airports, the carrier, a number of digits, the clock of departure, passenger, booking. */
export const flight: Drafter = (trip, context) => {
  const { fields } = trip;
  const { room } = context;
  const match = /^([A-Z][A-Z\d]|\d[A-Z])\s?0*(\d{1,4})$/.exec(fields.number ?? '');
  const departure = localTime(fields.start);
  const booking = knownPart({
    confirmationCode: fields.bookingReference,
    eticketNumber: room(2) ? fields.ticketNumber : undefined,
  });
  if (trip.kind !== 'flight' || !match || !departure || !booking) return undefined;
  if (!fields.fromCode || !fields.toCode || !fields.passenger) return undefined;
  const row = /\d/.test(fields.seat ?? '') ? undefined : fields.row; // row and seat are one number here
  return {
    vertical: 'flight',
    shared: {
      ...issuedBy(context),
      flightHeader: { carrier: { carrierIataCode: match[1] }, flightNumber: match[2] },
      origin: { airportIataCode: fields.fromCode, terminal: fields.terminal, gate: fields.gate },
      destination: { airportIataCode: fields.toCode, terminal: room(2) ? fields.arrivalTerminal : undefined },
      localScheduledDepartureDateTime: departure,
      localBoardingDateTime: localTime(fields.boarding),
      localScheduledArrivalDateTime: room(3) ? localTime(fields.end) : undefined,
    },
    own: {
      passengerName: nameForms(fields.passenger)[0] ?? fields.passenger,
      reservationInfo: booking,
      boardingAndSeatingInfo: knownPart({
        seatNumber: fields.seat && `${row ?? ''}${fields.seat}`,
        boardingGroup: fields.group,
        seatClass: room(3) ? fields.class : undefined,
        sequenceNumber: room(3) ? fields.sequence : undefined,
      }),
    },
  };
};
