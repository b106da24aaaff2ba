/** Sentences about an order, which name nothing that was ordered. */
import { fold } from './fold.ts';

/** Whole words: Heidi, Karen and Hietala are names. */
const greeting =
  /^(?:hallo|hello|hi|hiya|hey|heya|hoi|hej(?:san|ka)?|hei(?:sann)?|salut|dzien dobry|witaj(?:cie)?|czesc|ahoj|dobry den|kar[ae]|dear|ciao|bonjour|bonsoir|hola|beste|ola|guten tag|gruezi|gruess gott|gruss gott|gruß gott|servus|guten morgen|sehr geehrte[rsn]?|liebe[rsn]?|gentil(?:e|i|issim[oaie])|estimad[oa]s?|car[oaie]|chere?s?|bom dia|boa tarde|buongiorno|buenos dias|geachte|goedendag|moin|thank(?:s|you)?|danke|vielen dank|merci|gracias|grazie|bedankt|dank je|obrigad[oa])(?![\p{L}\d])/u;

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
export function isAboutOrder(text: string): boolean {
  // "Kim, your reservation is confirmed": whom it is said to stands before.
  const folded = fold(text).replace(/^[\p{L}' -]{2,24}[,!:] ?(?=[a-z])/u, '');
  if (settled.test(folded)) return true;
  return possessive.test(folded) && ofOrder.test(folded);
}
