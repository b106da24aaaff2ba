import type { LabelTable } from '../roles.ts';

/** The commonest labels of Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Hungarian and Slovene. */
export const others: LabelTable = {
  from: `från | fra | lähtöasema | mistä | z | stacja początkowa | odkud | ze stanice | honnan | indulási állomás | skąd | avgångsort | od
    | lähtöpaikka | výchozí stanice | nástup | od stacji
    | nereden | iz | de la | από`,
  to: `till | til | tuloasema | minne | do | stacja docelowa | kam | do stanice | hová | érkezési állomás | dokąd | ankomstort
    | määränpää | cílová stanice | výstup | do stacji | cél | destinace
    | nereye | u | spre | προς`,
  via: `přes | przez | kautta`,
  station: `station | stanice | stacja | állomás | asema`,
  departure: `odj | avgång | afgang | avgang | avresa | afrejse | avreise | lähtö | odjazd | odjezd | indulás | wyjazd | odlet | wylot | odhod
    | odchod | avg
    | odlot | polazak | plecare | kalkış | αναχώρηση | odletí | kalkış saati
    | lähtöaika klo | avgår | afgår`,
  arrival: `příj | ankomst | saapuminen | przyjazd | příjezd | érkezés | přílet | przylot | prihod | príchod | príjezd | tulo | ank
    | dolazak | sosire | varış | άφιξη
    | ankommer | przyjazd do`,
  departureDate: `avresedatum | rejsedato | reisedato | matkapäivä | data wyjazdu | datum odjezdu | avgångsdatum | afrejsedato
    | data podróży | lähtöpäivä | datum cesty | utazás dátuma | indulás dátuma | avgangsdato`,
  departureTime: `avgångstid | afgangstid | avgangstid | lähtöaika | godzina odjazdu | čas odjezdu | indulás időpontja`,
  arrivalTime: `ankomsttid | saapumisaika | godzina przyjazdu | čas příjezdu | érkezés időpontja`,
  date: `dato | päivä | päivämäärä | data | dátum | den | dzień | datum akce | dag | nap | den návštěvy
    | data wydarzenia | datum konání | datum představení | speldatum | dato for besøg | data wizyty
    | tarih | datum putovanja | ημερομηνία`,
  time: `tid | klockan | kl | klokken | aika | kello | godz | godzina | čas | idő | időpont | klockslag | tidspunkt | óra
    | start | klokkeslæt | godzina rozpoczęcia | čas začátku
    | saat | vrijeme | ora`,
  when: `datum och tid | dato og tid | kdy | kiedy | data i godzina | datum a čas | när | hvornår | når | mikor | dátum és idő | milloin`,
  start: `börjar | starter | alkaa | rozpoczęcie | začátek | kezdés | początek | startar | begynder | kezdete | alkamisaika | start kl`,
  end: `slutar | slutter | päättyy | koniec | konec | vége | zakończenie`,
  doors: `dörrarna öppnar | insläpp | dørene åbner | dører | ovet | otwarcie bram | vstup od | kapunyitás | otwarcie drzwi | dørene åpner
    | entré öppnar | ovet avautuvat`,
  checkIn: `incheckning | indtjekning | innsjekking | sisäänkirjautuminen | zameldowanie | příjezd do hotelu | bejelentkezés | ankomst
    | przyjazd | tulopäivä`,
  checkOut: `utcheckning | udtjekning | utsjekking | uloskirjautuminen | wymeldowanie | odjezd z hotelu | kijelentkezés | avresa | lähtöpäivä`,
  validFrom: `giltig från | gyldig fra | voimassa alkaen | ważny od | platí od | érvényes -tól | platnost od | ważna od | ważność od
    | érvényesség kezdete | gælder fra`,
  validUntil: `giltig till | gyldig til | voimassa asti | ważny do | platí do | érvényes -ig | platnost do | ważna do | ważność do
    | érvényesség vége | giltig t.o.m | gælder til`,
  validity: `giltighet | gyldighed | gyldighet | ważny | platnost | érvényesség | ważność | giltig | gyldig | platí | voimassaolo | ważny w dniu`,
  issued: `utfärdad | köpdatum | udstedt | utstedt | myyntipäivä | data wystawienia | vydáno | datum prodeje | kiállítva | data zakupu
    | bokningsdatum | datum vystavení | bestilt | beställd | datum nákupu | vásárlás dátuma | købsdato | kjøpsdato | ostopäivä | sprzedano
    | wystawiono | wydrukowano | vystaveno | utställd | udstedt den | kiállítás dátuma | kelt`,
  seat: `plats | plads | plass | sæde | sete | sittplats | paikka | miejsce | miejsca | místo | místa | sedadlo | ülőhely | hely | siedadlo
    | miejsce siedzące | istumapaikka | stol | sedež | miesto | m. do siedzenia | pladsnummer | platser | paikat | platsnr
    | koltuk | sjedalo | sjedište | loc | θέση
    | sedadla | ülőhelyek | plasser | pladser`,
  row: `rad | række | rivi | rząd | řada | sor | vrsta | rad nr | radnr`,
  section: `sektion | felt | katsomo | sektor | blok | szektor | område | sekce | lohko`,
  coach: `vagn | vogn | vaunu | wagon | vůz | kocsi | vozeň | voz | vagnnr | wagon nr | vognnr`,
  class: `klass | klasse | luokka | klasa | třída | osztály | trieda | razred | kl`,
  gate: `utgång | portti | bramka
    | kapı | poarta | izlaz | πύλη`,
  platform: `spår | spor | laituri | peron | nástupiště | vágány | tor | perron | kolej | läge`,
  room: `sal | salong | sali | sala | sál | terem | rum | værelse | huone | pokój | pokoj | szoba | salon
    | hytti | hytt | kahyt | lugar | kajuta | kabina`,
  venue: `plats för evenemang | sted | paikka/osoite | miejsce wydarzenia | místo konání | helyszín | arena | lokal | spillested | tapahtumapaikka
    | místo konání akce | var | hvor`,
  address: `adress | adresse | osoite | adres | adresa | cím`,
  passenger: `resenär | passagerare | passager | rejsende | passasjer | reisende | matkustaja | nimi | namn | navn | pasażer | imię i nazwisko
    | podróżny | cestující | jméno | jméno a příjmení | utas | név | utas neve | kund | gäst | gæst | vieras | gość | host
    | resenärer | pasażerowie | držitel | innehavare | posiadacz | nazwisko i imię | deltagare | deltager | potnik | resenär(er)
    | rejsende/passager | uczestnik | vendég neve
    | podróżna | pasażer/ka | namn på resenär | cestující osoba | jméno cestujícího | utazó | navn på rejsende
    | yolcu | putnik | pasager | επιβάτης
    | passagerer | passasjerer | matkustajat | utasok | pasažéři`,
  party: `antal | antal personer | henkilöä | liczba osób | počet osob | personer | liczba podróżnych | fő | osób | počet cestujících
    | antall | utasok száma | antall personer`,
  bookingReference: `bokningsnummer | bokning | bookingnummer | bookingreference | bestillingsnummer | bestilling | varausnumero | varaustunnus
    | numer rezerwacji | nr rezerwacji | rezerwacja | číslo rezervace | rezervace | foglalási szám | ordrenummer | ordernummer
    | rezervační kód | kod rezerwacji | referensnummer | referencenummer | referansenummer | bokningsreferens | bokningskod
    | numer zamówienia | nr zamówienia | číslo objednávky | objednávka | rendelésszám | foglalás száma | kód rezervace
    | tilausnumero | zamówienie | objednávka č | číslo rezervácie | rezervácia | foglalási kód | zamówienie nr | rezervacija | kód transakce | bookingkode | vonalkód
    | kód dokladu | kód jízdního dokladu`,
  ticketNumber: `biljettnummer | billetnummer | billettnummer | lippunumero | numer biletu | nr biletu | číslo jízdenky | jegyszám | kód jízdenky
    | číslo vstupenky | vstupenka č | vstupenka číslo | č vstupenky | bilet nr | číslo dokladu | biljett nr | biljett | billet nr | lipun numero | jegyazonosító | bilet | seria i numer`,
  membershipNumber: `medlemsnummer | jäsennumero | numer karty | číslo karty | tagsági szám | medlemsnr | nr karty | číslo člena`,
  voucherCode: `presentkortskod | gavekortkode | kod | kode | koodi | kód | rabattkod | kod kuponu | kód poukazu | číslo poukazu`,
  price: `pris | totalpris | total | summa | hinta | cena | cena celkem | celkem | összesen | ár | razem | totalt | i alt | yhteensä | att betala
    | do zapłaty | suma | łącznie | suma pln | belopp | beløb | végösszeg | cena razem | k úhradě | cena biletu
    | należność ogółem | należność | kwota | do zaplaty razem | fizetendő | samlet pris | pris i alt | loppusumma | hinta yhteensä | totalbelopp`,
  balance: `värde | værdi | arvo | wartość | hodnota | érték | saldo`,
  number: `tåg | tog | juna | pociąg | nr pociągu | vlak | vonat | flyg | fly | lento | lot | let | járat | linje | linia | linka | tågnr | spoj
    | flygnummer | vonatszám | číslo vlaku | buss | járatszám | flight nr | tåg nr | pociąg nr
    | togno | tog nr | číslo spoje | linie
    | uçuş | rejs | zbor | sefer | πτήση`,
  carrier: `operatör | operatør | przewoźnik | dopravce | szolgáltató | operaattori | fuvarozó | přepravce`,
  vehicle: `registreringsnummer | rekisterinumero | numer rejestracyjny | spz | rendszám | rz vozidla`,
  product: `biljettyp | billettype | lipputyyppi | rodzaj biletu | typ jízdenky | jegytípus | typ biletu | druh jízdenky | taryfa | tarif
    | oferta | biljettkategori | sleva | kategoria | lipputuote | ulga | typ vstupenky`,
  area: `zoner | vyöhykkeet | strefy | strefa | zóny | zónák | giltig i zon | pásma`,
  phone: `telefon | puhelin | telefonszám`,
  email: `e-post | epost | sähköposti`,
  title: `evenemang | begivenhed | arrangement | tapahtuma | wydarzenie | akce | esemény | föreställning | forestilling | näytös | predstavení
    | název akce | előadás | nazwa wydarzenia | film | koncert`,
  hotel: `hotell | hotelli | szálloda | boende | ubytování | nocleg | hotel`,
  issuer: `arrangör | arrangør | järjestäjä | organizator | pořadatel | szervező | sprzedawca | utställd av | vystavil`,
  duration: `restid | varighed | kesto | czas podróży | doba jízdy | menetidő | nätter | nætter | netter | yötä | noce | nocí | liczba nocy
    | éjszaka | éjszakák száma | antal nätter`,
  noise: `datum platby | dph | födelsedatum | fødselsdato | data urodzenia | datum narození | születési dátum | moms | vat | dič | ičo | nip | adószám
    | betalning | betaling | płatność | platba | fizetés | maksutapa | fakturanummer | faktura | tavaksi | kundnummer | kundenummer
    | przesiadka | přestup | átszállás | byte | skifte | vaihto | km | odległość | vzdálenost | távolság | kurz | opłata rezerwacyjna`,
};
