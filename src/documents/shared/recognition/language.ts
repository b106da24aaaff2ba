import type { LatinModel } from './models.ts';

/**
 * LIST: words by which the language of a ticket is told after a first, rough look: the most frequent small words, and words
 * that stand on tickets. Without accents, which a recogniser of another language does not know. The languages from Polish on
 * share no word with those before them, nor with their everyday words, so that these are told as surely as without them.
 */
const telling: Readonly<Record<LatinModel, string>> = {
  eng: `the of to and for is your you with this that at on from be please not will by or it have date time seat row gate
    name ticket valid booking order doors venue address price passenger departure arrival platform coach class boarding
    flight number reference section until monday tuesday wednesday thursday friday saturday sunday january february march
    june july october december guest check-in room total`,
  deu: `der die das und ist nicht mit fur von den dem ein eine auf zu im sie ihr ihre wir bei bitte werden wird oder auch
    nur nach sich aus am zum zur gultig uhr einlass sind kann datum zeit sitz platz reihe preis fahrkarte abfahrt ankunft
    gleis wagen klasse reisender fahrgast karte beginn ort strasse buchung bestellung buchungsnummer auftragsnummer montag
    dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember eintritt saal
    adresse summe aufenthalt gaste erwachsener erwachsene rechnung rechnungsnummer zimmertyp buchungsreferenz vollpreis
    bestell-nr kategorie kundenservice reiseziel ticketinhaber vielen dank euro flughafen bahnhof zimmer anreise abreise gast ticketnummer hbf nach`,
  fra: `le la les des et est vous votre pour dans une un sur par avec ne pas du au aux ce cette nous sont etre plus ou en
    merci billet veuillez qui vos valable lors heure place rang siege prix depart arrivee voiture classe voyageur nom
    adresse commande reservation lieu salle seance lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars
    avril mai juin juillet aout septembre octobre novembre decembre tarif porte numero passager vol gare quai client`,
  spa: `el los las y del es para con por una un su en que no se al este esta sus puede entrada gracias mas como ser usted
    fecha hora asiento fila precio salida llegada coche clase viajero nombre direccion pedido reserva lugar sala sesion
    lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre puerta numero pasajero vuelo anden localizador billete tren habitacion huesped huespedes adultos recibo cliente confirmacion importe butaca recinto apertura`,
  ita: `il lo gli e di del della per con una un in che non si al questo questa biglietto dei delle nel sono alla dal da
    grazie essere tuo tua ore ed valido data ora posto fila prezzo partenza arrivo carrozza classe viaggiatore nome
    indirizzo ordine prenotazione luogo sala spettacolo lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio
    febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre porta numero passeggero volo
    binario treno apertura ingresso codice fino`,
  nld: `de het een en van is voor met op niet u uw je jouw dit deze zijn wordt bij of te aan door kunt naar ook wij
    graag uit geldig om over datum tijd stoel rij plaats prijs vertrek aankomst spoor rijtuig klasse reiziger naam adres
    bestelling boeking reservering locatie zaal maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari
    maart mei juni juli augustus oktober deuren kaartje ticketnummer reserveringsnummer uur vlucht gast kamer trein`,
  por: `o os as e do da para com por uma um no na que nao se ao este esta seu sua dos das em sao pelo pela bilhete voce
    obrigado mais deve pode ou nos data hora horario lugar fila assento preco partida chegada carruagem classe passageiro
    nome endereco morada pedido reserva local sala sessao segunda terca quarta quinta sexta sabado domingo janeiro
    fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro porta numero voo comboio abertura
    recinto poltrona codigo entrada`,
  pol: `bilet biletu bilety jest oraz dla przy lub moze mozna nalezy prosimy dziekujemy tylko waznosci wazny wazna godz
    godzina dnia imie nazwisko pasazer pasazera odjazd przyjazd wyjazd stacja peron pociag miejsce miejsca rzad
    wejscie wejscia wstep wstepu otwarcie drzwi klasa ulga normalny ulgowy numer rezerwacji rezerwacja zamowienia
    zamowienie platnosc kolej dworzec lotnisko przewoznik przystanek dokumentem tozsamosci zwrotu odsprzedazy zakaz
    poniedzialek wtorek sroda czwartek piatek sobota niedziela stycznia lutego marca kwietnia maja czerwca lipca
    sierpnia wrzesnia pazdziernika listopada grudnia rozpoczeciu kupujacy gosc pokoj nocleg`,
  ces: `jizdenka vstupenka vstupenky vstupne listek jizda plati platnost pouze nebo jsou byt pri prosim dekujeme trida
    vlak vuz mista sedadlo odjezd prijezd nastupiste kolej stanice nadrazi letiste cestujici jmeno prijmeni
    objednavka objednavky rezervace kod cislo zacatek otevreni vchod doklad prukaz pondeli utery streda ctvrtek
    patek sobota nedele ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince zpet
    jednosmerna zpatecni dospely celkem pokoj ubytovani vstup hodin`,
  swe: `biljett biljetten och att inte med till fran det galler endast eller plats klass vagn avgang ankomst resenar
    namn bokning bokningsnummer bestallning ordernummer orderdatum kategori borjar inslapp oppnar dorrar kl mandag
    tisdag onsdag torsdag fredag lordag sondag maj augusti vuxen ungdom giltig legitimation tillsammans
    forestallningens borjan ingen vik streckkoden staplats sittplats flygplats hamtas kvitto kvar tack`,
  dan: `billetten og ikke til det med pa eller kun gaelder gyldig afgang ankomst spor vogn plads saede raekke navn dato
    klokken dore abner dorene bestilling bestillingsnummer ordrenummer rejsende tog lufthavn mandag tirsdag onsdag
    torsdag fredag lordag sondag marts maj voksen venligst adgang pladser staplads siddeplads refunderes ombyttes
    fremvises kvittering vaerelse overnatning`,
  nor: `billett billetten og ikke til det med pa eller kun gjelder gyldig avgang ankomst spor vogn plass sete navn dato
    klokken dorer apner dorene bestilling bestillingsnummer ordrenummer reservasjon reisende tog lufthavn flyplass
    mandag tirsdag onsdag torsdag fredag lordag sondag desember voksen takk vennligst inngang staplass sitteplass
    refunderes vises mva kvittering overnatting`,
  fin: `lippu liput lipun tai ovat seka voimassa klo paikka rivi istuin katsomo ovet aukeavat hinta nimi varaus
    varausnumero tilaus tilausnumero paivamaara lahto saapuminen raide vaunu juna asema lentokentta matkustaja
    luokka aikuinen lapsi kiitos sisaankaynti maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta
    marraskuuta joulukuuta esitys tapahtuma yhteensa vastaanotto huone paluu`,
  hun: `jegy jegyek egy vagy csak ervenyes hely helyek szek sor nev kezdes kapunyitas kapu indulas erkezes vagany kocsi
    vonat allomas palyaudvar repuloter utas osztaly rendeles rendelesszam foglalas foglalasi szam azonosito
    koszonjuk kerjuk belepes belepo hetfo kedd szerda csutortok pentek szombat vasarnap marcius aprilis majus junius
    julius augusztus szeptember felnott gyermek osszesen szoba ejszaka vendeg eloadas`,
  ron: `bilet biletul bilete sau pentru sunt valabil valabila locul rand scaun nume prenume pasager calator plecare
    sosire peron linia aeroport clasa rezervare rezervarii numar intrare usilor deschidere multumim rugam luni marti
    miercuri joi vineri sambata duminica ianuarie februarie martie aprilie iunie iulie septembrie octombrie
    noiembrie decembrie copil noapte oaspete spectacol inceput`,
  tur: `bilet bileti biletiniz ve icin degil veya gecerlidir gecerli koltuk sira yer fiyat ucret tutar soyad isim yolcu
    kalkis varis peron istasyon havalimani havaalani ucus kapi kapilar acilis baslangic saat tarih rezervasyon
    siparis numarasi giris pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat nisan mayis haziran
    temmuz agustos eylul ekim kasim aralik yetiskin cocuk tesekkurler lutfen toplam gece misafir etkinlik`,
};

