import { type IrctcPassenger, type IrctcTicket, parseIrctc } from '#src/barcodes/irctc/parse-irctc.ts';
import type { RailPart } from './rail-part.ts';

/** One ticket for each passenger of a reservation slip of Indian Railways. */
export function irctcParts(text: string): readonly RailPart[] {
  const ticket = parseIrctc(text);
  return ticket
    ? ticket.passengers.map((passenger) => ({ kind: 'train', fields: passengerFields(ticket, passenger) }))
    : [];
}

function passengerFields(ticket: IrctcTicket, passenger: IrctcPassenger): RailPart['fields'] {
  return {
    bookingReference: [ticket.pnr, 0.97],
    number: [ticket.trainNumber, 0.97],
    product: [ticket.trainName, 0.7],
    from: [ticket.from?.name, 0.95],
    fromCode: [ticket.from?.code, 0.95],
    to: [ticket.to?.name, 0.95],
    toCode: [ticket.to?.code, 0.95],
    start: [ticket.departure ? { local: ticket.departure, zone: 'Asia/Kolkata' } : undefined, 0.95],
    class: [ticket.travelClass, 0.9],
    passenger: [passenger.name, 0.95],
    coach: [passenger.coach, 0.95],
    seat: [passenger.place, 0.95],
    price: [ticket.fare ? { amount: ticket.fare, currency: 'INR' } : undefined, 0.85],
    carrier: ['Indian Railways', 0.8],
  };
}
