import type { LabelTable } from '../roles.ts';

/** Hungarian labels. */
export const hungarian: LabelTable = {
  from: `honnan | indulási állomás | indulás helye | felszállás helye | kiindulási állomás | indulási hely | felszállóhely | kiindulás | indulási megálló
    | indulási repülőtér | felszállás | viszonylat kezdete`,
  to: `hová | hova | érkezési állomás | érkezés helye | célállomás | leszállás helye | úti cél | cél | érkezési hely | leszállóhely | érkezési megálló
    | érkezési repülőtér | leszállás | rendeltetési állomás`,
  via: `keresztül | útirány | érintésével`,
  station: `állomás | megálló | kikötő | útvonal | viszonylat`,
  departure: `indulás | ind | indul`,
  arrival: `érkezés | érk | érkezik`,
  departureDate: `utazás dátuma | indulás dátuma | utazás napja | indulás napja | indulási dátum | utazás időpontja | indulás dátuma és időpontja`,
  arrivalDate: `érkezés dátuma | érkezés napja | érkezési dátum`,
  departureTime: `indulás időpontja | indulási idő | indulás ideje | indulási időpont`,
  arrivalTime: `érkezés időpontja | érkezési idő | érkezés ideje | érkezési időpont`,
  date: `dátum | nap | előadás dátuma | látogatás dátuma | esemény dátuma | az előadás napja | belépés napja | kelt`,
  time: `idő | óra | kezdési időpont | belépés időpontja | vetítés időpontja | belépési idő | idősáv`,
  when: `mikor | időpont | dátum és idő | dátum és időpont | előadás időpontja | az esemény időpontja | az előadás időpontja | foglalás időpontja | esemény időpontja
    | dátum, időpont | vetítés kezdete`,
  start: `kezdés | kezdete | kezdődik | kezdet | előadás kezdete | kezdés időpontja | koncert kezdete | műsorkezdés`,
  end: `vége | befejezés | előadás vége | várható befejezés`,
  doors: `kapunyitás | ajtónyitás | beengedés | nyitás | kapuk | ajtók | kapuk nyitása | ajtók nyitása`,
  boarding: `beszállás | beszállás kezdete | beszállási idő`,
  checkIn: `bejelentkezés | érkezés | érkezés napja | érkezés dátuma | check-in`,
  checkOut: `kijelentkezés | távozás | elutazás | távozás napja | távozás dátuma | check-out | elutazás napja`,
  pickUp: `átvétel | átvétel helye | autó átvétele | átvétel időpontja
    | felvétel helye | bérlés kezdete`,
  dropOff: `leadás | visszaadás | leadás helye | autó leadása | leadás időpontja
    | bérlés vége`,
  entry: `behajtás | parkolás kezdete`,
  exit: `kihajtás | parkolás vége`,
  validFrom: `érvényesség kezdete | érvényes -tól | érvényes ettől | érvényesség kezdő napja | érvényes tól | érvényesség kezdő időpontja`,
  validUntil: `érvényesség vége | érvényes -ig | érvényes eddig | lejárat | lejárat dátuma | felhasználható | beváltható | érvényes ig | érvényesség lejárata`,
  validity: `érvényesség | érvényes | érvényességi idő | érvényességi időszak | érvényessége`,
  issued: `kiállítva | vásárlás dátuma | kiállítás dátuma | vásárlás időpontja | vásárolva | foglalás dátuma | rendelés dátuma | kiállítás ideje | eladás ideje
    | kiadás dátuma | váltás időpontja | nyomtatva | jegyváltás időpontja`,
  seat: `hely | ülőhely | ülés | szék | helyszám | ülőhelyek | ülésszám | székszám | helyek | hely száma | ülőhely száma | szék száma | férőhely`,
  row: `sor | sorszám a nézőtéren | sor száma`,
  section: `szektor | blokk | zóna | nézőtér | szekció | oldal`,
  level: `emelet | szint | fedélzet | erkély`,
  coach: `kocsi | kocsiszám | vagon | kocsi száma`,
  class: `osztály | kocsiosztály | utazási osztály | kocsi osztály`,
  gate: `kapu | beszállókapu | kapuszám`,
  terminal: `terminál`,
  platform: `vágány | peron | kocsiállás | indulási vágány`,
  baggage: `poggyász | kézipoggyász | feladott poggyász | csomag`,
  room: `terem | szoba | szobatípus | színpad | kabin | nagyterem | szoba típusa`,
  venue: `helyszín | esemény helyszíne | előadás helyszíne | hol | színház | étterem | mozi | stadion | múzeum | parkoló | találkozási pont`,
  address: `cím | helyszín címe | szálloda címe`,
  entrance: `bejárat | ajtó | lépcső`,
  passenger: `utas | név | utas neve | vendég neve | utazó | vendég | utazó neve | utasok | foglaló neve | jegytulajdonos | résztvevő | ügyfél neve | megrendelő
    | vásárló | vásárló neve | vezető | bérlő | teljes név | birtokos | tulajdonos | látogató | tag neve | résztvevő neve | jegy tulajdonosa | foglaló`,
  party: `fő | utasok száma | személyek száma | vendégek száma | létszám | jegyek száma | felnőttek száma | vendégek | darab | fők száma | mennyiség | résztvevők száma
    | felnőtt`,
  bookingReference: `foglalási szám | rendelésszám | foglalás száma | foglalási kód | rendelési szám | rendelés száma | rendelésazonosító | foglalási azonosító
    | foglalás azonosítója | visszaigazolási szám | rendelés azonosító | megrendelés száma | foglalásszám | foglaláskód | azonosító | rendelési azonosító
    | tranzakció azonosító | tranzakciószám | helyfoglalási kód`,
  ticketNumber: `jegyszám | jegyazonosító | vonalkód | jegy sorszáma | jegy száma | bizonylatszám | sorszám | jegyazonosító szám | jegykód | menetjegy száma | e-jegy száma
    | belépőjegy száma | bérletszám | bérlet sorszáma | jegy azonosítója`,
  membershipNumber: `tagsági szám | kártyaszám | tagszám | törzsutas szám | ügyfélkártya száma | tagsági kártya száma`,
  voucherCode: `kód | utalványkód | kuponkód | ajándékkártya száma | utalvány száma | utalvány kódja | kedvezménykód | kuponszám`,
  pin: `pin kód | pin-kód`,
  price: `ár | összesen | végösszeg | fizetendő | jegyár | teljes ár | fizetendő összeg | bruttó ár | összeg | menetdíj | teljes összeg | fizetve | összesen fizetendő
    | ár összesen | díj | bruttó összesen | jegy ára | bruttó végösszeg | kifizetett összeg | szállásdíj`,
  balance: `érték | egyenleg | utalvány értéke | kártya értéke | névérték`,
  number: `vonat | vonatszám | járat | járatszám | vonat száma | busz | járat száma | viszonylat | repülőjárat | járat szám | vonat szám | buszjárat`,
  carrier: `szolgáltató | fuvarozó | légitársaság | üzemeltető | közlekedtető`,
  vehicle: `rendszám | hajó | jármű | komp | gépjármű`,
  product: `jegytípus | jegy típusa | díjszabás | kedvezmény | tarifa | kategória | jegyfajta | menetjegy típusa | termék | jegykategória | árkategória | jegynem`,
  area: `zónák | övezet | zóna | érvényességi terület | díjövezet`,
  phone: `telefon | telefonszám`,
  website: `weboldal | honlap`,
  email: `e-mail | e-mail cím`,
  title: `esemény | előadás | rendezvény | koncert | film | kiállítás | esemény neve | mérkőzés | program | előadás címe | rendezvény neve | program neve`,
  hotel: `szálloda | szállás | hotel | szálláshely | szálloda neve | szállás neve`,
  issuer: `szervező | kiállító | rendező | értékesítő | eladó | kibocsátó`,
  duration: `menetidő | éjszaka | éjszakák száma | időtartam | éjszakák | utazási idő | éj | játékidő`,
  noise: `születési dátum | áfa | ebből áfa | adószám | fizetés | fizetési mód | átszállás | távolság | számlaszám | számla | születési idő | születési hely
    | bruttó | nettó | szervizdíj | kezelési költség | cégjegyzékszám | idegenforgalmi adó | igazolvány száma | személyi igazolvány | kezelési díj
    | fizetés módja | fizetési határidő | lemondás | áfa tartalom | útlevélszám | igazolványszám
    | rendezte | szerző | író | zeneszerző | karmester | koreográfus | koreográfia | szereplők | szereposztás | fordította | fordító | díszlet | jelmez
    | vezényel`,
};
