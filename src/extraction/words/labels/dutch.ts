import type { LabelTable } from '../roles.ts';

/** Dutch labels. */
export const dutch: LabelTable = {
  from: `van | vertrekstation | vanaf | vertrekplaats | vertrek van | herkomst | luchthaven van vertrek | vertrekluchthaven
    | vertrekhalte | vertrekhaven | opstaphalte | vertrekpunt | station van vertrek`,
  to: `naar | bestemming | aankomststation | aankomstplaats | tot station | eindbestemming | luchthaven van aankomst
    | aankomstluchthaven | aankomsthalte | aankomsthaven | uitstaphalte | aankomstpunt | station van aankomst`,
  via: `via | overstap in | route | tussenstop`,
  station: `station | halte | luchthaven | traject`,
  departure: `vertrek | vertrekt | vertr | heenreis vertrek`,
  arrival: `aankomst | komt aan | aank`,
  departureDate: `vertrekdatum | reisdatum | datum van vertrek | datum reis | datum van de reis | vluchtdatum | datum heenreis | reisdag
    | datum en tijd vertrek | vertrekdatum en -tijd | vertrek op`,
  arrivalDate: `aankomstdatum | datum van aankomst | datum aankomst`,
  departureTime: `vertrektijd | tijd van vertrek | vertrek om`,
  arrivalTime: `aankomsttijd | tijd van aankomst | aankomst om`,
  date: `datum | dag | bezoekdatum | datum evenement | datum bezoek | datum van bezoek | datum voorstelling | concertdatum
    | reserveringsdatum | datum van het evenement
    | dag van bezoek | speeldatum`,
  time: `tijd | tijdstip | tijdslot | starttijd | tijdvak | uur | entreetijd | bezoektijd | reserveringstijd
    | aanvangstijd | toegangstijd`,
  when: `wanneer | datum en tijd | datum & tijd | voorstelling | datum/tijd | datum / tijd | datum, tijd | dag en tijd | uw bezoek
    | je bezoek | datum en tijdstip | datum en uur`,
  start: `aanvang | begin | start | aanvangstijd | begint om | aanvang voorstelling | starttijd | aftrap | begintijd | start om
    | startdatum | aanvang concert`,
  end: `einde | eindtijd | eind | eindigt om | einddatum`,
  doors: `deuren open | zaal open | deur open | inloop | toegang vanaf | deuren | deuren open om | opening deuren | zaal open vanaf
    | inloop vanaf`,
  boarding: `boarding | instappen | boardingtijd | instaptijd | instappen vanaf`,
  checkIn: `aankomst | inchecken | check-in | aankomstdatum | inchecken vanaf | aankomstdag | incheckdatum | aankomst (check-in)
    | dag van aankomst`,
  checkOut: `vertrek | uitchecken | check-out | vertrekdatum | uitchecken tot | vertrekdag | uitcheckdatum | vertrek (check-out)
    | uitchecken voor
    | dag van vertrek`,
  pickUp: `ophalen | ophaallocatie | ophaaldatum | ophalen op | huurstart | begin huurperiode | ophaaltijd
    | begin huur | start huur | huur vanaf | aanvang huur
    | afhalen | afhaallocatie | ophaalpunt | afhaalpunt | start huurperiode`,
  dropOff: `inleveren | inleverlocatie | inleverdatum | terugbrengen | einde huurperiode | inlevertijd | retourlocatie
    | einde huur | huur tot | eind huur | inleverpunt | inlevering`,
  entry: `inrijden | start parkeren | inrijden vanaf | inrit | aankomst parkeren | parkeren van | begin parkeertijd`,
  exit: `uitrijden | einde parkeren | uitrijden voor | uitrit | parkeren tot | uitrijden tot | einde parkeertijd
    | vertrek parkeren`,
  validFrom: `geldig vanaf | geldig van | ingangsdatum | begin geldigheid | geldig met ingang van`,
  validUntil: `geldig tot | geldig tot en met | geldig t/m | vervaldatum | verloopt op | te gebruiken tot | inwisselbaar tot | geldig tot en met:
    | einddatum geldigheid | houdbaar tot | te besteden tot | verloopt | in te wisselen tot | inleveren voor | vervalt op`,
  validity: `geldig | geldigheid | geldig op | geldigheidsduur | geldigheidsperiode | geldig voor | looptijd | periode`,
  issued: `uitgegeven op | besteldatum | boekingsdatum | geboekt op | aankoopdatum | besteld op | datum van uitgifte | datum aankoop
    | uitgiftedatum | factuurdatum | gekocht op | afdrukdatum | datum boeking | datum van boeking | verzonden | afgegeven op
    | datum bestelling | datum van aankoop | orderdatum`,
  seat: `stoel | stoelnummer | zitplaats | plaats | plaatsen | stoelen | zitplaatsen | plaatsnummer | stoelnr | zitplaatsnummer | stoel nr
    | jouw stoel | uw stoel | uw plaats`,
  row: `rij | rijnummer | rij nr`,
  section: `vak | blok | sector | zone | tribune | gebied
    | sectie | vaknummer`,
  level: `niveau | verdieping | ring | balkon | dek`,
  coach: `rijtuig | wagon | treinstel | rijtuignummer | coupé`,
  class: `klasse | reisklasse | cabineklasse | comfortklasse`,
  gate: `gate | uitgang`,
  terminal: `terminal | vertrekhal`,
  platform: `spoor | perron | vertrekspoor | halte perron`,
  arrivalPlatform: `aankomstspoor`,
  group: `groep | boardinggroep | instapgroep`,
  sequence: `volgnummer | sequentie | volgnr`,
  baggage: `bagage | ruimbagage | handbagage | koffers`,
  room: `zaal | kamer | kamertype | type kamer | hal | kamernummer | theaterzaal | bioscoopzaal | verblijfstype | hut | lokaal`,
  venue: `kantoor | filiaal | locatie | waar | plaats evenement | zaal/locatie | theater | bioscoop | stadion | museum | restaurant | parkeergarage
    | parkeerplaats | plaats van het evenement | ontmoetingspunt | parkeerlocatie | evenementlocatie | vestiging | winkel | podium | arena`,
  address: `adres | straat | hoteladres | routebeschrijving | adres accommodatie | ons adres`,
  entrance: `ingang | toegang | poort | deur | ingang via | toegangspoort`,
  passenger: `passagier | reiziger | naam | naam passagier | passagiers | gast | naam reiziger | houder | bezoeker | deelnemer | naam gast
    | reizigers | kaarthouder | tickethouder | hoofdgast | naam van de gast | lid | naam houder | op naam van | reservering op naam van
    | naam van de reiziger | ten name van | t.n.v | bestuurder | naam bezoeker | voor- en achternaam | huurder | klant
    | naam deelnemer | naam lid | geboekt door | gasten | reservering op naam | naam van passagier | volledige naam | voornaam
    | ticket voor
    | t.n.v. | begunstigde | op naam
    | hoofdboeker | hoofdreiziger
    | reizigster | bezoekster | deelneemster | huurster | passagiere`,
  party: `personen | gasten | deelnemers | personen totaal | aantal personen | aantal | volwassenen | aantal gasten | aantal reizigers | aantal passagiers | aantal tickets
    | aantal bezoekers | tickets | tafel voor | aantal volwassenen | kaarten | bezetting | aantal kaarten`,
  bookingReference: `boekingsnummer | reserveringsnummer | boekingscode | reserveringscode | bestelnummer | ordernummer | boekingsreferentie
    | referentie | boeking | reservering | bevestigingsnummer | boekingscode (pnr) | bestelling | referentienummer | dossiernummer
    | bevestigingscode | order | boekingsnr | reserveringsnr | uw referentie | boekings-id | bestelcode | dossier
    | reserveringsreferentie | bestelnr
    | contractnummer
    | bestelreferentie | inschrijfnummer`,
  ticketNumber: `ticketnummer | e-ticketnummer | ticket nr | kaartnummer ticket | kaartnummer | toegangsbewijs nr | ticketcode | e-ticket
    | barcode | ticketnr | toegangskaart | serienummer | kaartjesnummer | ticket | ticket-id | biljetnummer
    | startnummer`,
  membershipNumber: `lidnummer | lidmaatschapsnummer | klantenkaartnummer | pasnummer | lidnr | frequent flyer-nummer | kaartnr
    | abonnementsnummer | spaarkaartnummer | ledennummer | clubkaartnummer
    | klantnummer | klantnr | klant-id | klantenkaart nr | museumkaartnummer`,
  membershipProgram: `lidmaatschap | programma | soort lidmaatschap | type lidmaatschap`,
  membershipLevel: `niveau lid | status lid`,
  voucherCode: `code | vouchercode | cadeauboncode | cadeaukaartnummer | kortingscode | waardeboncode | actiecode | cadeaucode
    | tegoedcode | uw code | jouw code | vouchernummer | cadeaubonnummer | inwisselcode`,
  pin: `pin | pincode | beveiligingscode | toegangscode`,
  price: `prijs | totaal | totaalprijs | bedrag | totaalbedrag | te betalen | betaald | ritprijs | totale prijs | kosten
    | totaal betaald | totale kosten | ticketprijs | eindtotaal | totaal incl. btw | prijs incl. btw
    | kaartprijs | inschrijfgeld`,
  balance: `waarde | saldo | tegoed | t.w.v | ter waarde van | bonwaarde | restwaarde`,
  number: `trein | vlucht | treinnummer | vluchtnummer | lijn | bus | vlucht nr | vluchtnr | treinnr | rit | buslijn | veerboot | reis
    | verbinding | busnummer | ritnummer`,
  carrier: `vervoerder | uitgevoerd door | luchtvaartmaatschappij | maatschappij | rederij | treinmaatschappij`,
  vehicle: `voertuig | kenteken | autotype | voertuigcategorie | vliegtuig | schip | kentekenplaat | vliegtuigtype | auto | autocategorie`,
  product: `tarief | soort ticket | type ticket | product | categorie | kaartsoort | tickettype | soort | type | omschrijving
    | prijscategorie | abonnement | rang | soort kaart | artikel | korting | aanbieding | vervoerbewijs`,
  area: `zones | geldig in | geldigheidsgebied | geldig in zones | regio | traject
    | zone`,
  phone: `telefoon | tel | telefoonnummer`,
  website: `website | internet | site`,
  email: `e-mail | email | e-mailadres | mailadres`,
  title: `evenement | voorstelling | film | tentoonstelling | concert | titel | wedstrijd | activiteit | show | naam evenement | workshop
    | cursus | lezing | event | expositie | festival | rondleiding | behandeling | congres | optreden`,
  hotel: `hotel | accommodatie | verblijf | uw hotel | uw accommodatie | naam hotel | naam accommodatie | jouw accommodatie | appartement`,
  issuer: `uitgegeven door | organisator | verkocht door | organisatie | uitgever | aanbieder | georganiseerd door | verkoper | verhuurder`,
  duration: `duur | reisduur | nachten | aantal nachten | vluchtduur | reistijd | verblijfsduur | duur van het verblijf | speelduur
    | huurperiode | parkeerduur | vliegtijd`,
  noise: `transactienummer | bonnummer | kassabon | klantenservice | geboortedatum | geboren op | factuurnummer | btw | btw-nummer | iban | klantnummer | betaalmethode | betaling | betaald met
    | betaalwijze | paspoort | subtotaal | servicekosten | leeftijd | nationaliteit | gate sluit | gratis annuleren tot | annulering
    | annuleren | bedrijf | postcode | woonplaats | land | maaltijd | status | opmerking | opmerkingen | belangrijk | kvk
    | overstap | overstappen | laatste toegang | kortingskaart | borg | ontbijt | toeristenbelasting | transactiekosten
    | sluiting gate | inchecken voor | pagina | stuksprijs | openingstijden | contact | achternaam | annuleringsvoorwaarden | betaaldatum
    | eigen risico | administratiekosten | boekingskosten | uiterste inchecktijd
    | klantnr | klant-id
    | regie | regisseur | auteur | componist | dirigent | choreografie | rolverdeling | vertaling | decor | kostuums | decorontwerp | scenario
    | met medewerking van`,
};
