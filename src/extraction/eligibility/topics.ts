/** What papers that are tickets, and papers that are none, speak of: words of some thirty languages, folded, cut where they are inflected. */
import { fold } from '../words/fold.ts';
import { bookingTopics } from './booking-topics.ts';
import { otherTopics } from './other-topics.ts';

const words = {
  cancelled:
    'cancell|storn(?:o\\b|ier)|annul(?:e|ation|lat|lering)|cancelad|cancelac|anulad|anulac|cancellat|geannuleerd|anulowan|anulacj|zrusen|avbokad|installd|aflyst|annulleret|kansellert|avlyst|peruttu|peruutettu|torol(?:t|ve)|anulat|iptal|отмен|odwolan|odrecen|otkazan|odpovedan|отказан|скасован|отменя|анулир|ακυρω|ματαιω|tuhista|atcelt|atsaukt|atsauk|avlysning|abgesagt|entfallt|suspendid[oa]|annull|キャンセル|取消|中止|취소|已取消|欠航|운휴|בוטל|ביטול|الغاء|ملغ|ยกเลิก|\\bda huy|huy (?:ve|don|dat)|dibatalkan|pembatalan',
  refund:
    'refund|erstattung|ruckzahlung|rembours|reembols|rimbors|terugbetal|restitutie|zwrot|vracen|aterbetal|tilbagebetal|refusjon|refunder|hyvity|palaut|visszaterit|ramburs|\\biade|povrat (?:novca|sredstava|noveca)|vracilo|επιστροφη χρηματ|возврат|повернення кошт|възстановяван|tagasimak|atmaksa|grazinim|払戻|返金|환불|退款|退票|החזר כספי|זיכוי|استرداد|คืนเงิน|hoan tien|pengembalian dana|bayaran balik',
  expired:
    'expired|has lapsed|abgelaufen|verfallen|\\bexpire|caducad|ha scadut|scadut|verlopen|wygas|vyprse|utgatt|upphort|udlobet|utlopt|vanhentu|lejart|expirat|suresi dol|isteklo|istekla|neplatn|neveljav|εληξε|ληξει|истек|aegunud|beidzies|nebegaliojan|期限切れ|有効期限が(?:切れ|過ぎ)|만료|过期|失效|פג תוקף|انتهت صلاحي|หมดอายุแล้ว|da het han|kedaluwarsa|tamat tempoh',
  offer:
    '\\bquot(?:e|ation)|angebot|\\bdevis\\b|presupuesto|\\boferta|preventivo|offerta|\\bofferte|orcamento|wycen|nabidk|\\boffert|\\btilbud|tarjou|ajanlat|teklif|ponud[ae]|προσφορα|предложен|пропозиці|оферта|pakkumi|piedavajum|pasiulym|見積|견적|报价|報價|הצעת מחיר|عرض سعر|ใบเสนอราคา|bao gia|penawaran|sebut harga',
  basket:
    'basket|shopping cart|your cart|warenkorb|panier|carrito|\\bcesta|carrello|winkelwagen|winkelmand|carrinho|koszyk|kosik|varukorg|indkobskurv|handlekurv|ostoskor|kosar|sepet|kosaric|καλαθι|корзин|кошик|количка|ostukorv|grozs|krepsel|カート|買い物かご|장바구니|购物车|購物車|עגלת|سلة|ตะกร้า|gio hang|keranjang|troli',
  unpaid:
    'complete your (?:booking|payment|purchase|order)|finish (?:your )?booking|payment (?:failed|declined|refused|pending|was not)|not (?:been )?paid|unpaid|jetzt bezahlen|zahlung (?:fehl|abgelehnt|ausstehend|nicht)|noch nicht bezahlt|buchung abschlie|finalise[rz]|paiement (?:refuse|echoue|en attente)|pago (?:rechazado|pendiente|fallido|no)|completa (?:tu|la) (?:compra|reserva)|finaliza|pagamento (?:rifiutato|non|fallito|in sospeso|recusado|pendente)|completa l|betaling (?:mislukt|geweigerd|niet)|rond je|conclua|nieoplacon|dokonc|ej betald|slutfor|ikke betalt|gennemfor|nije placen|ni placan|neplacan|δεν (?:εχει )?(?:πληρωθει|ολοκληρω)|εκκρεμει|не оплачен|ожидает оплат|очікує оплат|не е платен|ootab makset|gaida apmaksu|neapmoket|laukiama apmokejimo|odeme bekl|odenmemis|未払|お支払い(?:期限|待ち|が完了していません)|미결제|결제 대기|待付款|未付款|支付失败|en attente de paiement|pendiente de pago|in attesa di pagamento|wacht op betaling|aguarda pagamento|oczekuje na platnosc|ceka na platbu|vantar pa betalning|afventer betaling|venter pa betaling|odottaa maksua|fizetesre var|טרם שולם|ממתין לתשלום|בהמתנה לתשלום|في انتظار الدفع|لم يتم الدفع|اتمام الدفع|รอชำระ|ค้างชำระ|cho thanh toan|chua thanh toan|menunggu pembayaran|belum dibayar|selesaikan pembayaran|menunggu bayaran',
  priceAlert:
    'price (?:alert|drop)|preis(?:alarm|wecker|sturz)|alerte (?:de )?prix|baisse de prix|alerta de preci?o|bajada de preci?o|avviso (?:di )?prezzo|prijs(?:alert|daling)|alerta de preco|alert cenow|hlidac cen|prisbevak|prisvarsel',
  fromPrice:
    '\\b(?:from|ab|des|desde|da|vanaf|a partir de|a partire da|od|fran|fra|alkaen)\\s?(?:[€£$]|eur |chf |pln |sek |nok |dkk )?\\s?\\d{1,4}(?:[.,]\\d\\d)?\\s?(?:[€£$]|eur|zl|kr|kc|,-|chf)',
  survey:
    'survey|feedback|\\breview|rate (?:your|us)|how was|umfrage|bewert|wie war|enquete|votre avis|donnez votre|encuesta|opinion|valora|como fue|sondaggio|recension|com.era|beoorde|hoe was|inquerito|avalia|como foi|ankiet|opini[ea]|jak bylo|hodnocen|undersokning|omdome|hur var|anmeldelse|tilfredshed|hvordan var|tyytyvai|velemeny|anket|anket|ocijenite|ocenite|αξιολογ|ερωτηματολογ|оцените|отзыв|відгук|оцінит|оценете|tagasisid|atsauksm|apklaus|aptauj|atsiliepim|degerlendir|口コミ|アンケート|レビュー|후기|설문|评价|評價|问卷|סקר|משוב|איך היה|استبيان|تقييم|رايك|แบบสอบถาม|ความพึงพอใจ|khao sat|danh gia|survei|ulasan|maklum balas|kaji selidik',
  thanksForBeing:
    'thank you for (?:travel|stay|fly|visit|your stay|your visit|choosing|din|shopping)|vielen dank fur (?:ihren|deinen) (?:aufenthalt|besuch|einkauf)|danke,? dass (?:du|sie)|merci d.avoir|gracias por (?:viajar|volar|tu visita|su visita|alojar|haber)|grazie per (?:aver|la (?:tua|sua) visita)|bedankt voor (?:je|uw) (?:bezoek|verblijf)|obrigad[oa] por ter|dziekujemy za (?:pobyt|wizyt|zakup)|tack for (?:ditt|att du)|tak fordi|takk for (?:oppholdet|besoket)',
  newsletter:
    'unsubscribe|newsletter|abmelden|abbestellen|se desabonner|desabonnement|darse de baja|disiscri|annulla l.iscrizione|uitschrijven|afmelden|cancelar (?:a )?subscricao|wypis|odhlasit|avregistrera|avprenumerera|afmeld|avmeld|peru(?:uta)? (?:uutiskirje|tilaus)|leiratkoz|dezabon|odjav(?:a|ite)|διαγραφη|απεγγραφ|отписат|відписат|отпиш|loobu|atteikties|atsisakyti prenumeratos|abonelikten|配信停止|メルマガ|メールマガジン|수신거부|뉴스레터|退订|退訂|להסרה|הסרה מרשימת|الغاء الاشتراك|النشرة|ยกเลิกการรับ|จดหมายข่าว|huy dang ky|ban tin|berhenti berlangganan|buletin',
  invoice:
    '\\binvoice|rechnung|facture|factura|fattura|factuur|\\bfatura|faktur|lasku|szamla|racun|τιμολογι|счет(?:-фактур|а на оплат)|рахунок|фактура|\\barve\\b|rekin|saskaita|請求書|領収書|영수증|계산서|发票|發票|חשבונית|فاتورة|ใบแจ้งหนี้|ใบกำกับภาษี|hoa don|faktur|invois',
  receipt:
    '\\breceipt|quittung|kassenbon|\\brecu\\b|recibo|ricevuta|scontrino|kassabon|talao|paragon|uctenk|kvitto|kvittering|kuitti|nyugta|bon fiscal|\\bfis\\b|\\bblagajn|potvrda o (?:placanju|uplati)|αποδειξη|квитанц|чек об|касова бележка|kviitung|\\bceks|\\bkvit[sa]|レシート|영수|收据|收據|makbuz|קבלה|ايصال|ใบเสร็จ|bien lai|kuitansi|struk|resit',
  dueDate:
    'due date|payable (?:by|within)|zahlbar|zahlungsziel|falligkeit|fallig am|echeance|a regler|vencimiento|scadenza|vervaldatum|te betalen|termin platnosci|splatnost|forfallo|forfaller|forfalder|erapaiva|fizetesi hatarido|\\biban\\b|\\bbic\\b|rok placanja|dospijec|zapadlost|προθεσμια πληρωμης|срок оплат|термін сплат|maksetahtaeg|apmaksas termins|apmoketi iki|支払期限|납부기한|付款期限|son odeme',
  statement:
    'statement|kontoauszug|meilenkonto|releve|extracto|estratto conto|saldo|afschrift|extrato|wyciag|vypis z|kontoutdrag|kontoudtog|tiliote|szamlakivonat|points balance|punktestand|solde de|stanje (?:bodova|racuna)|υπολοιπο|αντιγραφο κινησεων|выписк|баланс|виписк|извлечение|konto valjavote|izraksts|israsas|ekstre|ポイント(?:残高|明細)|마일리지 내역|积分(?:余额|明细)',
  claim:
    'compensation|entschadigung|indemnis|reclam|schadevergoed|odszkodowan|odskodn|ersattning|erstatning|korvaus|kartalanit|tazminat|\\bclaim|beschwerde|property irregularity|lost (?:bag|luggage|property)|naknad|odskodnin|αποζημιω|компенсац|претензи|обезщет|huvitis|kompensacij|zaudejum|補償|보상|赔偿',
  waiting:
    'wait(?:ing )?list|warteliste|liste d.attente|lista de espera|lista d.attesa|wachtlijst|lista oczekuj|poradnik|vantelista|venteliste|jonotuslista|varolista|lista cekanja|cakalna vrsta|λιστα αναμονης|лист ожидан|лист очікув|списък на чакащите|ootejarjekor|gaidisanas|laukianciuju|bekleme listesi|キャンセル待ち|대기자|候补',
  notYet:
    'pre-?sale|vorverkauf|prevente|preventa|prevendita|voorverkoop|pre-venda|przedsprzeda|predprodej|forkop|forsalg|on sale|ballot|lottery|verlosung|tirage|sorteo|estrazione|loting|save the date|register(?:ed)? (?:your )?interest|resale|wiederverkauf|revente|reventa|rivendita|pretprodaj|predprodaj|προπωληση|предпродаж|предварителна продажба|eelmuuk|ieprieksparda|on satis|抽選|先行(?:予約|受付|抽選)|当選|추첨|예매 오픈|抽签|预售|登記|lotteri|losowani|losovan|sorsolas|cekilis|κληρωση|розыгрыш',
  timetable:
    'timetable|fahrplan|horaires|\\bhorarios|\\borari\\b|dienstregeling|rozklad jazdy|jizdni rad|tidtabell|koreplan|rutetabell|aikataulu|menetrend|vozni red|red voznje|δρομολογια πλοιων|ωραρι|расписани|розклад|разписани|soiduplaan|kustibas saraksts|tvarkarast|sefer saatleri|時刻表|시간표|时刻表',
  upgrade: 'upgrade|hoherbuch|surclass|mejora de (?:clase|asiento)|bid|gebot|\\boferta por',
  insurance:
    'insur(?:ance|ed)|versicher|assurance|\\bseguro|assicuraz|verzeker|ubezpiecz|pojist|forsakring|forsikring|vakuutus|biztosit|asigurar|sigorta|police|poliz|ביטוח|تامين|ประกัน|bao hiem|asuransi|insurans',
  fine: 'penalty (?:charge|fare|notice)|unpaid fare|excess charge notice|erhohtes beforderungsentgelt|indemnite forfaitaire|proces-verbal|contravention|recargo extraordinario|sancion|contravvenzion|sanzion|verbale di|naheffing|\\bcoima|contraordenac|oplata dodatkowa|wezwanie do zaplaty|prirazk|tillaggsavgift|kontrolafgift|tilleggsavgift|tarkastusmaksu|pysakointivirhe|\\bpotdij|birsag|amenda\\b|suprataxa|\\bkazna|doplatna karta|\\bgloba|προστιμο|штраф|глоба|\\bceza|\\btrahv|\\bsoda nauda|\\bbauda|過料|増運賃|違反金|부가운임|과태료|罚款|罰款|קנס|غرام|مخالف|ค่าปรับ|tien phat|\\bdenda|parking charge notice|strafzettel|bu(?:ss|ß)geld|verwarnung|amende|multa|\\bboete|mandat karny|pokut|kontrollavgift|parkeringsbot|p-bot|sakko',
  parcel:
    'parcel|tracking (?:number|code)|sendung|paket|packstation|colis|numero de suivi|point relais|seguimiento|rastreio|tracciamento|pakket|paczk|przesylk|zasilk|balik|csomag|pakke|kollinummer|kargo|deliver(?:y|ed) (?:to|address|by)|lieferadresse|posilj|paketomat|δεμα|αποστολη δεμ|посылк|трек-номер|посилк|пратка|pakiautomaat|pakomat|pastomat|siunta|荷物|配達|お届け|택배|배송|快递|包裹|取件',
  confirmed:
    'confirm|bestatig|bevestig|potwierdz|potvrz|potvrd|bekraft|bekraeft|bekreft|vahvist|visszaigazol|onay|potvrden|potrjen|επιβεβαιω|подтвержд|підтвердж|потвърд|kinnita|apstiprin|patvirtin|確認|予約(?:完了|確定|成立)|확정|확인|确认|預訂成功|预订成功|已出票|אישור|מאושר|تاكيد|مؤكد|ยืนยัน|xac nhan|konfirmasi|dikonfirmasi|terkonfirmasi|pengesahan',
  appointment:
    'appointment|\\btermin(?:e|s|bestat|erinn|vereinb|bucht)?\\b|rendez-?vous|\\bcita\\b|appuntament|afspraak|agendamento|consulta marcada|\\bwizyt|\\bschuzk|objednan[iy] (?:k|na)|tidsbokning|bokad tid|timeavtale|timebestilling|tidsbestilling|ajanvaraus|varattu aika|idopont|programar[ei]|randevu|\\btermina?\\b|ραντεβου|запис(?:ь|ан) на|прийом|прием[еа]? |診療|診察|来院|진료|내원|挂号|掛號|就诊|就診|(?:^| )תור(?: |$)|לתור|موعدك|الموعد|นัดหมาย|วันนัด|lich hen|lich kham|janji temu|temu ?janji',
  ticketWord:
    'e-?ticket|your tickets?|ihr(?:e)? tickets?|ticket|fahrkarte|fahrschein|eintritt|billet|biljett|entradas?|bigliett|bilhete|ingresso|bilet|jizdenk|vstupenk|lipu|lippu|jegy|karta pokladowa|bordkarte|boarding (?:pass|card)|boardingkort|tarjeta de embarque|carte d.embarquement|carta d.imbarco|instapkaart|admission|admit|voucher|gutschein|bon cadeau|reservation|buchung|booking|reserva|prenotazion|reservering|rezerwac|rezervac|bokning|reservasjon|varaus|foglalas|rezervare|rezervasyon|karta za|ulaznic|vozovnic|vstopnic|karte za|εισιτηρι|καρτα επιβιβασης|билет|квиток|посадочн|pilet|bilete\\b|biliet|乗車券|搭乗券|入場券|予約|チケット|탑승권|승차권|입장권|예매|预订|車票|车票|门票|登机|כרטיס|تذكرة|بطاقة صعود|ตั๋ว|บัตร|\\bve\\b|\\btiket',
  show: 'show (?:this|your|the)|present (?:this|your)|scan(?:ned)? (?:this|at|your|the)|vorzeigen|vorweisen|zeigen sie|scannen|presente[rz]|muestra|presenta|mostra|toon|apresent|okaz|predloz|visa upp|scanna|vis (?:denne|koden|din)|fremvis|nayta|mutas|felmutat|prezentati|goster|pokazite|predocite|επιδειξ|σκαναρ|предъявит|покажите|пред.явіт|naidake|uzradiet|parodykite|gosterin|提示|ご提示|かざして|제시|出示|הצג|להציג|יש להציג|ابرز|اظهار|يرجى ابراز|แสดง(?:บัตร|ตั๋ว|คิวอาร์)|xuat trinh|tunjukkan|tunjukan|perlihatkan',
  arriveEarly:
    'check-?in (?:opens|closes|from|online)|doors|arrive (?:at least|by)|minutes before|gate closes|boarding|einlass|minuten vor|seien sie|ouverture des portes|minutes avant|presentarse|minutos antes|apertura|minuti prima|arrivare|minuten voor|deuren|minut przed|minut pred|minuter fore|minutter for|minuuttia ennen|perccel|דקות לפני|دقيقة قبل|قبل (?:الموعد|الرحلة)|ก่อนเวลา|นาทีก่อน|phut truoc|menit sebelum|minit sebelum',
  penalties:
    'non-?refundable|not transferable|nicht (?:ubertragbar|erstattbar)|non remboursable|no reembolsable|non rimborsabile|niet restitueerbaar|nao reembolsavel|bezzwrotn|nevratn|ej aterbetal|nepovratn|μη επιστρεψιμ|невозврат|неповоротн|mittetagastatav|neatmaksajam|negrazinam|iade edilemez|払い戻し(?:不可|できません)|환불 불가|不可退',
  ...bookingTopics,
  ...otherTopics,
} as const;

/** What a paper speaks of. */
export type Topic = keyof typeof words;

const patterns = Object.entries(words).map(([topic, text]) => [topic as Topic, new RegExp(fold(text), 'u')] as const);

/** Lines of a head. */
const headLines = 8;
/** Longest piece of a line that is looked at. */
const longest = 400;

/** The topics of folded lines: those of its first lines as `head`, those of all of it as `all`. */
export function topicsOf(folded: readonly string[]): {
  readonly head: ReadonlySet<Topic>;
  readonly all: ReadonlySet<Topic>;
} {
  const [head, all] = [new Set<Topic>(), new Set<Topic>()];
  folded.forEach((line, at) => {
    const read = line.slice(0, longest);
    for (const [topic, pattern] of patterns) {
      if (all.has(topic) && (at >= headLines || head.has(topic))) continue;
      if (!pattern.test(read)) continue;
      all.add(topic);
      if (at < headLines) head.add(topic);
    }
  });
  return { head, all };
}
