import { foldWithSs } from './fold.ts';
import { headingWords, isEastAsianHeading } from './heading-words.ts';

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
  const words = foldWithSs(text)
    .split(/[^\p{L}\p{N}'@-]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    (words.every((word) => genericWords.has(word) || headingWords.has(word) || orderWord.test(word)) ||
      isEastAsianHeading(text))
  );
}
