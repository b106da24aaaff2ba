/** What papers that are tickets, and papers that are none, speak of: words of sixteen languages, folded, cut where they are inflected. */

const words = {
  cancelled:
    'cancell|storn(?:o\\b|ier)|annul(?:e|ation|lat|lering)|cancelad|cancelac|anulad|anulac|cancellat|geannuleerd|anulowan|anulacj|zrusen|avbokad|installd|aflyst|annulleret|kansellert|avlyst|peruttu|peruutettu|torol(?:t|ve)|anulat|iptal|отмен',
  refund:
    'refund|erstattung|ruckzahlung|rembours|reembols|rimbors|terugbetal|restitutie|zwrot|vracen|aterbetal|tilbagebetal|refusjon|refunder|hyvity|palaut|visszaterit|ramburs|\\biade',
  expired:
    'expired|has lapsed|abgelaufen|verfallen|\\bexpire|caducad|ha scadut|scadut|verlopen|wygas|vyprse|utgatt|upphort|udlobet|utlopt|vanhentu|lejart|expirat|suresi dol',
  offer:
    '\\bquot(?:e|ation)|angebot|\\bdevis\\b|presupuesto|\\boferta|preventivo|offerta|\\bofferte|orcamento|wycen|nabidk|\\boffert|\\btilbud|tarjou|ajanlat|teklif',
  basket:
    'basket|shopping cart|your cart|warenkorb|panier|carrito|\\bcesta|carrello|winkelwagen|winkelmand|carrinho|koszyk|kosik|varukorg|indkobskurv|handlekurv|ostoskor|kosar|sepet',
  unpaid:
    'complete your (?:booking|payment|purchase|order)|finish (?:your )?booking|payment (?:failed|declined|refused|pending|was not)|not (?:been )?paid|unpaid|jetzt bezahlen|zahlung (?:fehl|abgelehnt|ausstehend|nicht)|noch nicht bezahlt|buchung abschlie|finalise[rz]|paiement (?:refuse|echoue|en attente)|pago (?:rechazado|pendiente|fallido|no)|completa (?:tu|la) (?:compra|reserva)|finaliza|pagamento (?:rifiutato|non|fallito|in sospeso|recusado|pendente)|completa l|betaling (?:mislukt|geweigerd|niet)|rond je|conclua|nieoplacon|dokonc|ej betald|slutfor|ikke betalt|gennemfor',
  priceAlert:
    'price (?:alert|drop)|preis(?:alarm|wecker|sturz)|alerte (?:de )?prix|baisse de prix|alerta de preci?o|bajada de preci?o|avviso (?:di )?prezzo|prijs(?:alert|daling)|alerta de preco|alert cenow|hlidac cen|prisbevak|prisvarsel',
  fromPrice:
    '\\b(?:from|ab|des|desde|da|vanaf|a partir de|a partire da|od|fran|fra|alkaen)\\s?(?:[€£$]|eur |chf |pln |sek |nok |dkk )?\\s?\\d{1,4}(?:[.,]\\d\\d)?\\s?(?:[€£$]|eur|zl|kr|kc|,-|chf)',
  survey:
    'survey|feedback|\\breview|rate (?:your|us)|how was|umfrage|bewert|wie war|enquete|votre avis|donnez votre|encuesta|opinion|valora|como fue|sondaggio|recension|com.era|beoorde|hoe was|inquerito|avalia|como foi|ankiet|opini[ea]|jak bylo|hodnocen|undersokning|omdome|hur var|anmeldelse|tilfredshed|hvordan var|tyytyvai|velemeny|anket',
  thanksForBeing:
    'thank you for (?:travel|stay|fly|visit|your stay|your visit|choosing|din|shopping)|vielen dank fur (?:ihren|deinen) (?:aufenthalt|besuch|einkauf)|danke,? dass (?:du|sie)|merci d.avoir|gracias por (?:viajar|volar|tu visita|su visita|alojar|haber)|grazie per (?:aver|la (?:tua|sua) visita)|bedankt voor (?:je|uw) (?:bezoek|verblijf)|obrigad[oa] por ter|dziekujemy za (?:pobyt|wizyt|zakup)|tack for (?:ditt|att du)|tak fordi|takk for (?:oppholdet|besoket)',
  newsletter:
    'unsubscribe|newsletter|abmelden|abbestellen|se desabonner|desabonnement|darse de baja|disiscri|annulla l.iscrizione|uitschrijven|afmelden|cancelar (?:a )?subscricao|wypis|odhlasit|avregistrera|avprenumerera|afmeld|avmeld|peru(?:uta)? (?:uutiskirje|tilaus)|leiratkoz|dezabon',
  invoice: '\\binvoice|rechnung|facture|factura|fattura|factuur|\\bfatura|faktur|lasku|szamla',
  receipt:
    '\\breceipt|quittung|kassenbon|\\brecu\\b|recibo|ricevuta|scontrino|kassabon|talao|paragon|uctenk|kvitto|kvittering|kuitti|nyugta|bon fiscal|\\bfis\\b',
  dueDate:
    'due date|payable (?:by|within)|zahlbar|zahlungsziel|falligkeit|fallig am|echeance|a regler|vencimiento|scadenza|vervaldatum|te betalen|termin platnosci|splatnost|forfallo|forfaller|forfalder|erapaiva|fizetesi hatarido|\\biban\\b|\\bbic\\b',
  statement:
    'statement|kontoauszug|meilenkonto|releve|extracto|estratto conto|saldo|afschrift|extrato|wyciag|vypis z|kontoutdrag|kontoudtog|tiliote|szamlakivonat|points balance|punktestand|solde de',
  claim:
    'compensation|entschadigung|indemnis|reclam|schadevergoed|odszkodowan|odskodn|ersattning|erstatning|korvaus|kartalanit|tazminat|\\bclaim|beschwerde|property irregularity|lost (?:bag|luggage|property)',
  waiting:
    'wait(?:ing )?list|warteliste|liste d.attente|lista de espera|lista d.attesa|wachtlijst|lista oczekuj|poradnik|vantelista|venteliste|jonotuslista|varolista',
  notYet:
    'pre-?sale|vorverkauf|prevente|preventa|prevendita|voorverkoop|pre-venda|przedsprzeda|predprodej|forkop|forsalg|on sale|ballot|lottery|verlosung|tirage|sorteo|estrazione|loting|save the date|register(?:ed)? (?:your )?interest|resale|wiederverkauf|revente|reventa|rivendita',
  timetable:
    'timetable|fahrplan|horaires|\\bhorarios|\\borari\\b|dienstregeling|rozklad jazdy|jizdni rad|tidtabell|koreplan|rutetabell|aikataulu|menetrend',
  upgrade: 'upgrade|hoherbuch|surclass|mejora de (?:clase|asiento)|bid|gebot|\\boferta por',
  insurance:
    'insur(?:ance|ed)|versicher|assurance|\\bseguro|assicuraz|verzeker|ubezpiecz|pojist|forsakring|forsikring|vakuutus|biztosit|asigurar|sigorta|police|poliz',
  fine: 'penalty charge|parking charge notice|strafzettel|bu(?:ss|ß)geld|verwarnung|amende|multa|\\bboete|mandat karny|pokut|kontrollavgift|parkeringsbot|p-bot|sakko',
  parcel:
    'parcel|tracking (?:number|code)|sendung|paket|packstation|colis|numero de suivi|point relais|seguimiento|rastreio|tracciamento|pakket|paczk|przesylk|zasilk|balik|csomag|pakke|kollinummer|kargo|deliver(?:y|ed) (?:to|address|by)|lieferadresse',
  confirmed: 'confirm|bestatig|bevestig|potwierdz|potvrz|potvrd|bekraft|bekraeft|bekreft|vahvist|visszaigazol|onay',
  ticketWord:
    'e-?ticket|your tickets?|ihr(?:e)? tickets?|ticket|fahrkarte|fahrschein|eintritt|billet|biljett|entradas?|bigliett|bilhete|ingresso|bilet|jizdenk|vstupenk|lipu|lippu|jegy|karta pokladowa|bordkarte|boarding (?:pass|card)|boardingkort|tarjeta de embarque|carte d.embarquement|carta d.imbarco|instapkaart|admission|admit|voucher|gutschein|bon cadeau|reservation|buchung|booking|reserva|prenotazion|reservering|rezerwac|rezervac|bokning|reservasjon|varaus|foglalas|rezervare|rezervasyon',
  show: 'show (?:this|your|the)|present (?:this|your)|scan(?:ned)? (?:this|at|your|the)|vorzeigen|vorweisen|zeigen sie|scannen|presente[rz]|muestra|presenta|mostra|toon|apresent|okaz|predloz|visa upp|scanna|vis (?:denne|koden|din)|fremvis|nayta|mutas|felmutat|prezentati|goster',
  arriveEarly:
    'check-?in (?:opens|closes|from|online)|doors|arrive (?:at least|by)|minutes before|gate closes|boarding|einlass|minuten vor|seien sie|ouverture des portes|minutes avant|presentarse|minutos antes|apertura|minuti prima|arrivare|minuten voor|deuren|minut przed|minut pred|minuter fore|minutter for|minuuttia ennen|perccel',
  penalties:
    'non-?refundable|not transferable|nicht (?:ubertragbar|erstattbar)|non remboursable|no reembolsable|non rimborsabile|niet restitueerbaar|nao reembolsavel|bezzwrotn|nevratn|ej aterbetal',
} as const;

/** What a paper speaks of. */
export type Topic = keyof typeof words;

const patterns = Object.entries(words).map(([topic, text]) => [topic as Topic, new RegExp(text, 'u')] as const);

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
