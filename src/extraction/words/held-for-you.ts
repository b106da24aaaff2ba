import { fold } from './fold.ts';

/** LIST: sentences with which houses, guides and issuers tell a person in their own words that something is kept for them, by language, folded. */
const sentences: readonly RegExp[] = [
  // English
  /\b(?:i|we)(?:'ve| have)?(?: now| just| already| gladly)? (?:reserved|booked|pencilled|put aside)\b.{0,40}\b(?:you|your|room|table|seats?|places?|cottage|flat|apartment|suite|bikes?|boat|car)\b/,
  /\b(?:room|table|bikes?|car|van|seats?|places?|spot|cottage|apartment|boat|court|slot|lane|pitch|berth|locker|scooter|class|lesson|tour)\b.{0,30}\b(?:is|are|has been|have been) (?:now |all )?(?:reserved|booked|secured|set|waiting for you)\b/,
  /\bthank(?:s| you) for (?:your |the )?(?:[a-z-]+ ){0,2}(?:booking|reservation)\b|\bwe (?:hereby )?confirm (?:your|the|that your) (?:booking|reservation|details|stay|table|room)/,
  /\bhere(?:'s| is| are) your (?:e-?)?(?:tickets?|booking|reservation|membership|voucher|pass|confirmation)\b|\byour (?:booking|reservation) (?:code|number|reference) is\b/,
  // German
  /\b(?:zimmer|tisch|wohnung|ferienwohnung|platz|platze|kurs|boot|rad|rader|wagen|auto|stellplatz|haus|hutte|lager|betten)\b.{0,40}\b(?:ist|sind)\b.{0,30}\b(?:gebucht|reserviert|vorgemerkt|eingetragen|notiert)\b/,
  /\bhab(?:e|en)?\b.{0,20}\b(?:sie|euch|dich|ihnen|dir|zimmer|tisch|wohnung|platz|platze)\b.{0,60}\b(?:gebucht|reserviert|vorgemerkt|eingetragen|notiert)\b/,
  /\bfix zusagen\b|\b(?:ihr seid|du bist|sie sind) (?:dabei|angemeldet|eingebucht)\b|\bgebucht (?:hast du|habt ihr|haben sie)\b|\b(?:danke|dank) fur (?:ihre|deine|eure|die) (?:\p{L}{1,20} )?(?:buchung|reservierung|anmeldung)\b|\b(?:hier|anbei) (?:ist|sind|kommt|kommen) (?:ihr|ihre|dein|deine|eure) (?:\p{L}{0,20}tickets?|karten?|mitgliedskarte|buchung|reservierung)\b/u,
  // French
  /\b(?:chambre|table|place|places|gite|velos?|bateau|emplacement|creneau|cours|seance)\b.{0,40}\b(?:est|sont) (?:bien |desormais )?(?:reserve|confirme|bloque)(?:e|s|es)?\b|\b(?:j'ai|nous avons|nous vous avons|je vous ai) (?:bien )?(?:reserve|note|inscrit|bloque)\b|\bmerci (?:pour|de) (?:votre|ta) (?:reservation|inscription)\b|\bvoici (?:votre|vos|ton|tes) (?:e-)?(?:billets?|reservation|carte|bon)\b/,
  // Spanish, Galician, Catalan
  /\b(?:queda|quedan|quedou|esta|estan|os he|le hemos|te hemos|te he|le he|hemos) (?:ya |todo )?(?:reservad[oa]s?|reservat|apuntad[oa]s?|confirmad[oa]s?)\b|\bgracias por (?:su|tu|vuestra) (?:reserva|inscripcion)\b|\baqui (?:esta|estan|tienes|tiene) (?:tus?|sus?) (?:entradas?|billetes?|reserva|carne|tarjeta)\b|\bgrazas pola (?:tua|sua|vosa) reserva\b/,
  /\b(?:queda|esta|hem|us hem|t'hem) (?:reservat|reservada|confirmada|apuntat)\b|\bgracies per (?:la (?:teva|vostra|seva) )?reserva\b|\baqui (?:tens|teniu) (?:les|l'|la) (?:teves |vostres )?(?:entrad|reserv)/,
  // Italian
  /\b(?:camera|tavolo|posto|posti|appartamento|bici|barca|lezione|visita)\b.{0,40}\b(?:e|sono) (?:stat[oaie] )?(?:riservat|prenotat|confermat)[oaie]\b|\b(?:ho|abbiamo|vi ho|le ho|ti ho|le abbiamo|vi abbiamo) (?:riservat|prenotat|segnat|tenut)[oaie]\b|\bgrazie per (?:la (?:tua|sua|vostra) |aver )(?:prenota)|\becco (?:il|i|la|le) (?:tuo|tuoi|suo|tua|tue|vostri) (?:bigliett|prenotazion|tessera)/,
  // Dutch
  /\b(?:kamer|tafel|plaats|plaatsen|huisje|fietsen|fiets|boot|baan|les)\b.{0,40}\b(?:is|zijn|staat|staan)\b.{0,20}\b(?:gereserveerd|geboekt|genoteerd|vastgelegd)\b|\b(?:heb|hebben)\b.{0,20}\b(?:voor (?:u|jou|jullie)|de|een|u|je)\b.{0,40}\b(?:gereserveerd|geboekt|genoteerd|ingeschreven)\b|\bbedankt voor (?:je|uw|jullie) (?:reservering|boeking|reservatie|inschrijving)\b|\bhier (?:is|zijn) (?:je|uw|jullie) (?:e-?)?(?:tickets?|kaarten|reservering|boeking|lidmaatschapskaart)\b|\breservatie (?:is|werd) bevestigd\b/,
  // Portuguese
  /\b(?:quarto|mesa|lugar|lugares|casa|bicicletas?|barco|aula)\b.{0,40}\b(?:esta|estao|fica|ficam|ficou) (?:ja )?(?:reservad|confirmad|marcad)[oa]s?\b|\b(?:reservei|reservamos|marquei|marcamos)\b|\bobrigad[oa] (?:pela|por) (?:sua|tua|a sua|vossa) reserva\b|\baqui (?:esta|estao) (?:os |o |a )?(?:seus?|sua|teus?|tua) (?:bilhetes?|ingressos?|reserva|cartao)\b/,
  // Nordic
  /\b(?:ni|du) ar (?:nu )?(?:bokade?|anmalda?|inbokade?)\b|\b(?:vi|jag) har (?:nu )?(?:bokat|reserverat)\b|\bhar kommer (?:er|din|ditt|dina|era) (?:biljett|bokning|medlemskort)\w{0,4}\b|\btack for (?:din|er) (?:bokning|anmalan|reservation)\b|\b(?:ditt|din|dina) (?:medlemskort|biljetter|biljett) ar har\b|\bditt medlemskort ar det har\b/,
  /\b(?:jeg|vi) har (?:na |nu )?(?:reserveret|reservert|booket|bestilt|bestilt av)\b|\b(?:du|i|dere) er (?:na |nu )?(?:booket|tilmeldt|pameldt|bestilt)\b|\b(?:her (?:kommer|er) (?:din|dine|dit|ditt|jeres|deres)) (?:billet|billett|reservation|reservasjon|booking|medlemskort)\w{0,4}\b|\btak(?:k)? for (?:din|jeres|deres) (?:bestilling|booking|reservation|reservasjon|tilmelding|pamelding)\b/,
  /\bolemme varanneet\b|\bolen varannut\b|\bkiitos (?:varauksestasi|varauksestanne|ilmoittautumisestasi)\b|\b(?:tassa|ohessa) (?:on )?(?:lippusi|lippunne|varauksesi|jasenkorttisi)\b|\bpoytasi on varattu\b|\bpaikkasi on varattu\b|\b(?:taname|aitah) (?:teid |sind )?broneeringu eest\b|\bbroneerisime\b|\bsiin on (?:sinu|teie) pilet/,
  // West and South Slavic
  /\b(?:zarezerwowalismy|zarezerwowalam|zarezerwowalem)\b|\bdziekujemy za (?:dokonanie )?(?:rezerwacj)|\b(?:stolik|pokoj|apartament|miejsce|domek)\b.{0,30}\b(?:jest|zostal) (?:juz )?zarezerwowan|\boto (?:twoj|twoje|panstwa) (?:bilet|rezerwacj)/,
  /\b(?:rezervovali|zarezervovali|rezervoval|zarezervoval)[ia]? (?:jsme|jsem|sme|som)\b|\b(?:dekujeme|dakujeme) za (?:vasi |vasu |tvoji )?rezervac|\b(?:mame|mate) (?:pro vas |pre vas )?(?:rezervovan|zarezervovan|zamluven)|\b(?:pokoj|izba|stul|stol)\b.{0,30}\b(?:je|mate) (?:rezervovan|zarezervovan)/,
  /\b(?:rezervirali|rezervisali) (?:smo|sam)\b|\b(?:hvala|zahvaljujemo|zahvaljujemo se) (?:vam |se )?(?:na|za) (?:vas[oua]? |vasoj |vaso )?rezervacij|\b(?:soba|stol|sto|miza|apartman) (?:je|vam je) rezerv/,
  // Hungarian, Romanian, Turkish
  /\b(?:lefoglaltuk|foglaltunk|lefoglaltam|felirtuk|felirtam)\b|\bkoszonjuk a foglalas|\basztal\w{0,6}\b.{0,30}\b(?:varjuk|foglalva)\b|\b(?:am|v-am|ti-am|v-am) rezervat\b|\bmultumim pentru rezervare\b|\b(?:ayirdik|rezerve ettik|ayirttik|rezerve edildi)\b|\brezervasyonunuz icin tesekkur/,
  // Baltic, Greek, Cyrillic
  /\brezervavome\b|\baciu,? kad (?:rezervavote|uzsakete)|\brezervejam\b|\bpaldies par (?:jusu )?rezervacij|(?:κρατησαμε|εχουμε κρατησει|κλεισαμε|σας εχω κρατησει)|ευχαριστουμε για την κρατηση/,
  /(?:мы |я )?(?:забронировали|забронировала|зарезервировали|записали|забронировал) (?:для вас|за вами|вам|вас)|(?:для вас|за вами|вам) (?:забронирован|зарезервирован|записан)|спасибо за (?:ваше )?бронирован|ви (?:записані|зареєстровані)|дякуємо за (?:ваше )?бронюв|(?:для вас|вам) (?:заброньован|зарезервован)|ми забронювали|(?:запазихме|резервирахме)|благодарим (?:ви |вам )?за (?:вашата )?резервац|хвала (?:вам )?на резервациј|вот ва[шс] билет/,
  // Japanese, Korean, Chinese, Thai
  /(?:ご予約|お席|お部屋).{0,12}(?:承りました|お取りしました|確保(?:いた)?しました|お受けしました|ありがとうございます)|(?:예약|자리|좌석)(?!.{0,4}대기).{0,10}(?:되었습니다|됐습니다|감사합니다|확정)|(?:已为您|已為您|为您|為您)(?:预留|預留|保留|预订|預訂)|(?:感谢|感謝)(?:您的|您)?(?:预订|預訂|訂位|订位|预约|預約)|(?:ยืนยันการจอง(?:แล้ว|ของคุณ)|ขอบคุณ(?:ที่|สำหรับการ)จอง|จองสำเร็จ|จองเรียบร้อย|โต๊ะของคุณพร้อม)/,
  // Vietnamese, Indonesian, Malay, Arabic, Hebrew
  /\b(?:da dat (?:cho|ban|phong|thanh cong)|cam on (?:ban|quy khach|anh|chi) da dat)\b|\bterima kasih (?:atas|karena telah|telah|kerana) (?:pemesanan|reservasi|tempahan|memesan|menempah)\w{0,4}\b|\b(?:telah|sudah) (?:kami )?(?:pesankan|reservasi|dipesan)\b|(?:تم حجز|حجزنا لك|شكرا (?:لك )?(?:على|ل)(?:حجز))|(?:שמרנו ל|הזמנו עבור|תודה (?:על|שהזמנת).{0,12}(?:הזמנ|שמקום))/,
];

/** LIST: what makes of such a sentence one of what would be, is not, or is over, in the words before it. */
const rather =
  /\b(?:if|once|when|unless|until|cannot|not|wenn|falls|sobald|sofern|nicht|kein|keine|unverbindlich|leider|si|des que|pas|cuando|cuando|no|se|non|appena|als|zodra|indien|niet|om|nar|inte|ikke|hvis|jos|kun|ei|jezeli|jesli|gdy|nie|pokud|kdyz|ne|ako|kad|ha|amikor|nem|daca|cand|nu|eger|если|когда|не|якщо|коли|ако|когато|αν|οταν|δεν|jika|bila|neu|khi)\b[^.!?]{0,50}$/u;

/** Characters of a document that are looked at, and of the words before a sentence. */
const bounds = { text: 2500, before: 60 } as const;

/** Whether a document says near its top, in whose words ever, that something is kept for the person who reads it. */
export function isHeldForReader(lines: readonly string[]): boolean {
  const text = fold(lines.join(' ').slice(0, bounds.text));
  return sentences.some((sentence) => {
    const said = sentence.exec(text);
    return said !== null && !rather.test(text.slice(Math.max(0, said.index - bounds.before), said.index));
  });
}