const byWord = new Map<string, LatinModel[]>();
for (const [model, list] of Object.entries(telling) as [LatinModel, string][]) {
  for (const word of new Set(list.split(/\s+/))) byWord.set(word, [...(byWord.get(word) ?? []), model]);
}

/** Languages that a reader of the other one reads as well: which of them it is hardly matters. */
const kin: Readonly<Partial<Record<LatinModel, LatinModel>>> = { dan: 'nor', nor: 'dan' };
/** Votes that tell a language; how far ahead of the next one it must be, and English of all others. */
const least = 1.5;
const lead = { other: 1.15, english: 2 };

/**
 * The language that recognised words are most likely in; undefined when they do not tell. A little of another language
 * outweighs much English, which stands beside it on many tickets.
 */
export function tellLanguage(words: readonly { readonly text: string }[]): LatinModel | undefined {
  const votes = new Map<LatinModel, number>();
  for (const { text } of words) {
    for (const part of plain(text).split(/[^a-z-]+/)) {
      const languages = byWord.get(part) ?? [];
      // Short words are easily misread ones.
      const weight = (part.length > 3 ? 1 : part.length === 3 ? 0.7 : 0.4) / languages.length;
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + weight);
    }
  }
  const english = votes.get('eng') ?? 0;
  votes.delete('eng');
  const [first, second, third] = [...votes].sort((one, other) => other[1] - one[1]);
  if (english >= least && english > (first?.[1] ?? 0) * lead.english) return 'eng';
  if (!first || first[1] < least) return undefined;
  const rival = second?.[0] === kin[first[0]] ? third : second;
  return rival && first[1] < rival[1] * lead.other ? undefined : first[0];
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
