import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from './fold.ts';
import { generic } from './generic-words.ts';

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

/** Words that stand in the names of hotels and restaurants. */
export const houses =
  /\b(?:hotel|hostel|hostal|pension|gasthof|gasthaus|guesthouse|inn|lodge|resort|residence|residenz|apartments?|appartement|apartamentos?|appartamento|villa|chalet|gite|auberge|albergo|agriturismo|pousada|parador|b&b|suites?|palace|restaurant|ristorante|restaurante|trattoria|osteria|bistrot?|brasserie|pizzeria|taverna|tavern|cafe|grill|kitchen|bar|hotell|hotelli|penzion|pensjonat|pensiune|pensiunea|panzio|szalloda|viesnica|viesbutis|otel|oteli|gostilna|krog|ravintola|restaurang|restoran|restauracja|restaurace)\b|(?<![\u0370-\u04ff])(?:ξενοδοχειο|ταβερνα|отель|гостиница|хотел|готель|ресторант?|хостел)(?![\u0370-\u04ff])/;
