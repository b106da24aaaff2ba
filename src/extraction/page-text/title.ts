import type { TicketKind } from '#src/tickets/fields.ts';
import { sameName } from '#src/tickets/same.ts';
import { weekdays } from '../words/calendar-words.ts';
import { fold } from '../words/fold.ts';
import { headingWords, isEastAsianHeading } from '../words/heading-words.ts';
import { kindWords } from '../words/kind-words.ts';
import type { Cell } from './cells.ts';
import type { Found } from './leg.ts';
import { hasPostcode, hasStreet } from './values/addresses.ts';
import { findCode } from './values/codes.ts';
import { findContact } from './values/contacts.ts';
import { findDates } from './values/dates.ts';
import { findMoney } from './values/money.ts';
import { looksLikeName } from './values/names.ts';
import { findTimes } from './values/times.ts';
import { weights } from './weights.ts';

const genericWords = new Set(
  `ticket tickets e-ticket eticket your ihr ihre dein deine votre vos su tu il tuo la tua uw je jouw o seu a sua online mobile print home
  print@home confirmation booking order reservation reservierung buchung bestatigung buchungsbestatigung reservierungsbestatigung bestellung
  bestellbestatigung auftragsbestatigung confirmed bestatigt commande reserva confirmacion pedido prenotazione conferma ordine reservering
  bevestiging boeking confirmacao encomenda eintrittskarte eintrittskarten karte karten billet billets entrada entradas biglietto biglietti
  kaartje kaartjes toegangsbewijs bilhete bilhetes ingresso ingressos boarding pass bordkarte carte d'embarquement tarjeta embarque de d'imbarco
  carta instapkaart cartao voucher gutschein bon vale buono cupon coupon thank you danke vielen dank merci gracias grazie bedankt obrigado for
  fur pour para per voor por and und et y e en details detalles dettagli receipt quittung beleg recu recibo ricevuta
  invoice rechnung please bitte the der die das le les el los i of do da dos page seite pagina hello hallo dear admit one admission
  einlass valid gultig information info travel reise itinerary reiseplan zusammenfassung summary resume riepilogo samenvatting overview ubersicht
  fahrkarte reservation confirmee confirmada confermata bevestigd hotel hotelreservierung zimmer parking parkticket parkschein online-ticket
  onlineticket handyticket this is mobile-ticket qr code qr-code scan me important hinweis passenger eventticket event veranstaltung
  evenement evento member membership card mitgliedsausweis mitgliedskarte ausweis original kopie copy duplicate hier abtrennen eingang
  restaurant tisch table tischreservierung mietwagen rental agreement car membre socio tessera lidmaatschapskaart abo hinweise conditions
  gift geschenk geschenkgutschein cadeau regalo presente receipt passenger-receipt trip trips viaje viaggio voyage reise details reisedetails
  adult child erwachsener kind total price preis van visit besuch visita visite bezoek 1 2 3 4 5 6 7 8 9 of von not to bei with mit qr
  itinerario itineraire imprimir imprimer stampare drucken afdrukken ausdrucken enjoy divertimento viel spass plezier amusez diversion buon bon buen boa good veel schonen aufenthalt hasta pronto tot snel bis bald a bientot ate breve fyi buchungsubersicht terminbestatigung termin parkausweis parkingticket stay selbstausdrucken selbst-ausdrucken printen druckversion printversie om te zum ausdrucken da
  print-at-home titolo d'ingresso d'accesso d'entree d'acces
  stampa stampabile imprimible screenshot wallet di della degli alla presso experience experiencia esperienza erlebnis erlebnisgutschein reserved entree entry pass e-voucher ecoupon informazioni instructions my mein meine meinen mes mon ma mi mis miei mio mia mie mijn meu meus minha minhas bookings reservas pedidos ordini`.split(
    /\s+/,
  ),
);

/** "Parkreservierung", "Kartenbestellung": an order of whatever it is. */
const orderWord = /^\p{L}+(?:buchung|reservierung|bestellung|bestatigung|reservering|bestelling|boeking)$/u;

