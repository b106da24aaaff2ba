/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Tickets of the north, the east and the south-east of Europe, written down before the reader had seen any of them. */
export const fartherLanguages: readonly Written[] = [
  {
    name: 'bilet kolejowy, pl: a table of departure and arrival with the day without its year',
    codes: [[0.1]],
    pages: [
      `
# BILET INTERNETOWY
Numer biletu: eIC 83 204 117          Data wystawienia: 12.02.2026

Stacja odjazdu      Stacja przyjazdu      Data odjazdu      Godz. odjazdu      Godz. przyjazdu
Kraków Główny       Gdańsk Główny         06.03.2026        07:34              12:51

Pociąg       Wagon      Miejsce      Klasa
EIP 3500     7          54 okno      2

Podróżny: Zbigniew Wróblewicz
Taryfa: Normalny
Cena biletu: 169,00 zł
w tym PTU 8%: 12,52 zł
Bilet ważny wyłącznie w dniu wyjazdu, na wskazany pociąg.`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'EIP 3500',
        from: 'Kraków Główny',
        to: 'Gdańsk Główny',
        start: '2026-03-06T07:34',
        end: '2026-03-06T12:51',
        coach: '7',
        seat: ['54 okno', '54'],
        class: ['2', '2 klasa'],
        passenger: 'Zbigniew Wróblewicz',
        ticketNumber: 'eIC 83 204 117',
        price: '169.00 PLN',
      },
    ],
  },
  {
    name: 'bilet na koncert, pl: the day in words, rząd and miejsce',
    codes: [[0.6]],
    pages: [
      `
# ORKIESTRA ZMIERZCHU
Trasa "Szkło i żelazo"

Miejsce wydarzenia: Hala Pod Lipami
Adres: ul. Wiązowa 12, 61-001 Poznań
Data: sobota, 16 maja 2026 r.
Godzina rozpoczęcia: 19:30
Otwarcie bram: 18:00

Sektor: B      Rząd: 14      Miejsce: 22
Rodzaj biletu: Normalny
Cena: 149,00 zł
Imię i nazwisko: Agata Krzemińska
Numer zamówienia: 7719402
Organizator: Fabryka Dźwięku sp. z o.o., NIP 7790001122`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'ORKIESTRA ZMIERZCHU',
        venue: 'Hala Pod Lipami',
        address: 'ul. Wiązowa 12, 61-001 Poznań',
        start: '2026-05-16T19:30',
        doors: '2026-05-16T18:00',
        section: 'B',
        row: '14',
        seat: '22',
        price: '149.00 PLN',
        passenger: 'Agata Krzemińska',
        bookingReference: '7719402',
      },
    ],
  },
  {
    name: 'jízdní doklad, cs: od and do with the clock beside the station, vůz and místo',
    codes: [[0.2]],
    pages: [
      `
# Jízdní doklad
Kód dokladu: 8842 103 557           Kód transakce: QX7RMT
Jméno cestujícího: Markéta Sedláčková

Tam
Odkud: Praha hl.n.            Odjezd: 5.3.2026 v 8:52
Kam: Ostrava hl.n.            Příjezd: 5.3.2026 v 12:09
Vlak: SC 505                  Třída: 2.
Vůz: 4                        Místo k sezení: 61

Cena celkem: 429 Kč
Platnost od 5.3.2026 00:00 do 6.3.2026 06:00
IČO: 70009999   DIČ: CZ70009999`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'SC 505',
        from: 'Praha hl.n.',
        to: 'Ostrava hl.n.',
        start: '2026-03-05T08:52',
        end: '2026-03-05T12:09',
        coach: '4',
        seat: '61',
        class: ['2.', '2'],
        passenger: 'Markéta Sedláčková',
        price: ['429 CZK', '429.00 CZK'],
      },
    ],
  },
  {
    name: 'potvrzení rezervace hotelu, cs: příjezd and odjezd of a guest',
    pages: [
      `
# Potvrzení rezervace
Hotel U Tří jeřábů
Lázeňská 18, 360 01 Karlovy Vary
Telefon: +420 353 555 012

Číslo rezervace: 30481175
Jméno hosta: Bohumil Dvořáček
Příjezd: pátek 22. května 2026 od 14:00
Odjezd: neděle 24. května 2026 do 10:00
Počet nocí: 2
Počet osob: 2 dospělí
Pokoj: Dvoulůžkový pokoj Deluxe
Celková cena: 5 480 Kč
Storno zdarma do 20. května 2026.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotel U Tří jeřábů',
        start: ['2026-05-22T14:00', '2026-05-22'],
        end: ['2026-05-24T10:00', '2026-05-24'],
        passenger: 'Bohumil Dvořáček',
        bookingReference: '30481175',
        price: ['5480 CZK', '5480.00 CZK'],
      },
    ],
    never: { end: '2026-05-20' },
  },
  {
    name: 'vstupenka do divadla, sk: rad a sedadlo',
    codes: [[0.5]],
    pages: [
      `
# Posledná stanica Jeseň
Divadlo Na korze
Adresa: Hlavná 27, 040 01 Košice
Dátum: streda 11. marca 2026
Začiatok: 19:00 hod.
Sektor: Prízemie
Rad: 6        Sedadlo: 11
Cena: 18,00 €
Meno: Ľubica Hronská
Číslo objednávky: 20260044812
Vstupenka č. 5518820914
Vstupenku nie je možné vrátiť.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Posledná stanica Jeseň',
        venue: 'Divadlo Na korze',
        address: 'Hlavná 27, 040 01 Košice',
        start: '2026-03-11T19:00',
        section: 'Prízemie',
        row: '6',
        seat: '11',
        price: '18.00 EUR',
        passenger: 'Ľubica Hronská',
        bookingReference: '20260044812',
      },
    ],
  },
  {
    name: 'autobusový lístok, sk: nástupište, číslo spoja, sedadlo',
    codes: [[0.3]],
    pages: [
      `
# Cestovný lístok
Číslo lístka: 77 4410 9921
Cestujúci: Peter Kováčik

Odchod: 14.04.2026 06:45      Bratislava, AS Nivy      Nástupište 12
Príchod: 14.04.2026 10:20     Banská Bystrica, AS
Číslo spoja: 602401
Sedadlo: 17
Cestovné: 16,90 EUR
Lístok platí len na uvedený spoj.`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'Bratislava, AS Nivy',
        to: 'Banská Bystrica, AS',
        start: '2026-04-14T06:45',
        end: '2026-04-14T10:20',
        seat: '17',
        platform: '12',
        number: '602401',
        passenger: 'Peter Kováčik',
        price: '16.90 EUR',
        ticketNumber: '77 4410 9921',
      },
    ],
  },
  {
    name: 'tågbiljett, sv: avgång, ankomst, vagn, plats',
    codes: [[0.15]],
    pages: [
      `
# Din biljett
Bokningsnummer: KTR4829B
Resenär: Astrid Lindkvist

Torsdag 19 mars 2026
Avgång  kl. 08.06      Stockholm Central      Spår 11
Ankomst kl. 11.15      Göteborg Central
Tåg 429, Snabbtåg
Vagn 3    Plats 27, fönster
2 klass Kan ombokas
Pris: 495 kr varav moms 28,02 kr
Biljettnummer: SJ58820017
Legitimation ska kunna uppvisas.`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['429', 'Tåg 429', 'Snabbtåg 429'],
        from: 'Stockholm Central',
        to: 'Göteborg Central',
        start: '2026-03-19T08:06',
        end: '2026-03-19T11:15',
        coach: '3',
        seat: ['27', '27, fönster', '27 fönster'],
        platform: '11',
        passenger: 'Astrid Lindkvist',
        bookingReference: 'KTR4829B',
        price: ['495 SEK', '495.00 SEK'],
      },
    ],
  },
  {
    name: 'biljett till en teater, sv: insläpp, rad, stol',
    codes: [[0.6]],
    pages: [
      `
# Måsarnas ö
Lokal: Gamla Varvsteatern
Varvsgatan 3, 211 19 Malmö
Datum: lördag 24 oktober 2026
Tid: 19.30
Insläpp: 18.45
Sektion: Parkett vänster
Rad: 9
Stol: 104
Pris: 420,00 kr (inkl. serviceavgift)
Namn: Gunnar Söderqvist
Ordernummer: 88120335
Arrangör: Teaterkompaniet Sydväst AB
Köpt biljett återlöses ej.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Måsarnas ö',
        venue: 'Gamla Varvsteatern',
        address: 'Varvsgatan 3, 211 19 Malmö',
        start: '2026-10-24T19:30',
        doors: '2026-10-24T18:45',
        section: 'Parkett vänster',
        row: '9',
        seat: '104',
        price: ['420 SEK', '420.00 SEK'],
        passenger: 'Gunnar Söderqvist',
        bookingReference: '88120335',
      },
    ],
  },
  {
    name: 'togbillet, da: fra, til, kl. and a seat in a vogn',
    codes: [[0.15]],
    pages: [
      `
# Orange billet
Gyldig: 14. april 2026
Fra: København H
Til: Aarhus H
Afgang: kl. 09.02
Ankomst: kl. 12.13
Tog: InterCityLyn 29
Vogn: 51       Plads: 74
Rejsende: 1 voksen
Navn: Kirsten Overgaard
Ordrenr.: 3394 8812
Pris i alt: 199,00 kr.
Heraf moms: 0,00 kr.`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['InterCityLyn 29', '29', 'ICL 29'],
        from: 'København H',
        to: 'Aarhus H',
        start: '2026-04-14T09:02',
        end: '2026-04-14T12:13',
        coach: '51',
        seat: '74',
        passenger: 'Kirsten Overgaard',
        bookingReference: '3394 8812',
        price: ['199 DKK', '199.00 DKK'],
      },
    ],
  },
  {
    name: 'reiserute, nb: two flights of a journey with flynummer, avreise and ankomst',
    pages: [
      `
# Bestillingsbekreftelse
Bestillingsreferanse: L7QW2P
Passasjer: Ingvild Haugerud

Utreise
Flynummer: DY 604
Avreise: Bergen (BGO)       søndag 8. mars 2026 kl. 12:35
Ankomst: Oslo (OSL)         søndag 8. mars 2026 kl. 13:30
Sete: 14A

Hjemreise
Flynummer: DY 635
Avreise: Oslo (OSL)         onsdag 11. mars 2026 kl. 21:10
Ankomst: Bergen (BGO)       onsdag 11. mars 2026 kl. 22:05
Sete: 9F

Totalpris: 1 898 NOK
Billettnummer: 328-2290187733`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['DY 604', 'DY604'],
        fromCode: 'BGO',
        toCode: 'OSL',
        start: '2026-03-08T12:35',
        end: '2026-03-08T13:30',
        seat: '14A',
        passenger: 'Ingvild Haugerud',
        bookingReference: 'L7QW2P',
      },
      {
        kind: 'flight',
        number: ['DY 635', 'DY635'],
        fromCode: 'OSL',
        toCode: 'BGO',
        start: '2026-03-11T21:10',
        end: '2026-03-11T22:05',
        seat: '9F',
        passenger: 'Ingvild Haugerud',
        bookingReference: 'L7QW2P',
      },
    ],
  },
  {
    name: 'laivalippu, fi: lähtö, saapuminen, hytti, matkustajat',
    codes: [[0.1]],
    pages: [
      `
# Matkalippu
Varausnumero: 90417725
Matkustaja: Päivi Korhola

Laiva: M/S Aallotar
Lähtösatama: Helsinki, Länsisatama T2
Lähtö: pe 12.6.2026 klo 17.30
Tulosatama: Tallinna, D-terminaali
Saapuminen: pe 12.6.2026 klo 19.30
Hytti: A-luokka
Ajoneuvo: ABC-123
Yhteensä: 128,00 €
Lähtöselvitys sulkeutuu 30 min ennen lähtöä.`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Helsinki, Länsisatama T2',
        to: 'Tallinna, D-terminaali',
        start: '2026-06-12T17:30',
        end: '2026-06-12T19:30',
        passenger: 'Päivi Korhola',
        bookingReference: '90417725',
        price: '128.00 EUR',
      },
    ],
  },
  {
    name: 'junalippu, fi: a row of vaunu and paikka below the way',
    codes: [[0.2]],
    pages: [
      `
# Junalippu
Keskiviikko 4.3.2026

Helsinki        ->   Oulu
klo 10:19            klo 16:02

Juna          Vaunu     Paikka        Luokka
IC 265        5         32 käytävä    Eko

Nimi: Eero Mäntysaari
Tilausnumero: VQ88312047
Hinta: 44,90 € (sis. alv 14 %)
Lippu on henkilökohtainen.`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'IC 265',
        from: 'Helsinki',
        to: 'Oulu',
        start: '2026-03-04T10:19',
        end: '2026-03-04T16:02',
        coach: '5',
        seat: ['32', '32 käytävä'],
        passenger: 'Eero Mäntysaari',
        bookingReference: 'VQ88312047',
        price: '44.90 EUR',
      },
    ],
  },
  {
    name: 'menetjegy, hu: the day as 2026. május 5., kocsi and ülés',
    codes: [[0.2]],
    pages: [
      `
# Menetjegy helyjeggyel
Jegyazonosító: 9903117742
Utas neve: Szabolcs Kerekes
Születési dátum: 1984.07.02.

Honnan: Budapest-Keleti
Hova: Debrecen
Indulás: 2026. május 5. 07:23
Érkezés: 2026. május 5. 10:01
Vonat: IC 654
Kocsi: 12      Ülés: 46
Kocsiosztály: 2. osztály
Fizetendő: 4 305 Ft
ebből ÁFA 27%: 915 Ft
Érvényesség kezdete: 2026. május 5. 00:00`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'IC 654',
        from: 'Budapest-Keleti',
        to: 'Debrecen',
        start: '2026-05-05T07:23',
        end: '2026-05-05T10:01',
        coach: '12',
        seat: '46',
        passenger: 'Szabolcs Kerekes',
        ticketNumber: '9903117742',
        price: ['4305 HUF', '4305.00 HUF'],
      },
    ],
    never: { start: '1984-07-02' },
  },
  {
    name: 'napijegy, hu: a day ticket with érvényesség',
    codes: [[0.5]],
    pages: [
      `
# 24 órás jegy
Város és agglomeráció
Érvényes: 2026.06.18. 09:40-tól
2026.06.19. 09:40-ig
Övezet: Budapest közigazgatási határ
Jegyszám: BP-00417-22918
Ár: 2 750 Ft
A jegy nem átruházható.`,
    ],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-06-18T09:40',
        validUntil: '2026-06-19T09:40',
        price: ['2750 HUF', '2750.00 HUF'],
        ticketNumber: 'BP-00417-22918',
      },
    ],
  },
  {
    name: 'avtobusna vozovnica, sl: odhod, prihod, sedež',
    codes: [[0.3]],
    pages: [
      `
# Vozovnica
Številka vozovnice: 1100 4827 31
Potnik: Tadej Jerebič
Vstopna postaja: Ljubljana AP
Izstopna postaja: Koper AP
Datum: 22. maj 2026
Odhod: 13.15
Prihod: 14.55
Peron: 9
Sedež: 21
Avtobus: 3301
Cena: 11,40 EUR z DDV`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'Ljubljana AP',
        to: 'Koper AP',
        start: '2026-05-22T13:15',
        end: '2026-05-22T14:55',
        platform: '9',
        seat: '21',
        passenger: 'Tadej Jerebič',
        ticketNumber: '1100 4827 31',
        price: '11.40 EUR',
      },
    ],
  },
  {
    name: 'brodska karta, hr: polazak, dolazak, putnici, vozilo',
    codes: [[0.1]],
    pages: [
      `
# Putna karta - trajekt
Broj karte: 0420-77183-5
Broj rezervacije: HR61904

Polazna luka: Split
Odredišna luka: Supetar
Datum polaska: 11.07.2026.
Vrijeme polaska: 10:30 h
Vrijeme dolaska: 11:20 h
Putnik: Dubravka Perković
Putnici: 2 odrasla, 1 dijete
Vozilo: osobni automobil do 5 m
Registarska oznaka: ZG 1234-AB
Ukupno: 43,20 EUR
OIB: 38453148181`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Split',
        to: 'Supetar',
        start: '2026-07-11T10:30',
        end: '2026-07-11T11:20',
        passenger: 'Dubravka Perković',
        ticketNumber: '0420-77183-5',
        bookingReference: 'HR61904',
        price: '43.20 EUR',
      },
    ],
  },
  {
    name: 'ulaznica, sr: red and sedište, the clock with časova',
    codes: [[0.55]],
    pages: [
      `
# Reka bez obale
Mesto održavanja: Dom omladine Novi Sad
Adresa: Bulevar Mira 5, Novi Sad
Datum: subota, 14. mart 2026.
Početak: 20:30 časova
Sektor: Parter
Red: 8
Sedište: 15
Cena: 2.400,00 RSD
Ime i prezime: Milica Stojković
Broj porudžbine: 550218
Organizator: Zvuk Agencija d.o.o. PIB 104455667`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Reka bez obale',
        venue: 'Dom omladine Novi Sad',
        start: '2026-03-14T20:30',
        section: 'Parter',
        row: '8',
        seat: '15',
        price: '2400.00 RSD',
        passenger: 'Milica Stojković',
        bookingReference: '550218',
      },
    ],
  },
  {
    name: 'bilet de tren, ro: stația, plecare, sosire, vagon, loc',
    codes: [[0.1]],
    pages: [
      `
# Bilet de călătorie
Serie bilet: RO-4471 902
Nume călător: Ștefan Munteanu

De la: București Nord
Până la: Brașov
Data călătoriei: 17 aprilie 2026
Plecare: 09:05      Sosire: 11:38
Tren: IR 1633
Clasa: 1      Vagon: 2      Loc: 44
Preț total: 71,50 lei
din care TVA 9%: 5,90 lei
Data emiterii: 02.04.2026 ora 18:12`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'IR 1633',
        from: 'București Nord',
        to: 'Brașov',
        start: '2026-04-17T09:05',
        end: '2026-04-17T11:38',
        class: '1',
        coach: '2',
        seat: '44',
        passenger: 'Ștefan Munteanu',
        price: '71.50 RON',
      },
    ],
    never: { start: '2026-04-02T18:12' },
  },
  {
    name: 'otobüs bileti, tr: kalkış, varış, koltuk, peron',
    codes: [[0.3]],
    pages: [
      `
# Yolcu Bileti
PNR No: 7HK2QX
Yolcu Adı Soyadı: Gülşen Yıldırım
T.C. Kimlik No: 1**********

Kalkış Yeri: İzmir Otogarı
Varış Yeri: Ankara (AŞTİ)
Sefer Tarihi: 9 Mayıs 2026 Cumartesi
Kalkış Saati: 23:30
Peron: 41
Koltuk No: 12
Bilet Ücreti: 850,00 TL
KDV Dahil`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'İzmir Otogarı',
        to: ['Ankara (AŞTİ)', 'Ankara'],
        start: '2026-05-09T23:30',
        platform: '41',
        seat: '12',
        passenger: 'Gülşen Yıldırım',
        bookingReference: '7HK2QX',
        price: '850.00 TRY',
      },
    ],
  },
  {
    name: "entrada d'un concert, ca: obertura de portes, fila, seient",
    codes: [[0.55]],
    pages: [
      `
# NIT DE VENT I SAL
Recinte: Auditori del Moll
Adreça: Passeig de les Drassanes 7, 43004 Tarragona
Data: divendres, 10 d'abril de 2026
Hora: 21.00 h
Obertura de portes: 20.15 h
Zona: Platea
Fila: 12      Seient: 7
Preu: 28,00 € (IVA inclòs)
Nom i cognoms: Mireia Puigdomènech
Localitzador: TGN48820`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'NIT DE VENT I SAL',
        venue: 'Auditori del Moll',
        address: 'Passeig de les Drassanes 7, 43004 Tarragona',
        start: '2026-04-10T21:00',
        doors: '2026-04-10T20:15',
        section: 'Platea',
        row: '12',
        seat: '7',
        price: '28.00 EUR',
        passenger: 'Mireia Puigdomènech',
        bookingReference: 'TGN48820',
      },
    ],
  },
  {
    name: 'laevapilet, et: väljumine, saabumine, reisija',
    codes: [[0.1]],
    pages: [
      `
# Pilet
Broneeringu number: 41988207
Reisija: Kadri Tammsaar
Liin: Virtsu - Kuivastu
Väljumine: 15. august 2026 kell 11:20
Saabumine: 15. august 2026 kell 11:47
Parvlaev: Tõll
Sõiduk: 123 ABC
Hind kokku: 17,40 €
Pilet kehtib ainult valitud väljumisele.`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Virtsu',
        to: 'Kuivastu',
        start: '2026-08-15T11:20',
        end: '2026-08-15T11:47',
        passenger: 'Kadri Tammsaar',
        bookingReference: '41988207',
        price: '17.40 EUR',
      },
    ],
  },
  {
    name: 'autobusa biļete, lv: izbraukšana, ierašanās, vieta, platforma',
    codes: [[0.3]],
    pages: [
      `
# Elektroniskā biļete
Biļetes numurs: 5500 3312 08
Pasažieris: Ilze Kalniņa
No: Rīgas SAO
Uz: Liepājas AO
Datums: 2026. gada 7. maijs
Atiešanas laiks: 07:30
Pienākšanas laiks: 11:05
Platforma: 4
Vieta: 19
Cena: 12,85 EUR
t.sk. PVN 12%: 1,38 EUR`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'Rīgas SAO',
        to: 'Liepājas AO',
        start: '2026-05-07T07:30',
        end: '2026-05-07T11:05',
        platform: '4',
        seat: '19',
        passenger: 'Ilze Kalniņa',
        ticketNumber: '5500 3312 08',
        price: '12.85 EUR',
      },
    ],
  },
  {
    name: 'traukinio bilietas, lt: išvykimas, atvykimas, vagonas, vieta',
    codes: [[0.2]],
    pages: [
      `
# Traukinio bilietas
Bilieto Nr.: 20260331-4471
Keleivis: Rimantas Jonaitis
Išvykimo stotis: Vilnius
Atvykimo stotis: Klaipėda
Data: 2026 m. kovo 31 d.
Išvykimas: 06:42
Atvykimas: 10:48
Traukinys: 17
Vagonas: 2
Vieta: 35
Klasė: 2
Kaina: 21,60 €`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['17', 'Traukinys 17'],
        from: 'Vilnius',
        to: 'Klaipėda',
        start: '2026-03-31T06:42',
        end: '2026-03-31T10:48',
        coach: '2',
        seat: '35',
        class: '2',
        passenger: 'Rimantas Jonaitis',
        ticketNumber: '20260331-4471',
        price: '21.60 EUR',
      },
    ],
  },
  {
    name: 'εισιτήριο πλοίου, el: αναχώρηση, άφιξη, επιβάτης, θέση',
    codes: [[0.2]],
    pages: [
      `
# Εισιτήριο Πλοίου
Αριθμός κράτησης: 7741 2290
Επιβάτης: Ελένη Παπαδοπούλου
Πλοίο: ΑΡΓΩ ΕΞΠΡΕΣ
Από: Πειραιάς
Προς: Νάξος
Ημερομηνία: 18 Ιουλίου 2026
Ώρα αναχώρησης: 07:30
Ώρα άφιξης: 12:45
Θέση: Οικονομική
Αριθμός θέσης: 214
Αριθμός εισιτηρίου: 0038 4471 92
Σύνολο: 48,50 €
συμπ. ΦΠΑ 24%`,
    ],
    tickets: [
      {
        kind: 'boat',
        from: 'Πειραιάς',
        to: 'Νάξος',
        start: '2026-07-18T07:30',
        end: '2026-07-18T12:45',
        passenger: 'Ελένη Παπαδοπούλου',
        seat: '214',
        bookingReference: '7741 2290',
        ticketNumber: '0038 4471 92',
        price: '48.50 EUR',
      },
    ],
  },
  {
    name: 'электронный билет, ru: отправление, прибытие, вагон, место',
    codes: [[0.1]],
    pages: [
      `
# Электронный билет
Номер заказа: 74 418 330 927
Номер билета: 20 026 118 774 205

Отправление: 5 мая 2026 г. 13:40
Станция отправления: Москва Окт (Ленинградский вокзал)
Прибытие: 5 мая 2026 г. 17:42
Станция назначения: Санкт-Петербург Главн
Поезд: 766А
Вагон: 08      Место: 021
Класс: 2С
Пассажир: Соколова Дарья Игоревна
Дата рождения: 14.09.1990
Стоимость: 4 318,50 ₽
в т.ч. НДС 0%`,
    ],
    tickets: [
      {
        kind: 'train',
        number: '766А',
        from: ['Москва Окт (Ленинградский вокзал)', 'Москва Окт'],
        to: 'Санкт-Петербург Главн',
        start: '2026-05-05T13:40',
        end: '2026-05-05T17:42',
        coach: '08',
        seat: '021',
        passenger: 'Соколова Дарья Игоревна',
        price: '4318.50 RUB',
      },
    ],
    never: { start: '1990-09-14' },
  },
  {
    name: 'посадочний документ, uk: labels above values, відправлення and прибуття',
    codes: [[0.2]],
    pages: [
      `
# ПОСАДОЧНИЙ ДОКУМЕНТ
№ 0B4C1D22-771A

Прізвище, Ім'я      Бондаренко Олеся
Відправлення        Київ-Пасажирський
Призначення         Львів
Дата/час відпр.     24.04.2026 14:58
Дата/час приб.      24.04.2026 21:09
Поїзд               743К
Вагон               03 С2
Місце               045
Вартість            612,34 грн
у т.ч. ПДВ          81,20 грн`,
    ],
    tickets: [
      {
        kind: 'train',
        number: '743К',
        from: 'Київ-Пасажирський',
        to: 'Львів',
        start: '2026-04-24T14:58',
        end: '2026-04-24T21:09',
        coach: ['03 С2', '03'],
        seat: '045',
        passenger: 'Бондаренко Олеся',
        price: '612.34 UAH',
      },
    ],
  },
  {
    name: 'потвърждение за хотел, bg: настаняване and напускане',
    pages: [
      `
# Потвърждение на резервация
Хотел Бялата чешма
ул. Преслав 14, 9000 Варна

Номер на резервация: 5502 8817
Име на госта: Десислава Трифонова
Настаняване: 3 юли 2026 г. след 14:00 ч.
Напускане: 6 юли 2026 г. до 12:00 ч.
Нощувки: 3
Гости: 2 възрастни
Обща цена: 312,00 EUR
Безплатна анулация до 1 юли 2026 г.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Хотел Бялата чешма',
        start: ['2026-07-03T14:00', '2026-07-03'],
        end: ['2026-07-06T12:00', '2026-07-06'],
        passenger: 'Десислава Трифонова',
        bookingReference: '5502 8817',
        price: '312.00 EUR',
      },
    ],
    never: { end: '2026-07-01' },
  },
  {
    name: 'месячный проездной, ru: a period ticket with действителен',
    codes: [[0.5]],
    pages: [
      `
# Единый проездной на 30 дней
Вид билета: проездной
Действителен с 01.06.2026
Действителен по 30.06.2026
Зона: А + Б
Номер билета: 0017 445 902
Цена: 3 250 руб.`,
    ],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-06-01',
        validUntil: '2026-06-30',
        ticketNumber: '0017 445 902',
        price: ['3250 RUB', '3250.00 RUB'],
      },
    ],
  },
];
