import type { LabelTable } from '../roles.ts';

/** Finnish and Estonian labels. */
export const finnic: LabelTable = {
  from: `lähtöasema | mistä | lähtöpaikka | lähtösatama | lähtöpysäkki | lähtökaupunki | lähtökenttä | lähtöpiste
    | väljumiskoht | kust | alguspeatus | lähtepeatus | lähtekoht | lähtesadam | lähtejaam | väljumissadam | väljumispeatus | peatusest`,
  to: `tuloasema | minne | määränpää | tulosatama | saapumisasema | kohdeasema | määräasema | tulopysäkki | saapumissatama | saapumispaikka
    | määräpaikka | sihtkoht | kuhu | lõpp-peatus | sihtpeatus | sihtsadam | sihtjaam | saabumiskoht | saabumissadam | saabumispeatus
    | peatusesse`,
  via: `kautta | läbi`,
  station: `asema | pysäkki | satama | jaam | peatus | sadam | reitti | marsruut`,
  departure: `lähtö | lähtee | menomatka | lähdöt | väljumine | väljub | ärasõit | väljumised`,
  arrival: `saapuminen | saapuu | tulo | perillä | saabumine | saabub | kohal`,
  departureDate: `matkapäivä | lähtöpäivä | matkustuspäivä | lähtöpvm | menopäivä | reisi kuupäev | väljumise kuupäev | sõidukuupäev
    | väljumiskuupäev | reisikuupäev`,
  arrivalDate: `saapumispäivä | tulopäivä | saabumise kuupäev | saabumiskuupäev`,
  departureTime: `lähtöaika | lähtee klo | väljumisaeg | väljumise aeg | lähtö klo`,
  arrivalTime: `saapumisaika | tuloaika | saapuu klo | saabumisaeg | saabumise aeg | saapuminen klo`,
  date: `päivä | päivämäärä | pvm | päiväys | vierailupäivä | esityspäivä | kuupäev | päev | tapahtumapäivä | käyntipäivä | ürituse kuupäev`,
  time: `aika | kello | klo | kellonaika | kellaaeg | kell | aeg | esitysaika`,
  when: `milloin | päivä ja aika | ajankohta | päivämäärä ja aika | päivämäärä ja kellonaika | pvm ja aika | kuupäev ja kellaaeg | toimumisaeg
    | kuupäev ja aeg | millal | toimumise aeg`,
  start: `alkaa | alkamisaika | alkaen klo | esitys alkaa | näytös alkaa | algus | algab | algusaeg | alku`,
  end: `päättyy | päättymisaika | loppu | lõpp | lõpeb | lõppaeg`,
  doors: `ovet | ovet avataan | ovet avautuvat | ovet aukeavat | portit avautuvat | uksed avatakse | uste avamine | uksed | väravad avatakse`,
  boarding: `koneeseen nousu | boarding | lähtöportin aukeaminen | pardaleminek | portille | laivaan nousu`,
  checkIn: `sisäänkirjautuminen | tulopäivä | saapuminen | saapumispäivä | sisseregistreerimine | saabumine | check-in | sisäänkirjaus`,
  checkOut: `uloskirjautuminen | lähtöpäivä | lähtö | väljaregistreerimine | lahkumine | check-out | uloskirjaus`,
  pickUp: `nouto | noutopaikka | auton nouto | noutoaika | kättesaamine | noutopiste
    | nouto alkaen | vuokra alkaa | rendi algus | auto kättesaamine`,
  dropOff: `palautus | palautuspaikka | auton palautus | palautusaika | tagastamine
    | vuokra päättyy | rendi lõpp | tagastuskoht`,
  entry: `pysäköinti alkaa | sisäänajo`,
  exit: `pysäköinti päättyy | ulosajo`,
  validFrom: `voimassa alkaen | kehtib alates | kehtivuse algus | voimassaolo alkaa | kehtiv alates | voimaantulo`,
  validUntil: `voimassa asti | voimassa saakka | voimassaolo päättyy | kehtib kuni | kehtivuse lõpp | kehtiv kuni | viimeinen voimassaolopäivä
    | viimeinen käyttöpäivä | voimassa`,
  validity: `voimassaolo | voimassaoloaika | kehtivus | kehtib | kehtivusaeg | voimassaolo-aika`,
  issued: `myyntipäivä | ostopäivä | ostettu | tilauspäivä | varauspäivä | tulostettu | müügikuupäev | ostukuupäev | väljastatud | ostu aeg
    | broneerimise kuupäev | varattu | ostoaika | väljastamise kuupäev`,
  seat: `paikka | istumapaikka | paikat | paikkanumero | istuin | istumapaikat | koht | istekoht | kohad | iste | istekoha number | koha number
    | paikkanro | paikka nro`,
  row: `rivi | rida | rivi nro | rea number`,
  section: `katsomo | lohko | katsomonosa | sektor | plokk | osa | sektori | piiri`,
  level: `kerros | korrus | kansi`,
  coach: `vaunu | vaunut | vagun | vaunu nro | vaunun numero | vaguni number`,
  class: `luokka | klass | matkustusluokka | reisiklass | vaunuluokka`,
  gate: `portti | värav | lähtöportti | väljumisvärav`,
  terminal: `terminaali | terminal`,
  platform: `laituri | raide | perroon | platvorm | lähtöraide | lähtölaituri | laituri nro`,
  baggage: `matkatavarat | pagas | käsimatkatavarat | käsipagas | ruumamatkatavarat`,
  room: `sali | huone | huonetyyppi | saal | tuba | toatüüp | hytti | kajut | näyttämö | hyttiluokka | huoneluokka | hyttinumero`,
  venue: `paikka/osoite | tapahtumapaikka | toimumiskoht | asukoht | esityspaikka | teatteri | tapahtumapaikan nimi | elokuvateatteri
    | ravintola | areena | koht/aadress | missä | kokoontumispaikka`,
  address: `osoite | aadress | katuosoite | käyntiosoite`,
  entrance: `sisäänkäynti | sissepääs | sisäänkäynnin | ovi | uks | porras`,
  passenger: `matkustaja | nimi | matkustajat | vieras | asiakas | matkustajan nimi | reisija | reisijad | külaline | reisija nimi | osallistuja
    | haltija | lipun haltija | varaaja | ees- ja perekonnanimi | ees- ja perenimi | osaleja | omanik | pileti omanik | kliendi nimi | klient
    | tilaaja | kuljettaja | vieraan nimi | varaajan nimi | asiakkaan nimi | jäsen | külalise nimi | tellija | osallistujan nimi`,
  party: `henkilöä | matkustajien määrä | henkilömäärä | lukumäärä | kpl | reisijate arv | inimeste arv | aikuisia | külaliste arv | piletite arv
    | vieraiden määrä | vieraita | matkustajia | henkilöitä | lippuja | piletid | täiskasvanud | aikuiset | henkilöt`,
  bookingReference: `varausnumero | varaustunnus | tilausnumero | tilauksen numero | varauskoodi | varausviite | varaus | tilaus | broneeringu number
    | broneering | broneeringu kood | tellimuse number | tellimus | tellimuse nr | broneeringu nr | tilausnro | varausnro | tilaustunnus
    | broneerimisnumber | viitenumero | tellimusnumber | broneeringukood | vahvistusnumero | kinnitusnumber | varauksen numero | matkavaraus`,
  ticketNumber: `lippunumero | lipun numero | lippu nro | e-lippu | lipun tunnus | pileti number | pileti nr | piletikood | e-pileti number
    | lippukoodi | viivakoodi | matkalipun numero | lipputunnus | pileti kood | ribakood | lipun nro`,
  membershipNumber: `jäsennumero | kortin numero | kaardi number | liikme number | kanta-asiakasnumero | bonuskortti | kortin nro`,
  voucherCode: `lahjakortin koodi | alennuskoodi | kinkekaardi kood | sooduskood | lahjakortin numero | koodi`,
  pin: `pin-koodi | pin-kood | tunnusluku`,
  price: `hinta | yhteensä | kokonaishinta | loppusumma | maksettu | hind | hind kokku | kokku | summa | tasuda | makstud | lipun hinta
    | hinta yhteensä | maksettava | maksettavaa | pileti hind | yht | koguhind | kogusumma | maksettu yhteensä | hinta yht | piletihind`,
  balance: `arvo | saldo | väärtus | jääk | lahjakortin arvo`,
  number: `juna | lento | linja | vuoro | rong | lend | lennu number | liin | lennon numero | lentonumero | junan numero | rongi number
    | linjan numero | reis | buss | vuoronumero | lennu nr | bussi number | junanumero | linja-auto | reisi number | liini number`,
  carrier: `operaattori | lentoyhtiö | liikennöitsijä | vedaja | lennufirma | vedaja nimi | varustamo | liikennöi`,
  vehicle: `rekisterinumero | ajoneuvo | laiva | alus | parvlaev | sõiduk | laev | registreerimisnumber | auton rekisterinumero
    | sõiduki number | sõiduki registreerimisnumber | rekisteritunnus`,
  product: `lipputyyppi | lipputuote | lippuluokka | piletitüüp | pileti liik | pileti tüüp | hinnaluokka | tuote | toode | lippulaji
    | hintaluokka | asiakasryhmä | sooduskategooria | pileti nimetus`,
  area: `vyöhykkeet | vyöhyke | tsoon | tsoonid | vyöhykkeillä | voimassaoloalue`,
  phone: `puhelin | telefon | puhelinnumero | puh`,
  website: `verkkosivu | koduleht | verkkosivut`,
  email: `sähköposti | e-post | e-posti aadress | sähköpostiosoite`,
  title: `tapahtuma | näytös | esitys | konsertti | elokuva | üritus | etendus | film | kontsert | sündmus | tapahtuman nimi | näyttely
    | näitus | ottelu | ürituse nimi`,
  hotel: `hotelli | majoitus | hotell | majutus | majoituspaikka | hotellin nimi`,
  issuer: `järjestäjä | korraldaja | myyjä | müüja | tapahtuman järjestäjä`,
  duration: `kesto | matka-aika | yötä | ööd | kestus | sõiduaeg | reisi kestus | öiden määrä | ööde arv | matkan kesto | öitä`,
  noise: `alv | maksutapa | tavaksi | syntymäaika | sünniaeg | käibemaks | km | arve number | lasku | laskunumero | y-tunnus | vaihto
    | ümberistumine | makseviis | vaihdot | toimitusmaksu | palvelumaksu | teenustasu | asiakasnumero | kliendinumber | peruutus
    | alennus | soodustus | sünnikuupäev | isikukood | henkilötunnus | passi number | sis. alv | registrikood | maksupäivä | eräpäivä
    | kuitti | kaupintatunnus
    | ohjaus | ohjaaja | käsikirjoitus | kirjailija | säveltäjä | kapellimestari | koreografia | koreografi | näyttelijät | esiintyjät | rooleissa
    | suomennos | lavastus | puvut | lavastaja | helilooja | dirigent | koreograaf | osades | autor | tõlkija | kunstnik`,
};
