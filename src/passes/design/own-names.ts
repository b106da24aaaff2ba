import { type InOrder, type Language, languages } from '#src/languages/languages.ts';
import type { EventType, TicketKind } from '#src/tickets/fields.ts';
import type { Facts } from './facts.ts';

/** LIST: what we call a ticket ourselves where its own words do not say it, in every language, in the order of `languages`. */
const names = {
  flight: [
    ...['Boarding pass', 'Bordkarte', 'Carte d’embarquement', 'Tarjeta de embarque', 'Carta d’imbarco'],
    ...['Instapkaart', 'Cartão de embarque', 'Karta pokładowa', 'بطاقة صعود'],
  ],
  train: [
    ...['Train ticket', 'Bahnticket', 'Billet de train', 'Billete de tren', 'Biglietto del treno'],
    ...['Treinkaartje', 'Bilhete de comboio', 'Bilet kolejowy', 'تذكرة قطار'],
  ],
  bus: [
    ...['Bus ticket', 'Busticket', 'Billet de bus', 'Billete de autobús', 'Biglietto del bus'],
    ...['Buskaartje', 'Bilhete de autocarro', 'Bilet autobusowy', 'تذكرة حافلة'],
  ],
  boat: [
    ...['Ferry ticket', 'Fährticket', 'Billet de ferry', 'Billete de ferri', 'Biglietto del traghetto'],
    ...['Bootticket', 'Bilhete de ferry', 'Bilet na prom', 'تذكرة عبّارة'],
  ],
  event: [
    ...['Event ticket', 'Eintrittskarte', 'Billet', 'Entrada', 'Biglietto d’ingresso'],
    ...['Toegangskaart', 'Bilhete de entrada', 'Bilet wstępu', 'تذكرة فعالية'],
  ],
  movie: [
    ...['Cinema ticket', 'Kinokarte', 'Billet de cinéma', 'Entrada de cine', 'Biglietto del cinema'],
    ...['Bioscoopkaartje', 'Bilhete de cinema', 'Bilet do kina', 'تذكرة سينما'],
  ],
  sports: [
    ...['Match ticket', 'Matchticket', 'Billet de match', 'Entrada del partido', 'Biglietto partita'],
    ...['Wedstrijdkaart', 'Bilhete de jogo', 'Bilet na mecz', 'تذكرة مباراة'],
  ],
  conference: [
    ...['Conference ticket', 'Konferenzticket', 'Billet de conférence', 'Entrada de congreso', 'Biglietto conferenza'],
    ...['Congresticket', 'Bilhete de conferência', 'Bilet na konferencję', 'تذكرة مؤتمر'],
  ],
  exhibition: [
    ...['Admission ticket', 'Eintrittskarte', 'Billet d’entrée', 'Entrada', 'Biglietto d’ingresso'],
    ...['Toegangskaart', 'Bilhete de entrada', 'Bilet wstępu', 'تذكرة دخول'],
  ],
  workshop: [
    ...['Workshop ticket', 'Workshop-Ticket', 'Billet d’atelier', 'Entrada de taller', 'Biglietto workshop'],
    ...['Workshopticket', 'Bilhete de workshop', 'Bilet na warsztaty', 'تذكرة ورشة عمل'],
  ],
  hotel: [
    ...['Hotel booking', 'Hotelbuchung', 'Réservation d’hôtel', 'Reserva de hotel', 'Prenotazione hotel'],
    ...['Hotelboeking', 'Reserva de hotel', 'Rezerwacja hotelu', 'حجز فندق'],
  ],
  restaurant: [
    ...['Table reservation', 'Tischreservierung', 'Table réservée', 'Mesa reservada', 'Tavolo prenotato'],
    ...['Tafelreservering', 'Reserva de mesa', 'Rezerwacja stolika', 'حجز طاولة'],
  ],
  rental: [
    ...['Rental booking', 'Mietwagenbuchung', 'Location réservée', 'Reserva de alquiler', 'Noleggio prenotato'],
    ...['Huurboeking', 'Reserva de aluguer', 'Rezerwacja auta', 'حجز سيارة'],
  ],
  parking: [
    ...['Parking ticket', 'Parkticket', 'Ticket de parking', 'Tique de parking', 'Biglietto parcheggio'],
    ...['Parkeerkaart', 'Bilhete de parque', 'Bilet parkingowy', 'تذكرة موقف'],
  ],
  voucher: ['Voucher', 'Gutschein', 'Bon', 'Vale', 'Buono', 'Bon', 'Vale', 'Bon', 'قسيمة'],
  giftCard: [
    ...['Gift card', 'Geschenkkarte', 'Carte cadeau', 'Tarjeta regalo', 'Carta regalo'],
    ...['Cadeaukaart', 'Cartão-presente', 'Karta podarunkowa', 'بطاقة هدايا'],
  ],
  membership: [
    ...['Membership card', 'Mitgliedskarte', 'Carte de membre', 'Tarjeta de socio', 'Tessera'],
    ...['Lidmaatschapskaart', 'Cartão de membro', 'Karta członkowska', 'بطاقة عضوية'],
  ],
  pass: [
    ...['Travel pass', 'Zeitkarte', 'Titre de transport', 'Abono de transporte', 'Abbonamento'],
    ...['Reiskaart', 'Passe de transportes', 'Bilet okresowy', 'تذكرة تنقل'],
  ],
  code: [
    ...['Ticket code', 'Ticketcode', 'Code du billet', 'Código del billete', 'Codice del biglietto'],
    ...['Ticketcode', 'Código do bilhete', 'Kod biletu', 'رمز التذكرة'],
  ],
  ticket: ['Ticket', 'Ticket', 'Billet', 'Billete', 'Biglietto', 'Ticket', 'Bilhete', 'Bilet', 'تذكرة'],
  booking: [
    ...['Booking', 'Buchung', 'Réservation', 'Reserva', 'Prenotazione'],
    ...['Boeking', 'Reserva', 'Rezerwacja', 'حجز'],
  ],
} as const satisfies Readonly<Record<string, InOrder>>;

/** What a name is of: a kind of ticket, a type of event, or nothing that is known. */
type Named = keyof typeof names;

/** LIST: what a ticket to an event of each type is called. */
const eventNames: Readonly<Record<EventType, Named>> = {
  performance: 'event',
  movie: 'movie',
  sports: 'sports',
  conference: 'conference',
  exhibition: 'exhibition',
  workshop: 'workshop',
  other: 'event',
};

/** What we call something, in a language. */
export const ownName = (of: Named | TicketKind, language: Language = 'en'): string =>
  names[of][languages.indexOf(language)]!;

/** What the ticket is called in a word or two. */
export const ticketName = ({ kind, fields }: Facts, language: Language = 'en'): string =>
  ownName(kind === 'event' ? eventNames[fields.eventType ?? 'other'] : kind, language);

/** The names that stand for what a ticket does not say itself, each in every language, English first. */
export const ownNames: readonly (readonly string[])[] = Object.values(names);
