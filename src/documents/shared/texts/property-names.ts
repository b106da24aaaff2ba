/** Names of schema.org that stand in reservations, events and tickets (https://schema.org/Reservation), by their lower case. */
const names: ReadonlyMap<string, string> = new Map(
  `additionalName additionalTicketText addressCountry addressLocality addressRegion airlineCode airplaneSeat
  airplaneSeatClass arrivalAirport arrivalBoatTerminal arrivalBusStop arrivalDate arrivalGate arrivalPlatform
  arrivalStation arrivalTerminal arrivalTime awayTeam boardingGroup boardingTime boardingZone bookingAgent bookingNumber
  busCompany busName busNumber cabinClass checkinDate checkinTime checkoutDate checkoutTime confirmationNumber
  containedInPlace departureAirport departureBoatTerminal departureBusStop departureDate departureDay departureGate
  departurePlatform departureStation departureTerminal departureTime doorTime dropoffLocation dropoffTime endDate endTime
  eventStatus familyName flightNumber givenName hostingOrganization homeTeam iataCode issuedBy legalName
  lodgingUnitDescription lodgingUnitType memberNumber membershipNumber numAdults numChildren numSeats partySize
  passengerSequenceNumber pickupLocation pickupTime postalCode priceCurrency programMembership programMembershipUsed
  programName rentalCompany reservationFor reservationId reservationNumber reservationStatus reservedTicket seatNumber
  seatRow seatSection seatingType startDate startTime streetAddress subReservation ticketNumber ticketToken ticketedSeat
  totalPrice trainCompany trainName trainNumber underName validFrom validUntil venueRow venueSeat venueSection
  workPresented`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** A property's name as schema.org writes it; generators write `ReservationNumber`, `reservationnumber`, `checkInDate`. */
export function propertyName(written: string): string {
  return names.get(written.toLowerCase()) ?? written.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
