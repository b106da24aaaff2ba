import type { LabelTable } from '../roles.ts';

/** Polish, Czech and Slovak labels. */
export const westSlavic: LabelTable = {
  from: `z | od | skąd | odkud | odkiaľ | ze stanice | zo stanice | stacja początkowa | od stacji | výchozí stanice | východisková stanica
    | nástup | nástupní stanice | nástupná stanica | stacja odjazdu | stacja wyjazdu | miejsce wyjazdu | miejsce odjazdu | miejsce wylotu
    | místo odjezdu | miesto odchodu | przystanek początkowy | výchozí zastávka | nástupná zastávka | nástupní zastávka | ze
    | přístav odjezdu | port wyjścia | port wypłynięcia | stanice odjezdu | stanica odchodu | lotnisko wylotu | miejscowość początkowa
    | místo odletu | letiště odletu | nádraží odjezdu`,
  to: `do | dokąd | kam | do stanice | do stacji | stacja docelowa | cílová stanice | cieľová stanica | výstup | cél | cíl | destinace
    | výstupní stanice | výstupná stanica | stacja przyjazdu | miejsce przyjazdu | místo příjezdu | miesto príchodu | przystanek końcowy
    | cílová zastávka | cieľová zastávka | výstupná zastávka | výstupní zastávka | port docelowy | stacja końcowa | cieľ | cel podróży
    | stanice příjezdu | stanica príchodu | lotnisko przylotu | miejscowość docelowa | destinácia | miejsce docelowe | přílet do
    | cílové letiště | miejsce przylotu`,
  via: `přes | przez | cez`,
  station: `stanice | stacja | stanica | zastávka | przystanek | přístav | relacja | trasa | trasa przejazdu | relace`,
  departure: `odj | odjazd | odjezd | wyjazd | odlet | wylot | odchod | odletí | odlot | wypłynięcie | vyplutí | odch | odjíždí | odplutí`,
  arrival: `příj | przyjazd | příjezd | přílet | przylot | príchod | príjezd | prílet | príjazd | przybycie | příchod | prích | przyj`,
  departureDate: `data wyjazdu | datum odjezdu | data podróży | datum cesty | data odjazdu | data wylotu | datum odletu | dátum odchodu
    | dátum cesty | dátum odletu | dzień wyjazdu | den odjezdu | data przejazdu | data kursu | datum jízdy | dátum jazdy | termin podróży
    | termin wyjazdu | termín cesty | den jízdy | datum a čas odjezdu | data i godzina odjazdu | data i godzina wyjazdu
    | dátum a čas odchodu | data rejsu`,
  arrivalDate: `data przyjazdu | datum příjezdu | dátum príchodu | data przylotu | datum příletu | datum a čas příjezdu
    | data i godzina przyjazdu | dátum a čas príchodu`,
  departureTime: `godzina odjazdu | čas odjezdu | godz. odjazdu | čas odchodu | godzina wyjazdu | godzina wylotu | čas odletu
    | godz. wyjazdu | godzina wypłynięcia | czas odjazdu`,
  arrivalTime: `godzina przyjazdu | čas příjezdu | godz. przyjazdu | čas príchodu | godzina przylotu | čas příletu | czas przyjazdu
    | čas prílet`,
  date: `data | datum | dátum | den | dzień | deň | datum akce | den návštěvy | data wydarzenia | datum konání | datum představení
    | data wizyty | dátum konania | dátum predstavenia | data imprezy | data koncertu | data spektaklu | data seansu | datum návštěvy
    | dátum návštevy | data zwiedzania | dátum podujatia | datum koncertu | dzień wydarzenia | data ważności biletu`,
  time: `godz | godzina | čas | godz. | godzina rozpoczęcia | čas začátku | godzina wejścia | čas vstupu | hodina | czas | godzina seansu
    | čas představení | godzina zwiedzania | čas konání | hod`,
  when: `kdy | kiedy | kedy | data i godzina | datum a čas | dátum a čas | termin | termín | termin wydarzenia | data i czas | termín konání
    | termín konania | datum a hodina | datum a čas konání | dátum a čas konania | data/godzina | data, godzina | termin wizyty
    | data i godzina wydarzenia | termín akce | kdy a kde`,
  start: `rozpoczęcie | začátek | początek | začiatok | start | godz. rozpoczęcia | začátek akce | začátek představení | začátek koncertu
    | rozpoczęcie koncertu | zahájení | začiatok predstavenia | start koncertu | początek wydarzenia | začiatok koncertu | začíná`,
  end: `koniec | konec | zakończenie | ukončenie | ukončení | godzina zakończenia | předpokládaný konec`,
  doors: `otwarcie bram | vstup od | otwarcie drzwi | otevření dveří | otvorenie dverí | dveře | vpouštění | wejście od | bramy | otvorenie brán
    | vstup do sálu | otevření bran | dvere | vpúšťanie | otwarcie bramek | wpuszczanie | otevření sálu | drzwi | otwarcie sali | brány | brána`,
  boarding: `boarding | nástup do letadla | wejście na pokład | nástup do lietadla | zaokrętowanie | nástup na palubu`,
  checkIn: `zameldowanie | příjezd do hotelu | przyjazd | příjezd | príchod | nástup na pobyt | check-in | początek pobytu | začátek pobytu
    | pobyt od | data przyjazdu | datum příjezdu | nástup | dátum príchodu | przyjazd (check-in) | ubytování od | zameldowanie od
    | termín nástupu`,
  checkOut: `wymeldowanie | odjezd z hotelu | wyjazd | odjezd | odchod | check-out | koniec pobytu | konec pobytu | pobyt do | data wyjazdu
    | datum odjezdu | dátum odchodu | ukončení pobytu | ubytování do | wymeldowanie do`,
  pickUp: `odbiór | miejsce odbioru | vyzvednutí | místo vyzvednutí | převzetí | prevzatie | data odbioru | odbiór pojazdu | převzetí vozidla
    | datum vyzvednutí | začátek pronájmu | wydanie pojazdu | místo převzetí | miesto prevzatia | początek wynajmu`,
  dropOff: `zwrot | miejsce zwrotu | vrácení | místo vrácení | vrátenie | data zwrotu | zwrot pojazdu | vrácení vozidla | datum vrácení
    | konec pronájmu
    | odevzdání | koniec wynajmu | miesto vrátenia`,
  entry: `wjazd | vjezd | vjazd | parkowanie od | začátek parkování | parkování od`,
  exit: `wyjazd z parkingu | výjezd | výjazd | parkowanie do | konec parkování | parkování do`,
  validFrom: `ważny od | platí od | platnost od | ważna od | ważność od | platnosť od | platný od | platná od | začátek platnosti
    | początek ważności | začiatok platnosti | obowiązuje od | data rozpoczęcia ważności`,
  validUntil: `ważny do | platí do | platnost do | ważna do | ważność do | platnosť do | platný do | platná do | konec platnosti
    | koniec ważności | koniec platnosti | data ważności | wygasa | wykorzystaj do | uplatnit do | platnost poukazu do | termin ważności
    | obowiązuje do | použijte do | datum platnosti | dátum platnosti`,
  validity: `ważny | platnost | ważność | platí | ważny w dniu | platnosť | platný | platná | ważna | okres ważności | doba platnosti
    | platnost jízdenky | ważny w okresie | období platnosti | platnost jízdního dokladu | ważność biletu | platí dne | platnosť lístka`,
  issued: `data wystawienia | vydáno | datum prodeje | data zakupu | datum vystavení | datum nákupu | sprzedano | dátum predaja | dátum nákupu
    | vystaveno | vystavené | wystawiono | data sprzedaży | data i godzina zakupu | datum vydání | data złożenia zamówienia | zakoupeno
    | data rezerwacji | datum rezervace | dátum vystavenia | kúpené | wydrukowano | vytištěno | datum objednávky | data wydruku
    | dátum objednávky | vytlačené | čas sprzedaży | prodáno | data zamówienia`,
  seat: `miejsce | miejsca | místo | místa | sedadlo | siedadlo | miejsce siedzące | miesto | m. do siedzenia | místo k sezení
    | miesto na sedenie | sedadla | číslo sedadla | číslo místa | číslo miesta | nr miejsca | numer miejsca | fotel | m-ce | sedadlo č
    | místo č | miesta | miejsce nr | msc | místo v řadě | křeslo | kreslo | numer fotela | miejsce do siedzenia | sedačka`,
  row: `rząd | řada | rad | rząd nr | řada č | rad č | rzędy`,
  section: `sektor | blok | sekce | sekcia | strefa miejsc | trybuna | tribuna | część | zóna sezení | kategorie sedadla | sektor/blok | úsek`,
  level: `piętro | poziom | patro | poschodí | poschodie | pokład | paluba | balkon`,
  coach: `wagon | vůz | vozeň | wagon nr | voz | nr wagonu | číslo vozu | číslo vozňa | numer wagonu | vůz č | vozeň č | wag`,
  class: `klasa | třída | trieda | klasa podróży | vozová třída | cestovní třída | vozňová trieda | klasa wagonu | kl | kabina`,
  gate: `bramka | wyjście | brána | gate | odletová brána | wejście do samolotu`,
  terminal: `terminal | terminál`,
  platform: `peron | nástupiště | nástupište | kolej | kolej/nástupiště | stanowisko | stání | tor | koľaj | stojisko | nr stanowiska
    | peron/tor | nást | odjezdové stání`,
  group: `skupina | grupa | strefa boardingowa | skupina nástupu`,
  baggage: `bagaż | zavazadla | batožina | bagaż podręczny | bagaż rejestrowany | zavazadlo | príručná batožina | příruční zavazadlo`,
  room: `sala | sál | pokój | pokoj | izba | typ pokoje | typ izby | rodzaj pokoju | typ pokoju | kabina | kajuta | scena | kinosál | sala kinowa
    | scéna | kategorie pokoje | druh pokoje`,
  venue: `miejsce wydarzenia | místo konání | místo konání akce | miejsce | lokalizacja | miesto konania | kde | gdzie | miejsce imprezy
    | miejsce spektaklu | obiekt | klub | divadlo | teatr | kino | hala | areál | restaurace | reštaurácia | restauracja | muzeum | múzeum
    | kulturní dům | miejsce koncertu | parkoviště | parking | místo | miesto | místo akce | miesto podujatia | místo setkání | lokalita`,
  address: `adres | adresa | adres obiektu | adresa místa | ulice | ulica | adresa hotelu | adres hotelu | adresa konání`,
  entrance: `wejście | vchod | vstup | drzwi | brama | vstupní brána | wejście nr | vchod č`,
  passenger: `pasażer | imię i nazwisko | podróżny | cestující | cestujúci | jméno | meno | jméno a příjmení | meno a priezvisko | gość | host | hosť
    | pasażerowie | držitel | držiteľ | posiadacz | nazwisko i imię | uczestnik | podróżna | pasażer/ka | cestující osoba | jméno cestujícího
    | meno cestujúceho | jméno hosta | meno hosťa | nazwisko gościa | imię i nazwisko gościa | imię i nazwisko pasażera | nazwisko pasażera
    | pasažér | zákazník | objednatel | zamawiający | kupujący | jméno zákazníka | účastník | właściciel biletu | właściciel | vlastník | posiadacz biletu
    | klient | návštěvník | návštevník | řidič | kierowca | rezerwujący | jméno držitele | meno držiteľa | jméno účastníka | meno zákazníka
    | jméno a příjmení cestujícího | imię pasażera | nazwisko | příjmení a jméno | pasažieri | cestující 1 | vodič | imię i nazwisko podróżnego
    | jméno na rezervaci | rezervace na jméno | rezerwacja na nazwisko | osoba rezerwująca | majitel | objednávateľ | dane pasażera | právo užívat
    | pasażerka | pasažérka | zákaznice | zákazníčka | účastnice | účastníčka | držitelka | držiteľka | návštěvnice | řidička | vodička | majitelka
    | cestujúca | uczestniczka | posiadaczka | właścicielka | klientka | zamawiająca | kupująca | objednatelka`,
  party: `liczba osób | počet osob | liczba podróżnych | osób | počet cestujících | počet osôb | liczba gości | počet hostů | počet hostí | ilość osób
    | osoby | počet cestujúcich | dorośli | dospělí | dospelí | liczba biletów | počet vstupenek | goście | hosté | hostia | ilość | počet
    | liczba pasażerów | liczba uczestników | počet lístkov | ilość biletów | počet kusů | cestující celkem`,
  bookingReference: `numer rezerwacji | nr rezerwacji | rezerwacja | číslo rezervace | rezervace | rezervační kód | kod rezerwacji
    | numer zamówienia | nr zamówienia | číslo objednávky | objednávka | kód rezervace | zamówienie | zamówienie nr | kód transakce
    | číslo rezervácie | rezervácia | kód rezervácie | objednávka číslo | objednávka č | číslo potvrzení | numer potwierdzenia | rezervace č
    | id rezerwacji | id zamówienia | rezervační číslo | rezerwacja nr | číslo potvrdenia | rezervačné číslo | rezervačný kód
    | kod potwierdzenia | id objednávky | variabilní symbol objednávky | id rezervace | číslo knihování | kód objednávky | rezervácia č
    | transakcja | numer transakcji | číslo transakce | nr transakcji | číslo voucheru`,
  ticketNumber: `numer biletu | nr biletu | číslo jízdenky | kód jízdenky | číslo vstupenky | bilet nr | číslo dokladu | seria i numer | kód dokladu
    | číslo lístka | číslo cestovného lístka | číslo cestovného dokladu | číslo letenky | kód vstupenky | seria i nr | seria i numer biletu
    | vstupenka č | vstupenka číslo | jízdenka č | lístok č | kod biletu | id biletu | bilet numer | kod kreskowy | čárový kód | čiarový kód
    | číslo jízdního dokladu | e-letenka | numer e-biletu | kód lístka | číslo vstupenky/kód | id vstupenky | letenka č | vstupenka id | id jízdenky`,
  membershipNumber: `numer karty | číslo karty | nr karty | číslo člena | členské číslo | numer członkowski | číslo průkazu | číslo preukazu
    | numer klubowicza | nr klubowicza | členské č`,
  membershipProgram: `program lojalnościowy | věrnostní program | členství | członkostwo`,
  voucherCode: `kod kuponu | kód poukazu | číslo poukazu | kod rabatowy | slevový kód | zľavový kód | kod vouchera | kód voucheru | numer bonu
    | kod bonu | kod karty podarunkowej | numer karty podarunkowej | kód kupónu | kód poukážky | číslo poukážky | kod promocyjny`,
  pin: `kod pin | kód pin | pin kod`,
  price: `cena | cena celkem | celkem | razem | do zapłaty | suma | łącznie | suma pln | cena razem | k úhradě | cena biletu | celková cena | cena spolu
    | spolu | cestovné | jízdné | wartość | opłata | cena brutto | zapłacono | uhrazeno | kwota | celková suma | cena jízdenky | cena vstupenky
    | cena lístka | cena całkowita | łączna cena | cena łączna | celkem k úhradě | celkem kč | razem do zapłaty | uhradené | k úhrade | zaplaceno
    | cena celkom | celkom | cena s dph | cena za bilet | celkem včetně dph | celkem s dph | cena za osobu | suma do zapłaty | łączna kwota
    | cena vč. dph | kwota do zapłaty | należność | cena/ks | zaplatené | celková částka | wartość zamówienia | cena pobytu`,
  balance: `wartość bonu | hodnota | hodnota poukazu | saldo | zůstatek | zostatok | kwota karty | hodnota poukážky | wartość karty | nominał`,
  number: `pociąg | nr pociągu | vlak | linka | spoj | číslo vlaku | nr lotu | pociąg nr | číslo spoje | linie | numer lotu | číslo letu
    | numer pociągu | rejs | lot nr | číslo spoja | linia | číslo linky | linka/spoj | autobus | kurs | nr kursu | vlak č | let č | numer kursu | let
    | lot | číslo vlaku a název | numer linii | nr linii | číslo autobusu | numer rejsu | číslo zájezdu`,
  carrier: `przewoźnik | dopravce | dopravca | linia lotnicza | linie lotnicze | přepravce | letecká společnost | operator | aerolinka
    | letecká spoločnosť | przewozy`,
  vehicle: `numer rejestracyjny | nr rejestracyjny | spz | rz vozidla | ečv | registrační značka | statek | loď | prom | trajekt | pojazd | vozidlo
    | nr rej | státní poznávací značka | typ vozidla | registrační číslo | marka pojazdu`,
  product: `rodzaj biletu | typ jízdenky | typ biletu | druh jízdenky | taryfa | tarif | oferta | sleva | kategoria | ulga | typ vstupenky | druh vstupenky
    | druh lístka | typ lístka | kategorie | kategória | nazwa biletu | cenová kategorie | zľava | druh jízdného | druh dokladu | kategorie vstupenky
    | rodzaj ulgi | kategoria cenowa | typ dokladu`,
  area: `strefy | strefa | zóny | pásma | platí v pásmech | pásmo | zóna | obszar ważności | územní platnost | strefa taryfowa | tarifní pásma | platí v zónách
    | územná platnosť`,
  phone: `telefon | telefón | tel | telefonní číslo | numer telefonu | infolinia | nr telefonu | telefónne číslo`,
  website: `strona internetowa | strona www | web | webová stránka | internet`,
  email: `e-mail | adres e-mail | e-mailová adresa`,
  title: `wydarzenie | akce | predstavení | název akce | nazwa wydarzenia | film | koncert | představení | predstavenie | podujatie | spektakl | impreza
    | názov podujatia | tytuł | název | názov | výstava | wystawa | zápas | mecz | událost | tytuł filmu | název představení | nazwa imprezy`,
  hotel: `hotel | ubytování | nocleg | ubytovanie | hotel/obiekt | ubytovací zařízení | zakwaterowanie | název hotelu | penzion | pensjonat`,
  issuer: `organizator | pořadatel | sprzedawca | vystavil | organizátor | usporiadateľ | prodejce | predajca | wystawca | vydavatel | wystawił`,
  duration: `czas podróży | doba jízdy | noce | nocí | liczba nocy | počet nocí | czas przejazdu | doba cesty | délka | długość pobytu | čas jazdy
    | czas trwania | délka pobytu | délka představení | trvání | dĺžka pobytu | nocy | ilość nocy | počet nocí/osob | doba trvání`,
  noise: `datum platby | dph | data urodzenia | datum narození | dátum narodenia | dič | ičo | nip | płatność | platba | faktura | faktúra | faktura nr
    | przesiadka | přestup | prestup | odległość | vzdálenost | vzdialenosť | kurz | opłata rezerwacyjna | forma płatności | způsob platby
    | spôsob platby | ptu | w tym ptu | w tym vat | z toho dph | ič dph | číslo faktury | numer faktury | regon | krs | variabilní symbol
    | variabilný symbol | kaucja | kauce | opłata serwisowa | servisní poplatek | servisný poplatek | poplatek | poplatok | storno | rabat
    | numer klienta | číslo zákazníka | data płatności | termin płatności | splatnost | číslo účtu | nr konta | pesel | bezpłatna anulacja
    | storno zdarma | numer dowodu | číslo dokladu totožnosti | dk | stawka vat | sazba dph | tarifní km | datum splatnosti | číslo pasu
    | reżyseria | reżyser | autor | autorka | kompozytor | dyrygent | choreografia | obsada | przekład | scenografia | kostiumy | występują | režie
    | režisér | réžia | skladatel | skladateľ | dirigent | choreografie | účinkují | účinkujú | obsazení | obsadenie | překlad | preklad | kostýmy | hrají
    | dramaturgie | scénář`,
};