/** Whether a text says only what any ticket says ("Your e-ticket", "Booking confirmation"). */
export function generic(text: string): boolean {
  const words = fold(text)
    .split(/[^\p{L}\p{N}'@-]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    (words.every((word) => genericWords.has(word) || headingWords.has(word) || orderWord.test(word)) ||
      isEastAsianHeading(text))
  );
}

/** What the search for a title has to leave out, and the kind whose own name may be one ("Gift card"). */
export type TitleHints = {
  readonly taken: ReadonlySet<Cell>;
  readonly issuer: string | undefined;
  /** People of the document: a title never is their name. */
  readonly people: readonly string[];
  readonly kind: TicketKind;
};

/** The prominent text of the cells: large, near the top, not generic, not a label or a value already taken. */
export function findTitle(cells: readonly Cell[], hints: TitleHints): Found<string> | undefined {
  const { taken, issuer, people, kind } = hints;
  const usable = cells.filter(
    (cell) =>
      !taken.has(cell) &&
      (canBeTitle(cell) || namesKind(cell.text, kind)) &&
      !(issuer && fold(cell.text) === fold(issuer)) &&
      !isAddressee(cell, cells) &&
      !people.some((name) => sameName(name, cell.text)),
  );
  const scored = usable
    .map((cell) => ({
      cell,
      score:
        prominence(cell, cells) -
        (generic(cell.text) ? 0.15 : 0) +
        (isHouse(cell.text, kind) ? 0.4 : 0) +
        (isBelowConfirmation(cell, cells) ? 0.4 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored.filter(
    ({ cell }, at) => at > 0 || !isLetterhead(cell, cells) || isHouse(cell.text, kind),
  );
  if (best !== scored[0] && !(best && isOverDay(best.cell, cells))) return undefined;
  if (!best || best.score < 0.9) return undefined;
  // "Thai massage 60" over "minutes" only looks like a street with its number.
  const large = cells.filter((cell) => usable.includes(cell) || (!taken.has(cell) && hasStreet(cell.text)));
  const lines = [...leading(best.cell, large), best.cell, ...following(best.cell, usable)];
  const value = withoutStars(lines.map((cell) => cell.text).join(' '));
  if (/[.!?]$/.test(value) && value.split(' ').length > 4) return undefined;
  const clear = best.score - (second && !lines.includes(second.cell) ? second.score : 0);
  const score =
    0.35 + Math.max(0, best.cell.size - 1) * 0.3 + Math.min(0.25, clear * 0.25) + (best.cell.bold ? 0.05 : 0);
  return { value, cells: lines, score: Math.min(0.82, score) };
}

/** "Hotel Belvedere ****" without its stars. */
function withoutStars(text: string): string {
  return text.replace(/\s*[*★☆⭐]{1,5}(?:\s?S)?$/u, '') || text;
}

const named: ReadonlySet<TicketKind> = new Set(['giftCard', 'voucher', 'membership', 'pass', 'parking']);

/** Whether a text is just what such a ticket is called: "Carta regalo", "Tageskarte". */
function namesKind(text: string, kind: TicketKind): boolean {
  if (!named.has(kind) || text.length > 40) return false;
  const words = fold(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .join(' ');
  return (kindWords(text).get(kind) ?? []).some(({ word, weight }) => weight === 1 && word === words);
}

/** Whether a text is named after what such a place is: "Hotel Leopoldsteeg", "Trattoria Il Melograno". */
export function isHouse(text: string, kind: TicketKind): boolean {
  if ((kind !== 'hotel' && kind !== 'restaurant' && kind !== 'parking') || text.length > 50 || /[:.!?]/.test(text))
    return false;
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.every((word) => !/^\p{Ll}{5,}/u.test(word)) &&
    (kind === 'parking' ? garages : houses).test(fold(text)) &&
    !generic(text)
  );
}

const garages =
  /\b(?:parkhaus|tiefgarage|parkplatz|parkgarage|car park|parking|garage|parkeergarage|aparcamiento|parcheggio|autorimessa|estacionamento|parque)\b/;
const houses =
  /\b(?:hotel|hostel|hostal|pension|gasthof|gasthaus|guesthouse|inn|lodge|resort|residence|residenz|apartments?|appartement|apartamentos?|appartamento|villa|chalet|gite|auberge|albergo|agriturismo|pousada|parador|b&b|suites?|palace|restaurant|ristorante|restaurante|trattoria|osteria|bistrot?|brasserie|pizzeria|taverna|tavern|cafe|grill|kitchen|bar|hotell|hotelli|penzion|pensjonat|pensiune|pensiunea|panzio|szalloda|viesnica|viesbutis|otel|oteli|gostilna|krog|ravintola|restaurang|restoran|restauracja|restaurace)\b|(?<![\u0370-\u04ff])(?:ξενοδοχειο|ταβερνα|отель|гостиница|хотел|готель|ресторант?|хостел)(?![\u0370-\u04ff])/;

/** The line right below "Your reservation is confirmed" or "Booking confirmation": what was booked. */
function isBelowConfirmation(cell: Cell, cells: readonly Cell[]): boolean {
  const above = cells[cells.indexOf(cell) - 1];
  if (!above || above.size < 1.25 || Math.abs(above.x - cell.x) > 1.5 || cell.y - above.bottom > 2.5) return false;
  return (isAboutOrder(above.text) || generic(above.text)) && !/\d{3}/.test(cell.text);
}

/** The line right above that of the day: what takes place then. */
function isOverDay(cell: Cell, cells: readonly Cell[]): boolean {
  const below = cells[cells.indexOf(cell) + 1];
  if (!below || Math.abs(below.x - cell.x) > 1.5 || below.y - cell.bottom > 0.9) return false;
  return (findDates(below.text)[0]?.at ?? 99) < 5;
}

/** A first line that is no larger than the others is the sender, not what it is about. */
function isLetterhead(cell: Cell, cells: readonly Cell[]): boolean {
  return (
    !isBelowConfirmation(cell, cells) &&
    cell.size < 1.15 &&
    cell.order - cells[0]!.order < 2 &&
    cells.some((other) => other.size < cell.size * 0.95 || other.bold !== cell.bold)
  );
}

const greeting =
  /^(?:hallo|hello|hi|hey|heya|hoi|hej|hei|salut|dzien dobry|witaj|czesc|ahoj|dobry den|kara|kare|dear|ciao|bonjour|bonsoir|hola|beste|ola|guten tag|guten morgen|sehr geehrte|liebe|lieber|gentile|estimad|car[oa]|cher|chere|bom dia|boa tarde|buongiorno|buenos dias|geachte|goedendag|moin|thank|thanks|danke|vielen dank|merci|gracias|grazie|bedankt|dank je|obrigad)/;

/** "Hallo Frau Muster," and the like. */
export function isGreeting(text: string): boolean {
  return greeting.test(fold(text));
}

const possessive =
  /^(?:your|ihre?n?|deine?n?|votre|vos|ta|ton|tes|su|sus|tu|tus|la (?:sua|tua)|il (?:suo|tuo)|i (?:suoi|tuoi)|je|jouw|uw|a (?:sua|tua)|o (?:seu|teu)|here (?:is|are)|this is|we|wir|nous|you|sie|du|vous|get ready)\b/;
const ofOrder =
  /\b(?:bookings?|reservations?|tickets?|orders?|trips?|stay|visit|confirm\w*|booked|buchung\w*|reservierung\w*|bestellung\w*|reise|aufenthalt|bestatig\w*|billets?|commande|sejour|voyage|reservas?|entradas?|pedido|estancia|viaje|prenotazion[ei]|bigliett[oi]|ordine|soggiorno|viaggio|confermat\w*|boeking\w*|reservering\w*|bestelling|verblijf|reis|bevestig\w*|encomenda|bilhetes?|estadia|viagem|flight|flug|vol|vuelo|volo|vlucht|voo)\b/;

const settled =
  /\b(?:reservations?|bookings?|orders?|tickets?|buchung|reservierung|bestellung|reserva|reservation|commande|prenotazione|boeking|reservering)\b.{0,40}\b(?:confirmed|complete|booked|bestatigt|abgeschlossen|confirmee?|confirmada|confermata|bevestigd)\b|\b(?:got|have|here are|hier sind) (?:your |deine |ihre )?tickets\b/;

/** "Your booking in Ghent is confirmed": a sentence about the order is no name. */
function isAboutOrder(text: string): boolean {
  // "Kim, your reservation is confirmed": whom it is said to stands before.
  const folded = fold(text).replace(/^[\p{L}' -]{2,24}[,!:] ?(?=[a-z])/u, '');
  if (settled.test(folded)) return true;
  return possessive.test(folded) && ofOrder.test(folded);
}

/** A name above a street or a city: to whom the letter goes. */
function isAddressee(cell: Cell, cells: readonly Cell[]): boolean {
  if (!looksLikeName(cell.text) || houses.test(fold(cell.text)) || cell.size > 1.2) return false;
  const below = cells.find(
    (other) =>
      other.page === cell.page && Math.abs(other.x - cell.x) < 1 && other.y > cell.y && other.y - cell.bottom < 1,
  );
  return below !== undefined && (hasStreet(below.text) || hasPostcode(below.text));
}

function canBeTitle(cell: Cell): boolean {
  const { text } = cell;
  if (isAboutOrder(text)) return false;
  if (isGreeting(text) || (/[^.]\.$|[!?]$/.test(text) && /\p{Ll}{3}/u.test(text))) return false;
  if (weekdays.has(fold(text))) return false;
  if (/^\p{Ll}/u.test(text) && text.split(' ').length > 4) return false;
  if (text.length < 2 || text.length > 90 || cell.prose || generic(text) || /:$/.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 2 || letters < text.replace(/\s/g, '').length * 0.5) return false;
  const { email, website } = findContact(text);
  if (email || website || findMoney(text).length > 0 || hasPostcode(text) || hasStreet(text)) return false;
  const cut = [...findDates(text), ...findTimes(text)].reduce(
    (length, span) => length - (span.end - span.at),
    text.length,
  );
  if (cut < text.length * 0.6) return false;
  return !(findCode(text) && !/\s/.test(text) && /\d/.test(text)) && !/^[A-Z]{3}$/.test(text);
}

function prominence(cell: Cell, cells: readonly Cell[]): number {
  const first = cells[0]!;
  const depth = Math.max(0, (cell.y - first.y) / 45) + (cell.page !== first.page ? 0.5 : 0);
  return (
    cell.size * weights.titleSize +
    (cell.bold ? weights.titleBold : 0) -
    Math.min(weights.titleDepth, depth * weights.titleDepth) +
    (cell.text === cell.text.toUpperCase() ? 0.03 : 0)
  );
}

/** The lines before in a headline that goes on in this one: of two equal lines a photo may show the second larger. */
function leading(cell: Cell, fit: readonly Cell[]): readonly Cell[] {
  const above = fit.find((other) => other !== cell && following(other, fit)[0] === cell);
  return above ? [...leading(above, fit), above] : [];
}

/** The next lines of a headline: right below, in the same size. */
function following(first: Cell, fit: readonly Cell[]): readonly Cell[] {
  const lines: Cell[] = [];
  let last = first;
  while (lines.length < 2 && first.size >= 1.25) {
    const next = fit.find(
      (cell) =>
        cell !== last &&
        Math.abs(cell.x - first.x) < 1.5 &&
        cell.y > last.y &&
        cell.y - last.bottom < 0.6 * last.size &&
        Math.abs(cell.size - first.size) < 0.05 &&
        cell.bold === first.bold,
    );
    if (!next) break;
    lines.push(next);
    last = next;
  }
  return lines;
}
