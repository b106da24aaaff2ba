import { summaryOf } from '#src/itinerary/words.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Drafter } from './draft.ts';
import { textModules } from './text-modules.ts';
import { interval, localized } from './values.ts';

/** LIST: what is told of anything that has no kind of its own, in this order; then what goes first when there is no room. */
const told: readonly FieldName[] = [
  'start',
  'end',
  'validFrom',
  'validUntil',
  'area',
  'seat',
  'coach',
  'platform',
  'gate',
  'bookingReference',
  'passenger',
  'party',
];
const helpful: readonly FieldName[] = ['membershipNumber', 'voucherCode', 'room', 'address', 'vehicle'];
const spare: readonly FieldName[] = ['ticketNumber', 'class', 'price'];

/** GenericClass and GenericObject. Required: a title for the card and a header. */
export const generic: Drafter = (trip, { issuerName, room }) => {
  const { fields } = trip;
  const names = [...told, ...(room(2) ? helpful : []), ...(room(1) ? spare : [])];
  return {
    vertical: 'generic',
    shared: {},
    own: {
      cardTitle: localized(fields.issuer ?? fields.carrier ?? issuerName, trip),
      header: localized(summaryOf(trip), trip),
      textModulesData: textModules(trip, names),
      validTimeInterval: room(3) ? interval(undefined, fields.validUntil) : undefined,
    },
  };
};
