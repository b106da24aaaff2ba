import { fold } from './fold.ts';

type Words = readonly [old: string, now: string, ride: string];

/**
 * LIST: what tells the ride that was booked before from the one in its place, and words for a ride and what is known of it, folded, by language: English, German,
 * French, Spanish, Portuguese, Italian, Dutch, the Scandinavian ones and so on.
 */
const words: readonly Words[] = [
  [
    'old|previous|original|former|earlier',
    'new|revised|updated|amended|rebooked|replacement',
    'flights?|itinerary|train|trip|journey|departure|sailing|crossing|coach|bus|booking|reservation|schedule|times?|details',
  ],
  [
    'alte[rs]?|bisherige[rs]?|ursprungliche[rs]?|fruhere[rs]?|vorherige[rs]?',
    'neue[rs]?|geanderte[rs]?|aktualisierte[rs]?',
    'flug|fluge|flugplan|flugzeiten|reise|reiseplan|verbindung|zug|fahrt|uberfahrt|abfahrt|buchung|zeiten|fahrzeiten',
  ],
  [
    'ancien|ancienne|anciens|precedent|precedente|initial|initiale|initiaux|d.origine',
    'nouveau|nouvel|nouvelle|nouveaux|modifie|modifiee|mis a jour|mise a jour',
    'vols?|trajet|train|itineraire|voyage|depart|traversee|horaires?|reservation',
  ],
  [
    'anterior|antiguo|antigua|original|previo|previa|inicial',
    'nuevo|nueva|actualizado|actualizada|modificado|modificada',
    'vuelos?|itinerario|tren|viaje|salida|horario|reserva',
  ],
  [
    'anterior|antigo|antiga|original|inicial',
    'novo|nova|actualizado|atualizado|actualizada|atualizada|alterado|alterada',
    'voos?|itinerario|comboio|trem|viagem|partida|horario|reserva|bilhete',
  ],
  [
    'precedente|vecchio|vecchia|originale|originario|iniziale',
    'nuovo|nuova|aggiornato|aggiornata|modificato|modificata',
    'voli|volo|itinerario|treno|viaggio|partenza|orario|prenotazione|traversata',
  ],
  [
    'oude?|oorspronkelijke?|vorige|eerdere',
    'nieuwe?|gewijzigde?|aangepaste?',
    'vlucht|vluchten|reis|reisschema|trein|overtocht|vertrek|boeking|tijden|vluchttijden',
  ],
  [
    'tidligere|tidigare|gam(?:me|ma)l|gamle|gamla|oprindelige?|opprinnelige?|ursprunglig[at]?',
    'ny|nye|nya|nytt|andrad|endret|aendret',
    'rejse|udrejse|hjemrejse|reise|resa|utresa|hemresa|fly|flyg|flyvning|flygning|tog|tag|afgang|avgang|overfart|booking|bokning|bestilling|tid|tider',
  ],
  ['aiempi|aikaisempi|alkuperainen|vanha', 'uusi|muutettu', 'lento|lentosi|matka|matkasi|juna|vuoro|varaus|aikataulu'],
  [
    'poprzedni|poprzednia|pierwotny|pierwotna|stary|stara',
    'nowy|nowa|zmieniony|zmieniona',
    'lot|podroz|pociag|kurs|rejs|przejazd|rezerwacja|rozklad|plan podrozy',
  ],
  [
    'puvodni|predchozi|stary|povodny|povodna|predchadzajuci',
    'novy|nova|nove|zmeneny',
    'let|lety|spoj|vlak|cesta|odlet|odjezd|odchod|itinerar|rezervace|rezervacia|casy',
  ],
  ['eredeti|korabbi|regi', 'uj|modositott', 'jarat|utazas|vonat|indulas|menetrend|foglalas'],
  ['eski|onceki', 'yeni|guncellenen', 'ucus|ucusunuz|sefer|seferiniz|yolculuk|rezervasyon|tren'],
  [
    'vechi|veche|anterior|anterioara|initial|initiala',
    'nou|noua|modificat|modificata',
    'zbor|zborul|cursa|calatorie|itinerar|plecare|rezervare',
  ],
  ['προηγουμεν[ηο]|παλι[αο]|αρχικ[ηο]', 'νε[αο]', 'πτηση|δρομολογιο|ταξιδι|κρατηση|αναχωρηση'],
  [
    'прежнии|прежняя|прежнее|старыи|старая|первоначальныи|первоначальная|попередніи|попередня',
    'новыи|новая|новое|новии|нова|измененныи',
    'реис|маршрут|поезд|поездка|бронирование|отправление|вылет|время|потяг|поіздка',
  ],
  ['変更前の?|旧', '変更後の?|新しい|新', '便|ご?旅程|フライト|列車|行程|ご?予約'],
  ['原定|原|变更前|變更前', '新|变更后|變更後|更改后|更改後', '航班|行程|车次|車次|班次|列车|列車'],
  ['변경 ?전|기존', '변경 ?후|변경된|새로운|새', '항공편|여정|열차|일정|예약|운항편'],
];

const headings = (at: 0 | 1) => {
  const either = words.map((line) => `(?:${line[at]})\\s?(?:${line[2]})|(?:${line[2]})\\s(?:${line[at]})`);
  return new RegExp(
    `^(?:(?:your|ihre?|deine?|votre|tu|su|o seu|a sua|il tuo|il suo|je|uw|din|ditt?|twoj|vas|vase)\\s)?(?:${either.join('|')})(?![\\p{L}])`,
    'u',
  );
};
const [replaced, inItsPlace] = [headings(0), headings(1)];

/** Letters of a heading at most; what is longer is a sentence. */
const longest = 60;

/** Whether a line heads the ride that was booked before another one took its place: "Itinerário anterior", "Ancien vol (annulé)". */
export function headsReplaced(line: string): boolean {
  return line.length <= longest && replaced.test(fold(line));
}

/** Whether a line heads the ride that took the place of another one: "Novo itinerário", "Your new flight". */
export function headsReplacement(line: string): boolean {
  return line.length <= longest && inItsPlace.test(fold(line));
}
