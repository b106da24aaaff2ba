import { nameForms } from '#src/passes/design/person-name.ts';
import { type Drafter, issuedBy } from './draft.ts';
import { textModules } from './text-modules.ts';
import { dateTime, knownPart, localized } from './values.ts';

/** EventTicketClass and EventTicketObject. Required: a name; a venue has both a name and an address, or is left out. */
export const event: Drafter = (trip, context) => {
  const { kind, fields } = trip;
  const { room } = context;
  const name = localized(fields.title, trip);
  if (kind !== 'event' || !name) return undefined;
  // As Google's own venue and seats they take up to three times as much as lines of text.
  const venue =
    room(3) && fields.venue && fields.address
      ? { name: localized(fields.venue, trip), address: localized(fields.address, trip) }
      : undefined;
  const spare = room(1) ? (['room', 'party', 'level'] as const) : (['room'] as const);
  const told = venue ? spare : (['venue', ...spare] as const);
  return {
    vertical: 'eventTicket',
    shared: {
      ...issuedBy(context),
      eventName: name,
      venue,
      dateTime: knownPart({
        start: dateTime(fields.start),
        end: room(2) ? dateTime(fields.end) : undefined,
        doorsOpen: dateTime(fields.doors),
      }),
    },
    own: {
      ticketHolderName: fields.passenger && (nameForms(fields.passenger)[0] ?? fields.passenger),
      ticketNumber: room(2) ? fields.ticketNumber : undefined,
      ticketType: room(3) ? localized(fields.product, trip) : undefined,
      reservationInfo: knownPart({ confirmationCode: fields.bookingReference }),
      seatInfo: room(3)
        ? knownPart({
            section: localized(fields.section, trip),
            row: localized(fields.row, trip),
            seat: localized(fields.seat, trip),
            gate: localized(fields.entrance ?? fields.gate, trip),
          })
        : undefined,
      textModulesData: textModules(trip, [
        ...(dateTime(fields.start) ? [] : (['start'] as const)),
        ...(room(3) ? [] : (['section', 'row', 'seat', 'entrance'] as const)),
        ...told,
      ]),
    },
  };
};
