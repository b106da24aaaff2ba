import { fold } from '../words/fold.ts';

/** Lines that are looked at: who cancels says so at once. */
const firstLines = 14;

/** What is booked, and the words with which issuers take it back. */
const statements: readonly RegExp[] = [
  /\b(?:bookings?|reservations?|orders?|tickets?|stay|appointment|registration)\b.{0,60}\b(?:has been|have been|was|were|is|are) (?:now |successfully )?cancell?ed\b/,
  /^(?:bookings?|reservations?|orders?|tickets?|appointment|registration) cancell?ed\b|^cancell?ed:/,
  /^(?:cancellation confirm|cancellation of your|confirmation of (?:your )?cancellation|your cancellation\b)/,
  /\b(?:buchung|reservierung|bestellung|tickets?|karten|termin|anmeldung)\b.{0,60}\b(?:wurden?|ist|sind)\b.{0,40}\b(?:storniert|abgesagt)\b/,
  /^(?:storno|stornierungs?)(?:bestatigung|beleg|rechnung)\b|^bestatigung (?:ihrer|deiner|der) stornierung|^stornierung (?:ihrer|deiner)\b/,
  /\b(?:reservation|commande|billets?|sejour|rendez-vous|inscription)\b.{0,60}\b(?:a|ont) (?:bien )?ete annule/,
  /^confirmation (?:d'|de l'|de votre )annulation/,
  /\b(?:reserva|pedido|entradas?|cita|inscripcion)\b.{0,60}\b(?:ha sido|han sido|fue|esta|se ha) (?:cancelad|anulad)/,
  /^confirmacion de (?:la |tu |su )?(?:cancelacion|anulacion)/,
  /\b(?:prenotazione|ordine|biglietti?|appuntamento|iscrizione)\b.{0,60}\b(?:e stat[oa]|sono stati|e) (?:annullat|cancellat)/,
  /^conferma (?:di |dell'|della )?(?:annullamento|cancellazione)/,
  /\b(?:boeking|reservering|bestelling|afspraak|tickets?|kaarten|inschrijving)\b.{0,60}\b(?:is|zijn|werd)\b.{0,30}\bgeannuleerd\b/,
  /^(?:annuleringsbevestiging|bevestiging van (?:je |uw )?annulering)/,
  /\b(?:reserva|pedido|bilhetes?|encomenda|ingressos?)\b.{0,60}\b(?:foi|foram|esta) (?:cancelad|anulad)/,
  /^confirmacao d[eo] cancelamento/,
  /\b(?:rezerwacja|zamowienie|bilet)\b.{0,40}\b(?:zostal[ao]?|jest) anulowan|\brezervace\b.{0,40}\bzrusena\b|\bbokning(?:en)?\b.{0,40}\bavbokad\b|\bbestilling(?:en)?\b.{0,40}\b(?:annulleret|kansellert)\b/,
  /\bvarau(?:s|ksesi|ksenne)\b.{0,40}\bperu(?:ttu|utettu)\b|\brezervasyon\w*.{0,40}\biptal edil|\bfoglalas\w*.{0,40}\b(?:torolv?e|torolt|lemond)|\brezervarea\b.{0,40}\banulata\b|\brezervacija\b.{0,40}\botkazana\b/,
  /(?:κρατηση|παραγγελια).{0,40}(?:ακυρωθηκε|ακυρωθει)|(?:заказ|бронь|бронирование|билет).{0,40}отмене?н|(?:замовлення|бронювання|квиток).{0,40}скасован/,
  /\b(?:don hang|dat cho|dat phong|dat ban|chuyen bay)\b.{0,40}\bda (?:bi |duoc )?huy\b|\b(?:pesanan|pemesanan|tiket|reservasi|tempahan)\b.{0,40}\b(?:telah|sudah|berhasil) (?:di)?batal(?:kan)?\b/,
  /(?:ההזמנה|הכרטיס|הטיסה|התור).{0,40}(?:בוטל|מבוטל)|(?:الحجز|الطلب|التذكرة|الرحلة).{0,30}(?:ملغ|الغي)|تم الغاء (?:ال)?(?:حجز|طلب|تذكرة|رحلة)|(?:การจอง|คำสั่งซื้อ|ตั๋ว).{0,40}(?:ถูกยกเลิก|ยกเลิกแล้ว|ยกเลิกเรียบร้อย)/,
  /\b(?:confirmarea? (?:de )?anular\w*|confirmam anularea|potwierdzenie (?:anulowania|rezygnacji)|potvrzeni (?:o )?(?:storn|zrusen)\w*|potvrdenie (?:o )?(?:storn|zrusen)\w*|(?:lemondas|torles|sztorno)\w* (?:visszaigazol|megerosit)\w*)/,
  /\b(?:avbokningsbekraftelse|bekraftelse (?:pa|av) avbokning\w*|afbestillingsbekraeftelse|annulleringsbekr\w*|bekr(?:ae|e)ftelse (?:pa|av) (?:kansellering|avbestilling|annullering|afbestilling)\w*|peruutusvahvistus|vahvistus peruutuksesta|tuhistamise kinnitus|iptal (?:onayi|teyidi|bildirimi)|confirmacio d.anul·?lacio)/,
  /\b(?:potvrda o? ?(?:otkaz|storn)\w*|potrdilo o (?:odpovedi|preklicu|stornu)|atsaukimo patvirtinimas|atcelsanas apstiprinajums|xac nhan huy|konfirmasi pembatalan)|επιβεβαιωση ακυρωσης|подтверждение (?:отмены|возврата|аннулирования)|підтвердження (?:скасування|повернення)|потвърждение за (?:анулиране|отмяна)|потврда о отказивању/,
  /ยืนยันการยกเลิก|אישור ביטול|تاكيد (?:ال)?الغاء|キャンセル(?:完了|確認|手続き完了)|(?:取消|退票)(?:确认|確認|成功)|취소 ?(?:완료|확인서)/,
  /(?:予約|注文|チケット|乗車券).{0,20}(?:キャンセル(?:が完了|いたしました|しました|されました)|取り消(?:しました|され))|(?:訂單|订单|預訂|预订|行程|車票|车票).{0,12}已(?:被)?取消|(?:예약|예매|주문).{0,20}취소(?:가 완료|되었|완료)/,
];

/** "If your booking is cancelled …" only says what would be; what was booked anew is a booking. */
const otherwise =
  /(?:^|[.,;:(]\s?)(?:if|should|when|in case|unless|wenn|falls|sollte|si|en caso|se|als|indien|caso|jezeli|om)\b.{0,50}(?:cancel|stornier|abgesagt|annul|anul|geannuleerd)|\b(?:can|may|kann|konnen|peut|puede|puo|kan|pode) (?:not )?be\b/;
const anew =
  /\b(?:rebooked|re-booked|new booking|new itinerary|umgebucht|neue buchung|nouvelle reservation|nueva reserva|nuova prenotazione|nieuwe boeking|nova reserva)\b/;

/** Whether a document says at its top that what was booked is cancelled, so that it admits nobody any more. */
export function isCancelled(lines: readonly string[]): boolean {
  const first = lines.slice(0, firstLines).map((line) => fold(line).trim());
  const says = (line: string) =>
    line.length < 160 && !otherwise.test(line) && statements.some((statement) => statement.test(line));
  return first.some(says) && !anew.test(fold(lines.join('\n').slice(0, 20_000)));
}

/** LIST: sentences that tell a person who only waits for a place, folded. */
const waiting = new RegExp(
  `(?<!\\p{L})(?:${[
    "you(?:'re| are| have been)(?: now| added)* (?:on|to) the wait(?:ing )?list",
    '(?:du stehst|sie stehen|du bist|sie sind) (?:nun |jetzt )?auf der warteliste',
    "(?:vous etes|tu es) (?:desormais |maintenant )?(?:sur|en) (?:la )?liste d'attente",
    '(?:estas|esta|te encuentras|se encuentra) en (?:la )?lista de espera',
    "(?:sei|siete|e) (?:ora )?in lista d'attesa",
    '(?:je staat|u staat|je bent|u bent) (?:nu )?op de wachtlijst',
    '(?:esta|estas|voce esta) (?:na|em) lista de espera',
    "(?:ets|esteu|sou) a la llista d'espera",
    'estas na lista de agarda',
    'itxaron[- ]zerrendan (?:zaude|zaudete)',
    'jestes (?:teraz )?na liscie (?:oczekujacych|rezerwowej)',
    'jste (?:nyni )?(?:na cekaci listine|v poradniku|na seznamu cekajicich)',
    'ste (?:teraz )?(?:na cakacej listine|v poradovniku)',
    'du (?:star|ar) (?:nu )?(?:pa|i) (?:vantelistan|kon)',
    'du (?:star|er) (?:nu |na )?pa ventelisten?',
    '(?:olet|olette) (?:nyt )?(?:jonotuslistalla|odotuslistalla|varalistalla|jonossa)',
    '(?:felkerult(?:el)?|on) (?:a )?varolist(?:ara|an)',
    '(?:esti|sunteti|va aflati) pe lista de asteptare',
    '(?:nalazite se|ste|jeste) na (?:listi cekanja|popisu cekanja|listi cekanja|cakalni listi|cakalnem seznamu)',
    '(?:ειστε|εισαι|βρισκεστε) (?:πλεον )?(?:σε|στη|στην) λιστα αναμονη[σς]',
    'вы (?:находитесь |теперь )?в (?:листе|списке) ожидания',
    'ви (?:тепер |зараз )?(?:у|в) (?:списку|листі) очікування',
    '(?:вие )?сте в (?:списъка на чакащите|листата на чакащите|листа на изчакване)',
    '(?:oled|olete) (?:nuud )?(?:ootejarjekorras|ootenimekirjas)',
    'esat (?:tagad )?(?:gaidisanas saraksta|rinda)',
    'esate (?:dabar )?laukianciuju sarase',
    'bekleme listesi(?:ndesiniz|ne alindiniz|ne eklendiniz)',
    '(?:masuk|berada di|dalam) daftar tunggu',
    '(?:ban|quy khach) (?:dang )?(?:o )?trong danh sach cho',
    '(?:انت|انتم|اسمك|تمت اضافتك).{0,20} قا[ئيى]م[ةه] الانتظار',
    '(?:אתם|את|אתה|הנכם) ברשימת ה?המתנה',
  ].join(
    '|',
  )})(?!\\p{L})|キャンセル待ち(?:を受け付け|に登録|中です)|대기자 명단에|(?:已加入|已进入|已列入|您在)(?:候补|候補|等候)(?:名单|名單|队列)?`,
  'u',
);

/** Whether a document says at its top that one only waits for a place. */
export function isWaiting(lines: readonly string[]): boolean {
  return lines.slice(0, firstLines).some((line) => waiting.test(fold(line)));
}

/** Sentences with which carriers tell that they booked another ride instead. */
const moved: readonly RegExp[] = [
  /\b(?:we have|we've) (?:moved|rebooked|re-booked|transferred|booked) you (?:to|on|onto)\b|\byou have been (?:moved|rebooked|re-booked|transferred) (?:to|on|onto)\b|^your new (?:flight|train|itinerary|departure|booking|journey|sailing|bus)\b/,
  /\bwir haben sie .{0,40}\bumgebucht\b|\bsie wurden .{0,40}\bumgebucht\b|^(?:ihr neuer flug|ihre neue (?:verbindung|reise|buchung|abfahrt)|ihr neuer zug)\b/,
  /\bnous vous avons (?:reporte|transfere|replace|reachemine|repositionne)|^(?:votre nouveau (?:vol|train|depart|trajet)|votre nouvel itineraire)\b/,
  /\b(?:le|te) hemos (?:cambiado|reubicado|reprogramado|trasladado)\b|^(?:su|tu) nuev[oa] (?:vuelo|tren|itinerario|salida|viaje|reserva)\b/,
  /\b(?:la|ti) abbiamo (?:spostat|riprotett|trasferit)[oa]\b|^(?:il (?:tuo|suo) nuovo (?:volo|treno|itinerario|viaggio)|nuovo volo)\b/,
  /\bwe hebben (?:je|u) omgeboekt\b|\b(?:je|u) bent omgeboekt\b|^(?:je|uw) nieuwe (?:vlucht|trein|reis|vertrek\w*)\b/,
  /\b(?:vi har|du er|du har blivit|du blev|er du) (?:flyttet|ombooket|ombokad|ombokat|booket om|bokat om)\b|^(?:dit|din|ditt) n(?:ye|ya|y|ytt) (?:fly|flyg|tog|tag|afgang|avgang|rejse|resa|reise)\b/,
  /^(?:o seu novo|seu novo|sua nova) (?:voo|comboio|itinerario|viagem|partida)\b|^(?:twoj|panstwa) nowy (?:lot|pociag)\b|^(?:vas novy|vas novi) (?:let|vlak|spoj)\b|^uusi (?:lentosi|matkasi|vuorosi)\b|^yeni (?:ucusunuz|seferiniz)\b/,
];

/** Sentences with which issuers tell a person that the place is theirs; "order" is left out, goods are ordered, too. */
const confirmed: readonly RegExp[] = [
  ...moved,
  /\b(?:your|the) (?:table |hotel |room )?(?:reservation|booking|registration|spot|place|seat|tickets?|stay|appointment|visit)\b.{0,50}\b(?:is|are|has been|have been) (?:now )?(?:confirmed|booked|reserved|secured)\b/,
  /\byou(?:'ve| have) got (?:your )?tickets\b|\byou(?:'re| are) (?:going\b|in!|registered\b|signed up\b|booked\b|all set\b|confirmed\b)/,
  /\b(?:ihre?|deine?) (?:tisch)?(?:buchung|reservierung|anmeldung|termin|tickets?|platz)\b.{0,50}\b(?:ist|sind|wurden?)\b.{0,30}\b(?:bestatigt|gebucht|reserviert|eingetragen|vorgemerkt)\b/,
  /\b(?:votre|ta|ton) (?:reservation|inscription|rendez-vous|table)\b.{0,50}\best (?:bien )?(?:confirme|enregistre|reserve|note)/,
  /\b(?:tu|su|la) (?:reserva|inscripcion|cita|mesa)\b.{0,50}\b(?:esta|ha sido|queda|ha quedado) (?:confirmada|registrada|reservada)|\breserva confirmada\b/,
  /\b(?:la (?:tua|sua|vostra) |il (?:tuo|suo) )?(?:prenotazione|iscrizione|appuntamento)\b.{0,50}\b(?:e|e stat[ao]) (?:confermat|registrat|fissat)[ao]/,
  /\b(?:je|uw|jouw|jullie) (?:reservering|boeking|inschrijving|afspraak|tafel)\b.{0,50}\b(?:is|staat) (?:nu )?(?:bevestigd|genoteerd|ingepland|geboekt|gereserveerd)/,
  /\b(?:sua|tua|a) (?:reserva|inscricao|marcacao|consulta)\b.{0,50}\b(?:esta|foi) (?:confirmada|agendada|marcada|registada)/,
  /\b(?:din|er) (?:bokning|reservation|anmalan|tid)\b.{0,40}\bar (?:nu )?(?:bekraftad|bokad|registrerad)|\b(?:din|dit|jeres|deres) (?:booking|reservation|reservasjon|tid|time|aftale|plads|plass)\b.{0,40}\ber (?:nu |na )?(?:bekr(?:a|æ)ftet|bekreftet|booket|reserveret|reservert)/,
  /\b(?:rezerwacja|wizyta)\b.{0,40}\b(?:potwierdzona|zarezerwowana|umowiona)\b|\b(?:vase|tvoje|vasa) rezervac\w+\b.{0,40}\bpotvr[zd]ena\b|\b(?:varauksesi|varaus|ajanvarauksesi) on vahvistettu\b|\bbroneering\b.{0,30}\bkinnitatud\b/,
  /\bfoglalas\w*\b.{0,40}\b(?:visszaigazol|megerosit)|\brezervarea\b.{0,40}\bconfirmata\b|\b(?:rezervasyonunuz|randevunuz)\b.{0,30}\b(?:onaylan|olusturul|alin)/,
  /бронирование.{0,40}подтвержден|вы записаны|бронювання.{0,40}підтверджен|резервация.{0,40}потвърден|κρατηση.{0,40}επιβεβαι/,
  /予約(?:が|か|は|を)?(?:完了|確定|承り|お受け)|예약이? ?(?:완료|확정)|(?:预订|预约|訂位|訂房|預約|预定)(?:已)?(?:成功|确认|確認)/,
];

function isSaid(line: string): boolean {
  const folded = fold(line);
  return confirmed.some((sentence) => sentence.test(folded) || sentence.test(line));
}

/** Whether a document says at its top that something is booked for the person who reads it. */
export function isConfirmed(lines: readonly string[]): boolean {
  return lines.slice(0, firstLines).some((line) => line.length < 160 && isSaid(line));
}
