/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** A second lot of tickets in smaller languages, written before the reader had seen any of them. */
export const fartherLanguagesTwo: readonly Written[] = [
  {
    name: 'karta pokładowa, pl and en: labels in two languages above values',
    codes: [[0.3]],
    pages: [
      `
# Karta pokładowa / Boarding pass
Nazwisko / Name             Lot / Flight       Data / Date
KRZYŻANOWSKA/EWA MS         LO 3907            14MAR26

Z / From                    Do / To            Klasa / Class
Warszawa (WAW)              Gdańsk (GDN)       Y

Bramka / Gate      Wejście na pokład / Boarding time      Miejsce / Seat      Odlot / Departure
24                 15:40                                  12C                 16:10`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['LO 3907', 'LO3907'],
        fromCode: 'WAW',
        toCode: 'GDN',
        start: '2026-03-14T16:10',
        boarding: '2026-03-14T15:40',
        seat: '12C',
        gate: '24',
      },
    ],
  },
  {
    name: 'bilet miesięczny, pl: ważny od and do in one line',
    codes: [[0.5]],
    pages: [
      `
# Bilet 30-dniowy imienny
Strefa 1+2
Ważny od: 01.04.2026 do: 30.04.2026
Nr karty: 0012 3398 7741
Właściciel: Kacper Zaręba
Cena: 180,00 zł`,
    ],
    tickets: [
      {
        kind: 'pass',
        validFrom: '2026-04-01',
        validUntil: '2026-04-30',
        passenger: 'Kacper Zaręba',
        price: '180.00 PLN',
      },
    ],
  },
  {
    name: 'autobusová jízdenka, cs: odjezd and příjezd rows with the stop behind the clock',
    codes: [[0.2]],
    pages: [
      `
# Elektronická jízdenka
Číslo jízdenky: 4410 228 317
Datum: pátek 17. dubna 2026

Odjezd    14:35 h    Brno, ÚAN Zvonařka, st. 31
Příjezd   17:05 h    Praha, ÚAN Florenc

Spoj: 10 12    Sedadlo: 14
Cestující: Ondřej Vrána
Celkem: 239 Kč vč. DPH`,
    ],
    tickets: [
      {
        kind: 'bus',
        start: '2026-04-17T14:35',
        end: '2026-04-17T17:05',
        seat: '14',
        passenger: 'Ondřej Vrána',
        ticketNumber: '4410 228 317',
        price: '239.00 CZK',
      },
    ],
    never: { price: '31.00 CZK' },
  },
  {
    name: 'kino, cs: sál, řada, sedadlo in a row of values below labels',
    codes: [[0.5]],
    pages: [
      `
# Vlčí stopy
2D, české znění

Kino Panorama Olomouc
Datum            Čas       Sál      Řada     Sedadlo
ne 8. 3. 2026    20:15     Sál 4    G        11

Cena: 219 Kč
Rezervační kód: K7TQ92
Vstupenky nelze vrátit.`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Vlčí stopy',
        start: '2026-03-08T20:15',
        row: 'G',
        seat: '11',
        room: ['Sál 4', '4'],
        price: '219.00 CZK',
        bookingReference: 'K7TQ92',
      },
    ],
  },
  {
    name: 'bokningsbekräftelse hotell, sv: ankomst and avresa with till and från',
    pages: [
      `
# Tack för din bokning!
Hotell Kronhjorten
Storgatan 41, 903 26 Umeå

Bokningsnummer     61204477
Ankomst            fredag 6 mars 2026, från kl. 15.00
Avresa             söndag 8 mars 2026, senast kl. 11.00
Antal gäster       2 vuxna
Rumstyp            Dubbelrum
Gäst               Lars-Erik Holmgren
Totalt             2 390 kr inkl. moms
Avbokning senast 5 mars 2026 kl. 18.00.`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: 'Hotell Kronhjorten',
        start: ['2026-03-06T15:00', '2026-03-06'],
        end: ['2026-03-08T11:00', '2026-03-08'],
        passenger: 'Lars-Erik Holmgren',
        bookingReference: '61204477',
        price: '2390.00 SEK',
      },
    ],
    never: { end: '2026-03-05' },
  },
  {
    name: 'koncertbillet, da: dørene åbner, række, sæde',
    codes: [[0.6]],
    pages: [
      `
# NORDLYSFESTEN
Spillested: Musikhuset Kvadrat
Havnegade 12, 5000 Odense C
Dato: fredag den 2. oktober 2026
Dørene åbner kl. 18.30
Start kl. 20.00
Afsnit: Gulv venstre   Række: 7   Sæde: 22
Pris: 380,00 kr. inkl. gebyr
Navn: Søren Kjeldgaard
Ordrenummer: 4471209`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'NORDLYSFESTEN',
        venue: 'Musikhuset Kvadrat',
        start: '2026-10-02T20:00',
        doors: '2026-10-02T18:30',
        row: '7',
        seat: '22',
        price: '380.00 DKK',
        passenger: 'Søren Kjeldgaard',
        bookingReference: '4471209',
      },
    ],
  },
  {
    name: 'togbillett, nb: from and to with an arrow, vogn and plass',
    codes: [[0.2]],
    pages: [
      `
# Togbillett
Oslo S → Trondheim S
tirsdag 16. juni 2026
08:02 – 14:40
Tog 41
Vogn 5, plass 33
Reisende: Tormod Bjerke
Referanse: TR8KQ2LM
Totalt: 649 kr
Mva utgjør 69,54 kr`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Oslo S',
        to: 'Trondheim S',
        start: '2026-06-16T08:02',
        end: '2026-06-16T14:40',
        coach: '5',
        seat: '33',
        passenger: 'Tormod Bjerke',
        bookingReference: 'TR8KQ2LM',
        price: '649.00 NOK',
      },
    ],
  },
  {
    name: 'teatterilippu, fi: katsomo, rivi, paikka in one line',
    codes: [[0.5]],
    pages: [
      `
# Syyslinnut
Tampereen Tapahtumatalo, Iso sali
Hallituskatu 9, 33200 Tampere
la 10.10.2026 klo 19.00
Permanto, rivi 12, paikka 8
Hinta 46,00 €
Tilausnumero 70028831
Nimi Sirpa Hautakoski`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Syyslinnut',
        start: '2026-10-10T19:00',
        row: '12',
        seat: '8',
        price: '46.00 EUR',
        bookingReference: '70028831',
      },
    ],
  },
  {
    name: 'színházjegy, hu: szektor, sor, szék and the clock with óra',
    codes: [[0.5]],
    pages: [
      `
# A kék óra
Helyszín: Vígadó Kamaraszínház
Cím: 1051 Budapest, Duna utca 4.
Időpont: 2026. október 17., szombat 19:00 óra
Szektor: Földszint bal   Sor: 9   Szék: 4
Jegyár: 6 900 Ft
Rendelésszám: 22041187
Név: Erzsébet Kálnoki`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'A kék óra',
        venue: 'Vígadó Kamaraszínház',
        address: ['1051 Budapest, Duna utca 4.', '1051 Budapest, Duna utca 4'],
        start: '2026-10-17T19:00',
        row: '9',
        seat: '4',
        price: '6900.00 HUF',
        bookingReference: '22041187',
        passenger: 'Erzsébet Kálnoki',
      },
    ],
  },
  {
    name: 'vozovnica za vlak, sl: a table with odhod and prihod',
    codes: [[0.2]],
    pages: [
      `
# E-vozovnica
Potnik: Nejc Zupančič
Odhodna postaja     Prihodna postaja     Datum          Odhod     Prihod     Vlak
Ljubljana           Maribor              12. 6. 2026    08:15     10:34      IC 311
Razred: 2
Cena: 12,80 EUR
Št. vozovnice: 7712 0045 3381`,
    ],
    tickets: [
      {
        kind: 'train',
        from: 'Ljubljana',
        to: 'Maribor',
        start: '2026-06-12T08:15',
        end: '2026-06-12T10:34',
        number: 'IC 311',
        passenger: 'Nejc Zupančič',
        price: '12.80 EUR',
        ticketNumber: '7712 0045 3381',
      },
    ],
  },
  {
    name: 'potvrda rezervacije, hr: smještaj, dolazak, odlazak, noćenja',
    pages: [
      `
# Potvrda rezervacije
Apartmani Lavanda
Obala 17, 21460 Stari Grad

Broj rezervacije: 3390-4412
Gost: Ana Marušić
Dolazak: 4. srpnja 2026. od 15:00
Odlazak: 11. srpnja 2026. do 10:00
Broj noćenja: 7
Broj osoba: 4
Ukupna cijena: 812,00 EUR
Boravišna pristojba: 1,86 EUR`,
    ],
    tickets: [
      {
        kind: 'hotel',
        start: ['2026-07-04T15:00', '2026-07-04'],
        end: ['2026-07-11T10:00', '2026-07-11'],
        passenger: 'Ana Marušić',
        bookingReference: '3390-4412',
        price: '812.00 EUR',
      },
    ],
    never: { start: '2026-08-04', end: '2026-08-11' },
  },
  {
    name: 'bilet de avion, ro: zbor, îmbarcare, poarta',
    codes: [[0.2]],
    pages: [
      `
# Carte de îmbarcare
Nume pasager: IONESCU/RADU MR
Cod rezervare: QX8RTN
Zbor: RO 301
De la: București (OTP)
Până la: Paris (CDG)
Data: 11 octombrie 2026
Ora îmbarcării: 09:25
Plecare: 10:05     Sosire: 12:15
Poarta: 14     Loc: 7F     Clasa: M`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['RO 301', 'RO301'],
        fromCode: 'OTP',
        toCode: 'CDG',
        start: '2026-10-11T10:05',
        end: '2026-10-11T12:15',
        boarding: '2026-10-11T09:25',
        gate: '14',
        seat: '7F',
        bookingReference: 'QX8RTN',
      },
    ],
  },
  {
    name: 'uçak bileti, tr: gidiş and dönüş flights of one order',
    pages: [
      `
# Elektronik Bilet
PNR: TK7Q2M
Yolcu: Ayşe Demirtaş

Gidiş
Uçuş No: PC 2064
Kalkış: İstanbul (SAW)     20 Haziran 2026 07:10
Varış: Antalya (AYT)       20 Haziran 2026 08:25
Koltuk: 18D

Dönüş
Uçuş No: PC 2071
Kalkış: Antalya (AYT)      27 Haziran 2026 22:40
Varış: İstanbul (SAW)      27 Haziran 2026 23:55
Koltuk: 4A

Toplam: 3.480,00 TL`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['PC 2064', 'PC2064'],
        fromCode: 'SAW',
        toCode: 'AYT',
        start: '2026-06-20T07:10',
        end: '2026-06-20T08:25',
        seat: '18D',
        passenger: 'Ayşe Demirtaş',
      },
      {
        kind: 'flight',
        number: ['PC 2071', 'PC2071'],
        fromCode: 'AYT',
        toCode: 'SAW',
        start: '2026-06-27T22:40',
        end: '2026-06-27T23:55',
        seat: '4A',
        passenger: 'Ayşe Demirtaş',
      },
    ],
  },
  {
    name: 'müze bileti, tr: a day and an entry time',
    codes: [[0.5]],
    pages: [
      `
# Deniz Müzesi
Ziyaret Tarihi: 15.08.2026
Giriş Saati: 11:00
Bilet Türü: Tam
Adet: 2
Toplam Tutar: 400,00 ₺
Sipariş No: 88042217
Ad Soyad: Emre Kılıç`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Deniz Müzesi',
        start: '2026-08-15T11:00',
        price: '400.00 TRY',
        bookingReference: '88042217',
        passenger: 'Emre Kılıç',
      },
    ],
  },
  {
    name: 'kontserdipilet, et: rida, koht, uksed',
    codes: [[0.5]],
    pages: [
      `
# Meretuul
Toimumiskoht: Sadamateater, Tartu
Aeg: reede, 20. november 2026 kell 19:00
Uksed avatakse kell 18:00
Sektor: Parter    Rida: 6    Koht: 17
Hind: 32,00 €
Tellimuse number: 5002214`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Meretuul',
        start: '2026-11-20T19:00',
        doors: '2026-11-20T18:00',
        row: '6',
        seat: '17',
        price: '32.00 EUR',
        bookingReference: '5002214',
      },
    ],
  },
  {
    name: 'билет в театр, ru: ряд and место in one line, начало',
    codes: [[0.5]],
    pages: [
      `
# Тихая гавань
Драматический театр на Набережной
г. Казань, ул. Речная, 8
18 апреля 2026, суббота, начало в 19:00
Партер, ряд 5, место 12
Цена 2 500 руб.
Заказ № 40 118 772
Организатор: ООО «Рампа», ИНН 1650000000`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Тихая гавань',
        start: '2026-04-18T19:00',
        row: '5',
        seat: '12',
        price: '2500.00 RUB',
        bookingReference: '40 118 772',
      },
    ],
  },
  {
    name: 'маршрутная квитанция, ru: a table of a flight',
    pages: [
      `
# МАРШРУТНАЯ КВИТАНЦИЯ ЭЛЕКТРОННОГО БИЛЕТА
Код бронирования: LM8Q2T
Пассажир: ORLOVA/IRINA
Номер билета: 262 2409918345

Рейс       Откуда               Куда                    Дата          Вылет     Прилет
U6 261     Москва (DME)         Екатеринбург (SVX)      22.05.2026    10:20     14:45

Итого: 8 640 RUB`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['U6 261', 'U6261'],
        fromCode: 'DME',
        toCode: 'SVX',
        start: '2026-05-22T10:20',
        end: '2026-05-22T14:45',
        bookingReference: 'LM8Q2T',
        ticketNumber: ['262 2409918345', '2622409918345'],
        price: '8640.00 RUB',
      },
    ],
  },
  {
    name: 'квиток на автобус, uk: посадка and висадка with addresses',
    codes: [[0.3]],
    pages: [
      `
# Квиток на автобус
Номер квитка: 118-204-7713
Відправлення: 07.06.2026 08:30, Одеса, автовокзал «Привоз»
Прибуття: 07.06.2026 15:50, Київ, автостанція «Центральна»
Місце: 23
Пасажир: Гнатюк Тарас
Ціна: 890 грн`,
    ],
    tickets: [
      {
        kind: 'bus',
        start: '2026-06-07T08:30',
        end: '2026-06-07T15:50',
        seat: '23',
        passenger: 'Гнатюк Тарас',
        ticketNumber: '118-204-7713',
        price: '890.00 UAH',
      },
    ],
  },
  {
    name: 'билет за концерт, bg: сектор, ред, място, врати',
    codes: [[0.5]],
    pages: [
      `
# ЗВЕЗДНА НОЩ
Място: Античен театър Пловдив
Дата: 5 септември 2026 г.
Час: 20:30 ч.
Отваряне на вратите: 19:00 ч.
Сектор: C    Ред: 11    Място: 30
Цена: 68,00 лв.
Номер на поръчка: 90044182`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'ЗВЕЗДНА НОЩ',
        venue: 'Античен театър Пловдив',
        start: '2026-09-05T20:30',
        doors: '2026-09-05T19:00',
        section: 'C',
        row: '11',
        seat: '30',
        price: '68.00 BGN',
        bookingReference: '90044182',
      },
    ],
  },
  {
    name: 'εισιτήριο παράστασης, el: τομέας, σειρά, θέση',
    codes: [[0.5]],
    pages: [
      `
# ΟΙ ΝΥΧΤΕΣ ΤΟΥ ΝΟΤΟΥ
Χώρος: Θέατρο Βράχων
Ημερομηνία: Σάββατο 12 Σεπτεμβρίου 2026
Ώρα έναρξης: 21:00
Προσέλευση: 19:30
Ζώνη: Α    Σειρά: 14    Θέση: 9
Τιμή: 25,00 €
Κωδικός κράτησης: GR7719Q`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'ΟΙ ΝΥΧΤΕΣ ΤΟΥ ΝΟΤΟΥ',
        venue: 'Θέατρο Βράχων',
        start: '2026-09-12T21:00',
        doors: '2026-09-12T19:30',
        row: '14',
        seat: '9',
        price: '25.00 EUR',
        bookingReference: 'GR7719Q',
      },
    ],
  },
  {
    name: '台鐵電子票證, zh-TW: labels above values in two rows',
    codes: [[0.3]],
    pages: [
      `
# 電子票證
訂票代碼　7203318

日期              車次          起站      訖站      開車時間        到達時間
2026/05/01      自強 133      花蓮      台北      09:27       11:38

車廂      座位      票種      票價
6       28      全票      NT$440

姓名：黃柏翰`,
    ],
    tickets: [
      {
        kind: 'train',
        from: '花蓮',
        to: '台北',
        start: '2026-05-01T09:27',
        end: '2026-05-01T11:38',
        coach: '6',
        seat: '28',
        passenger: '黃柏翰',
        price: '440.00 TWD',
        bookingReference: '7203318',
      },
    ],
  },
  {
    name: '电影票, zh-CN: 影厅 and 座位 5排7座',
    codes: [[0.5]],
    pages: [
      `
# 长夜灯火
影院：星河影城（人民广场店）
影厅：3号厅
场次：2026-06-20 19:45
座位：5排7座
票价：￥45.00
取票码：8830 2214 56
手机号：138****2041`,
    ],
    tickets: [
      {
        kind: 'event',
        title: '长夜灯火',
        start: '2026-06-20T19:45',
        row: '5',
        seat: '7',
        price: '45.00 CNY',
      },
    ],
  },
  {
    name: '高速バス乗車票, ja: 乗車 and 降車 stops, times with 時分',
    codes: [[0.3]],
    pages: [
      `
# 高速バス乗車票
便名：ドリーム号 3便
乗車日：2026年7月18日(土)
乗車停留所：バスタ新宿
出発時刻：22時50分
降車停留所：京都駅前
到着時刻：6時10分
座席番号：4B
氏名：中村 優子
予約番号：3302-7714-08
運賃：6,900円`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'バスタ新宿',
        to: '京都駅前',
        start: '2026-07-18T22:50',
        end: '2026-07-19T06:10',
        seat: '4B',
        passenger: '中村 優子',
        bookingReference: '3302-7714-08',
        price: '6900.00 JPY',
      },
    ],
  },
  {
    name: '항공권, ko: 편명 with airports and their codes',
    pages: [
      `
# 전자항공권 발행확인서
승객성명: 이하늘
예약번호: KE9Q2L
편명: KE 1203
출발: 김포(GMP) 2026.04.10 08:05
도착: 제주(CJU) 2026.04.10 09:15
좌석등급: 일반석
좌석: 32K
총액: 98,400원`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['KE 1203', 'KE1203'],
        fromCode: 'GMP',
        toCode: 'CJU',
        start: '2026-04-10T08:05',
        end: '2026-04-10T09:15',
        seat: '32K',
        bookingReference: 'KE9Q2L',
        price: '98400.00 KRW',
      },
    ],
  },
];
