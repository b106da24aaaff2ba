import type { LabelTable } from '../roles.ts';

/** German labels. */
export const german: LabelTable = {
  from: `von | ab bahnhof | abfahrtsort | startbahnhof | abflugort | start | abfahrtsbahnhof | startort | abfahrtshaltestelle
    | einstieg | abflughafen | abgangshafen | abgangsort | abfahrt von | abflug von | einstiegshaltestelle | von bahnhof`,
  to: `nach | zielbahnhof | ziel | ankunftsort | zielort | zielflughafen | ankunftsbahnhof | reiseziel | ausstieg | zielhaltestelle
    | zielhafen | ankunft in | ausstiegshaltestelle | nach bahnhof | fahrtziel`,
  via: `über | via | umstieg in | zwischenstopp | fahrtweg | reiseweg | umsteigen in`,
  station: `halt | bahnhof | haltestelle | station | strecke | flughafen | relation`,
  departure: `abfahrt | abflug | ab | abreise | hinfahrt ab | abf | abg | abgang | einschiffung | abfahrt ab`,
  arrival: `ankunft | an | ank | ausschiffung | landung`,
  departureDate: `abfahrtsdatum | reisedatum | abflugdatum | reisetag | fahrtdatum | flugdatum | reisetermin | hinfahrt am
    | abfahrtstag | datum der hinfahrt | datum der fahrt | datum abfahrt | tag der abfahrt | fahrttag
    | datum und uhrzeit der abfahrt | abfahrt datum/uhrzeit | hinreise am | reisebeginn | hinflug am`,
  arrivalDate: `ankunftsdatum | ankunftstag
    | datum und uhrzeit der ankunft`,
  departureTime: `abfahrtszeit | abflugzeit | startzeit | abfahrt um | abfahrtzeit | planmäßige abfahrt | ab uhr`,
  arrivalTime: `ankunftszeit | ankunft um | planmäßige ankunft | landezeit`,
  date: `datum | tag | termin | veranstaltungstag | veranstaltungsdatum | vorstellungsdatum | besuchstag | besuchsdatum | am
    | konzertdatum | spieltag | veranstaltungstermin | einlösetag | eventdatum | datum der veranstaltung | geltungstag
    | terminbuchung | tag des besuchs
    | datum des besuchs | datum der vorstellung | besuch am | vorstellungstag`,
  time: `uhrzeit | zeit | einlasszeit | zeitfenster | einlasszeitfenster | besuchszeit | vorstellung um | um | eintrittszeit
    | einlasszeitraum | zeitraum | slot
    | besuchszeitraum | einlasszeit ab | zeitkarte | startzeit slot | uhrzeit der vorstellung | reservierte zeit`,
  when: `wann | zeitraum | aufenthaltszeitraum | datum/uhrzeit | datum und uhrzeit | datum & uhrzeit | vorstellung | datum uhrzeit | datum, uhrzeit | zeitpunkt
    | tag und uhrzeit | datum, zeit | datum/zeit | tag/uhrzeit | datum und zeit | tag, uhrzeit | reservierung für
    | einlösbar am | aufführung | datum | wann?`,
  start: `beginn | anfang | veranstaltungsbeginn | start | spielbeginn | beginn der veranstaltung | vorstellungsbeginn | filmstart
    | konzertbeginn | anpfiff | anstoß | startzeit | showbeginn | filmbeginn | kursbeginn | beginnt um | beginnt | los geht's
    | eventbeginn | startet um | veranstaltung beginnt`,
  end: `ende | veranstaltungsende | bis | ende der veranstaltung | endet um | schluss | ende ca | voraussichtliches ende | kursende`,
  doors: `einlass | einlass ab | türöffnung | stadionöffnung | einlass um | einlass beginn | einlassbeginn | türen | saalöffnung | öffnung
    | türöffnung um | einlass von`,
  boarding: `einsteigezeit | boarding | boardingzeit | einstieg ab | boarding ab | einsteigen | boardingbeginn`,
  checkIn: `anreise | check-in | anreisedatum | anreisetag | anreise ab | einchecken | anreise am | check-in ab | ankunft am
    | aufenthalt von | check-in-datum | anreise (check-in)
    | sie reisen an | ihre anreise | ankunftstag`,
  checkOut: `abreise | check-out | abreisedatum | abreisetag | abreise bis | auschecken | abreise am | check-out bis
    | aufenthalt bis | check-out-datum | abreise (check-out)
    | sie reisen ab | ihre abreise`,
  pickUp: `abholung | anmietung | übernahme | abholort | mietbeginn | abholdatum | anmietstation | fahrzeugübernahme | abholstation
    | abholzeit | abholung am | mietstation | abholung in
    | übernahmestation | fahrzeugausgabe`,
  dropOff: `rückgabe | abgabe | rückgabeort | mietende | rückgabedatum | rückgabestation | fahrzeugrückgabe | rückgabezeit
    | rückgabe am | rückgabe in
    | abgabestation | fahrzeugrücknahme`,
  entry: `einfahrt | parkbeginn | parken von | einfahrt ab | parkzeit von | einfahrtszeit | einfahrt am | parkdauer von
    | parkbeginn am`,
  exit: `ausfahrt | parkende | parken bis | ausfahrt bis | parkzeit bis | ausfahrtszeit | ausfahrt am
    | ausfahrt bis spätestens | parkende am`,
  validFrom: `gültig ab | gültig von | gültigkeitsbeginn | geltungsbeginn | gilt ab | gilt vom | erster geltungstag | beginn gültigkeit
    | geltungsdauer von | erster gültigkeitstag | gültigkeit ab | gültig seit | gültigkeit von | laufzeit ab`,
  validUntil: `gültig bis | gültig bis zum | einlösbar bis | gilt bis | gültigkeitsende | einzulösen bis | läuft ab am | ablaufdatum
    | letzter geltungstag | geltungsende | haltbar bis | verfällt am | ende gültigkeit | gültigkeit bis | gültig bis einschließlich
    | geltungsdauer bis | mindestens gültig bis | einlösen bis | ablauf | ablauf am | laufzeit bis`,
  validity: `gültigkeit | gültigkeitszeitraum | gültig | geltungsdauer | gültig am | gültig für | gültigkeitsdauer | geltungszeitraum
    | gültig vom | gilt am | gültig im zeitraum | reisezeitraum | vertragslaufzeit | gültig in der zeit vom | gültigkeitstag
    | laufzeit | reservierungszeitraum`,
  issued: `ausgestellt am | buchungsdatum | gebucht am | bestelldatum | ausstellungsdatum | kaufdatum | gekauft am | verkauft am
    | rechnungsdatum | bestellt am | ausgabedatum | druckdatum | erstellt am | datum der buchung | ausgestellt | gedruckt am
    | verkaufsdatum | buchungstag | datum der bestellung | datum der ausstellung | reservierungsdatum | gesendet | ausgabetag
    | erstellt | bestellzeitpunkt | buchungszeitpunkt | gebucht | kauf am | ausgegeben am`,
  seat: `platz | sitz | sitzplatz | sitzplätze | plätze | platznummer | platz nr | sitzplatznummer | platz/seat | sitze | sitznummer
    | pl | platzreservierung | sitzplatzreservierung | ihr platz | liegeplatz | bett | platz-nr | sitzplatz-nr | sitz nr | sitz-nr | sitz hin | sitz rück | sitzplatz hinfahrt | sitzplatz rückfahrt`,
  row: `reihe | sitzreihe | reihe nr | reihennummer`,
  section: `block | sektor | bereich | tribüne | zone | sitzblock | sitzbereich | kurve | platzgruppe | areal
    | tribünenblock | stehblock | eingang/block | kategorie/block`,
  level: `ebene | rang | etage | stockwerk | deck | geschoss`,
  coach: `wagen | wagennummer | wagen nr | wg | wagen-nr | waggon | wagennr | busnummer`,
  class: `klasse | reiseklasse | wagenklasse | kl | buchungsklasse | komfortklasse | beförderungsklasse | serviceklasse | flugklasse`,
  gate: `gate | flugsteig | abfluggate | ausgang`,
  terminal: `terminal | abflugterminal`,
  platform: `gleis | bahnsteig | abfahrtsgleis | gl | steig | bussteig | haltestelle steig | abfahrt gleis`,
  arrivalPlatform: `ankunftsgleis | ankunft gleis`,
  group: `gruppe | boardinggruppe | einsteigegruppe | boarding-gruppe`,
  sequence: `sequenz | sequenznummer | seq-nr | check-in-nr | check-in nummer | boarding-nr | boardingnummer`,
  baggage: `gepäck | freigepäck | gepäckstücke | aufgabegepäck | handgepäck | gepäckmenge | freigepäckmenge | reisegepäck`,
  room: `saal | kino | raum | zimmer | zimmertyp | halle | kinosaal | zimmerkategorie | studio | bühne | zimmernummer | unterkunftsart
    | kabine | kabinennummer | theater | spielstätte saal | zimmerart | seminarraum | kursraum | leinwand`,
  venue: `büro | vermietstation | ort | veranstaltungsort | spielstätte | veranstaltungsstätte | spielort | wo | location | treffpunkt | stadion | museum
    | restaurant | parkhaus | parkplatz | standort | lokal | filiale | haus | kinocenter | veranstaltungsstätte/ort | arena | wo?
    | kursort | parkobjekt | parkfläche | ort der veranstaltung | halle/ort`,
  address: `adresse | anschrift | straße | hoteladresse | adresse der unterkunft | lage | anfahrt | standortadresse | so finden sie uns`,
  entrance: `eingang | zugang | einlasstor | tor | tür | eingangstor | drehkreuz`,
  passenger: `fahrgast | passagier | reisender | reisende | name | gast | gastname | karteninhaber | inhaber | ticketinhaber
    | teilnehmer | besucher | name des reisenden | passagiere | fluggast | reisende/r | fahrgäste | mitglied | mitgliedsname
    | name des gastes | hauptreisender | fahrer | gäste | besteller | zeitkarteninhaber | vor- und nachname | name des karteninhabers
    | fluggäste | ausgestellt auf | ausgestellt für | mieter | gebucht für | reservierung auf | auf den namen | reserviert für
    | name, vorname | name des inhabers | name des fahrgastes | ticket für | inhaberin | inhaber/in | teilnehmer/in | für
    | reservierungsname | hauptgast | hauptmieter | gebucht von | gutschein für | beschenkte | beschenkter | kunde
    | abonnent | vorname | name des teilnehmers | name teilnehmer | reiseteilnehmer | gastgeber name | kundenname | bestellername | name des kunden | name des bestellers | name kunde | name des karteninhabers | reservierung für name
    | karteninhaberin | fahrgastname | hauptfahrer | gästename | kartenbesitzer | teilnehmende | begünstigte
    | auf namen | auf den namen von | name der reservierung | bucher
    | käufer | inhaber*in | käufer*in | teilnehmer*in
    | passagierin | teilnehmerin | besucherin | ticketinhaberin | mieterin | fahrerin | kundin | käuferin | bestellerin | abonnentin | begünstigter
    | beschenkte/r | besucher/in | fahrer/in | mieter/in | kund*in | kund:in | reisende*r | reisende:r | teilnehmer:in | inhaber:in | käufer:in
    | besucher:in | besucher*in`,
  party: `personen | gäste | teilnehmer | reisende | anzahl personen | personenzahl | anzahl | erwachsene | anzahl gäste | anzahl reisende | reisende anzahl
    | anzahl der personen | teilnehmerzahl | gästezahl | anzahl tickets | stückzahl | menge | anzahl der reisenden | anzahl reisender
    | tickets | anzahl der gäste | gästeanzahl | belegung | plätze anzahl | anzahl erwachsene`,
  bookingReference: `buchungscode | buchungsnummer | auftragsnummer | reservierungsnummer | buchungsreferenz | bestellnummer
    | reservierungscode | auftrag | buchungs-nr | vorgangsnummer | buchungsnr | bestell-nr | auftrags-nr | referenz | referenznummer
    | buchung | reservierung | bestätigungsnummer | bestätigungscode | bestellung | vorgang | reservierungs-nr | reservierungsnr
    | auftragscode | bestellnr | vorgangs-nr | buchungs-code | buchungs-id | bestätigung | aktenzeichen
    | reservierungs-code | buchungsbestätigung nr | buchungskennung | airline-buchungscode | filekey | bestell-id | auftragsnr
    | warenkorbnummer | buchungscode (pnr) | reservierung nr | buchung nr
    | mietvertragsnummer | vertragsnummer | mietvertrag nr | ihre buchungsnummer | ihre bestellnummer
    | ihre reservierungsnummer | auftrag-nr | kauf-nr | reservierungs-id
    | reservierungsbestätigung nr | auftragsbestätigung nr | reservierungsbestätigung
    | buchungsbestätigung nr | reservierungsbestätigung nr | auftragsbestätigung nr
    | unser zeichen | reservationscode | reservations-nr | buchungscode der airline | buchungscode airline | airline-referenz | opodo-buchungsnummer`,
  ticketNumber: `ticketnummer | ticket-nr | ticket nr | ticket-nummer | kartennummer | fahrkartennummer | ticketnr | eintrittskartennummer
    | dokumentennummer | ticketcode | fahrscheinnummer | karten-nr | ticket-id | e-ticket-nummer | ticket id | seriennummer
    | eintrittskarte nr | ticket | barcode | fahrschein-nr | e-ticket | barcodenummer | fahrausweisnummer | serien-nr | karten nr
    | teilnehmernummer | fahrausweis-nr | parkticketnummer | zertifikat | zangenabdruck | ticket-code
    | ausweisnummer | skipass-nr | skipass nr | skipassnummer | datenträgernummer | liftkartennummer | keycard-nr`,
  membershipNumber: `mitgliedsnummer | mitglieds-nr | mitgliedsnr | mitgliedsnummer | vielfliegernummer | kundenkartennummer
    | ausweisnummer | ausweis-nr | mitglied nr | leserausweis-nr | abonummer | abo-nr | benutzernummer | mitglieds-id
    | ausweis nr | kartennr | abonnementnummer
    | kundennummer | kunden-nr | kd.-nr | kundennr | dauerkartennummer | bonuskartennummer | vereinsnummer
    | vielflieger | vielfliegernr | mitgl # | mitgliedsnummer djh`,
  membershipProgram: `mitgliedschaft | programm | kundenprogramm | vielfliegerprogramm | mitgliedsart | art der mitgliedschaft`,
  membershipLevel: `status | mitgliedsstatus | stufe | beitragsgruppe | mitgliedskategorie`,
  voucherCode: `gutscheincode | gutschein-code | gutscheinnummer | gutschein-nr | einlösecode | code | aktionscode | gutschein nr
    | rabattcode | wertgutschein-nr | ihr code | gutscheinnr | gutschein-nummer | gutschein code | aktivierungscode | ihr gutscheincode`,
  pin: `pin | pin-code | sicherheitscode | zugangscode | türcode | geheimzahl`,
  price: `preis | gesamtpreis | gesamtbetrag | betrag | summe | gesamt | gesamtsumme | endpreis | ticketpreis | kartenpreis
    | fahrpreis | rechnungsbetrag | total | zu zahlen | bezahlt | kosten | einzelpreis | endbetrag | reisepreis | gesamtkosten
    | bruttobetrag | gezahlt | preis gesamt | zahlbetrag | preis inkl. mwst | summe (eur) | brutto | preis/price | mietpreis
    | eintrittspreis | preis inkl. mwst.
    | gesamtpreis inkl mwst | gesamtpreis inkl. mwst`,
  balance: `wert | guthaben | gutscheinwert | restguthaben | restwert | warenwert | gutscheinbetrag | im wert von | kartenguthaben`,
  number: `zug | zugnummer | flug | flugnummer | linie | zug-nr | flug-nr | busnummer | verbindung | fahrt | zug nr | flugnr | zugnr
    | fahrtnummer | bus | fähre | buslinie | flug nr | kurs nr | produkte | produkt/zug | fahrt-nr`,
  carrier: `fluggesellschaft | durchgeführt von | betreiber | beförderer | airline | verkehrsunternehmen | reederei | ausgeführt von
    | bahnunternehmen | eisenbahnunternehmen | operated by | betrieben von | durchführende fluggesellschaft`,
  vehicle: `kennzeichen | fahrzeug | kfz-kennzeichen | fahrzeugkategorie | fahrzeugklasse | flugzeug | fahrzeuggruppe | schiff
    | flugzeugtyp | autokennzeichen | mietwagen | fahrzeugtyp | wagenkategorie | amtl. kennzeichen | nummernschild | pkw-kennzeichen`,
  product: `tarif | ticketart | angebot | kategorie | fahrkartenart | produkt | preiskategorie | preisgruppe | platzkategorie | ticketkategorie
    | kartenart | tickettyp | rate | fahrschein | fahrkarte | artikel | leistung | ermäßigung | preisstufe | ticketbezeichnung
    | abonnement | art des tickets | kartentyp | produktname | ticket-typ | eintrittsart | tarifprodukt | bezeichnung | abo`,
  area: `geltungsbereich | zonen | tarifzonen | gültig in | tarifgebiet | gültigkeitsbereich | tarifbereich | räumliche gültigkeit
    | geltungsraum | waben | ringe | teilbereich | gültige zonen
    | gilt in | geltungsgebiet | zone(n) | preisstufe
    | zone`,
  phone: `telefon | tel | rufnummer | hotline | telefonnummer | fon`,
  website: `webseite | internet | homepage | website | web`,
  email: `e-mail | email | e-mail-adresse | mail`,
  title: `veranstaltung | film | konzert | ausstellung | titel | stück | filmtitel | event | spiel | begegnung | paarung | show
    | aufführung | kurs | workshop | seminar | führung | kurstitel | vortrag | veranstaltungstitel | programm | oper | erlebnis
    | veranstaltungsname | partie | tagung | behandlung | messe | kongress | konferenz | festival`,
  hotel: `hotel | unterkunft | hotelname | ihre unterkunft | ihr hotel | name der unterkunft | pension | ferienwohnung | gebuchtes hotel
    | hostel | jugendherberge`,
  issuer: `veranstalter | aussteller | ausgestellt von | ausgestellt durch | verkauft durch | anbieter | ausgebende stelle | verkäufer
    | herausgeber | veranstaltet von | vertragspartner | örtlicher veranstalter | ausgegeben von | verkaufsstelle | präsentiert von
    | vermieter`,
  duration: `dauer | reisezeit | reisedauer | fahrtdauer | fahrzeit | flugdauer | nächte | aufenthaltsdauer | spieldauer | filmlänge
    | anzahl nächte | laufzeit in tagen | mietdauer | parkdauer | aufenthalt | anzahl der nächte | flugzeit | übernachtungen | länge`,
  noise: `transaktionsnummer | transaktions-nr | bonnummer | belegnummer | beleg-nr | kundenservice | kundendienst | geburtsdatum | geburtstag | geb | geboren am | rechnungsnummer | rechnungs-nr | rechnung nr | ust-idnr | ust-id | mwst | ust
    | steuernummer | iban | bic | kundennummer | kunden-nr | zahlungsart | zahlung | bezahlt mit | zahlungsmethode | zahlungsmittel
    | gate schließt | umstieg | umsteigen | umstiege | personalausweis | reisepass | zwischensumme | gebühr | gebühren
    | servicegebühr | vorverkaufsgebühr | netto | kaution | altersfreigabe | fsk | alter | stornierung | stornierung bis
    | kostenlos stornierbar bis | entfernung | mahlzeit | fax | status | firma | plz | ort/plz | land | nachname | hinweis | hinweise
    | wichtig | registergericht | handelsregister | amtsgericht | geschäftsführer | nationalität | ausweis | identifikation
    | id-karte | lastschrift | bahncard | versandkosten | versand | bearbeitungsgebühr | systemgebühr | boarding schließt
    | check-in schließt | letzter einlass | öffnungszeiten | frühstück | verpflegung | zahlungsdatum | fällig am
    | lieferdatum | leistungsdatum | kundennr | einzelpreis netto | steuersatz | kostenfrei stornierbar bis | stornierbar bis
    | zahlbar bis | kündigungsfrist | kilometer | selbstbeteiligung | ermäßigungen | kinder | seite | anschluss | bemerkung
    | bemerkungen | sitzplatz frei wählbar | kurtaxe | boarding bis | check-in bis | nächste kündigungsmöglichkeit | kontakt
    | kd.-nr
    | regie | inszenierung | autor | autorin | komponist | komponistin | musikalische leitung | dirigent | dirigentin | choreografie | choreographie
    | besetzung | darsteller | mitwirkende | übersetzung | bühnenbild | kostüme | libretto | solist | solistin | solisten | regisseur | regisseurin
    | drehbuch`,
};
