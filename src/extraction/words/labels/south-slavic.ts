import type { LabelTable } from '../roles.ts';

/** Slovene, Croatian, Bosnian and Serbian labels in Latin letters. */
export const southSlavic: LabelTable = {
  from: `iz | od | polazište | odhodna postaja | vstopna postaja | polazna stanica | polazni kolodvor | polazna luka | mjesto polaska | mesto polaska
    | odhodno mesto | začetna postaja | odakle | vstop | polazna postaja | odhodno pristanišče | polazno mjesto | ulazna stanica | kraj odhoda
    | polazni aerodrom | luka polaska | ukrcaj | od postaje | polazak iz`,
  to: `do | odredište | prihodna postaja | izstopna postaja | dolazna stanica | odredišni kolodvor | odredišna luka | mjesto dolaska | mesto dolaska
    | končna postaja | kamo | kuda | izstop | odredišna stanica | ciljna postaja | destinacija | cilj | odredišno mjesto | izlazna stanica | kraj prihoda
    | luka dolaska | iskrcaj | do postaje | dolazna postaja | dolazna luka | namembni kraj`,
  via: `preko | čez | kroz`,
  station: `postaja | kolodvor | stanica | luka | pristanišče | relacija | ruta | pravac`,
  departure: `odhod | polazak | odlazak | odplutje | isplovljavanje | polijetanje | poletanje | let odhod`,
  arrival: `prihod | dolazak | pristanak | slijetanje | sletanje | uplovljavanje`,
  departureDate: `datum putovanja | datum polaska | datum odhoda | datum potovanja | datum vožnje | dan polaska | datum leta | datum i vrijeme polaska
    | datum i vreme polaska | datum in ura odhoda | datum odlaska`,
  arrivalDate: `datum dolaska | datum prihoda | datum i vrijeme dolaska | datum i vreme dolaska`,
  departureTime: `vrijeme polaska | vreme polaska | ura odhoda | čas odhoda | sat polaska | polazak u`,
  arrivalTime: `vrijeme dolaska | vreme dolaska | ura prihoda | čas prihoda | dolazak u`,
  date: `datum | dan | datum događaja | datum obiska | datum dogodka | datum održavanja | datum posjeta | datum predstave | datum posete | datum prireditve
    | datum izvedbe`,
  time: `vrijeme | vreme | ura | sat | čas | ura obiska | vrijeme ulaska | termin ulaska | u sati`,
  when: `datum in ura | datum i vrijeme | datum i vreme | kdaj | kada | termin | datum/vrijeme | datum in čas | vrijeme održavanja | vreme održavanja
    | datum i sat`,
  start: `začetek | početak | začetek predstave | početak predstave | početak koncerta | vrijeme početka | vreme početka | začetek koncerta | početak programa
    | start`,
  end: `konec | kraj | završetak | zaključek | svršetak`,
  doors: `odprtje vrat | otvaranje vrata | vrata se odprejo | ulaz od | otvaranje dvorane | vstop od | vrata | otvaranje vrata u | otvorenje vrata | vrata se otvaraju | odpiranje vrat`,
  boarding: `vkrcanje | ukrcavanje | ukrcaj od | boarding`,
  checkIn: `prijava | dolazak | prihod | datum dolaska | datum prihoda | check-in | prijava od | nastanitev od`,
  checkOut: `odjava | odlazak | odhod | datum odlaska | datum odhoda | check-out | odjava do`,
  pickUp: `preuzimanje | prevzem | mjesto preuzimanja | prevzem vozila | mesto preuzimanja | preuzimanje vozila
    | početak najma | začetek najema`,
  dropOff: `povrat | vračilo | mjesto povrata | vračilo vozila | vraćanje | povrat vozila | konec najema`,
  validFrom: `vrijedi od | veljavno od | važi od | velja od | veljavna od | početak važenja | vrijedi od dana | začetek veljavnosti`,
  validUntil: `vrijedi do | veljavno do | važi do | velja do | veljavna do | rok važenja | rok trajanja | istječe | ističe | veljavnost do | iskoristiti do
    | konec veljavnosti`,
  validity: `valjanost | veljavnost | važenje | vrijedi | velja | važi | razdoblje valjanosti | rok valjanosti | veljavno | vrijedi za`,
  issued: `datum izdavanja | datum izdaje | izdano | izdato | datum kupnje | datum kupovine | datum nakupa | datum prodaje | kupljeno | vrijeme izdavanja
    | datum rezervacije | datum rezervacije | datum narudžbe | datum naročila | izdana`,
  seat: `sedež | sjedalo | sjedište | sedište | mjesto | mesto | broj sjedala | broj sedišta | številka sedeža | sjedala | broj mjesta | sjedeće mjesto
    | sedeži | sedišta | sedežno mesto | rezervirano sjedalo`,
  row: `vrsta | red | red br | vrsta št`,
  section: `sektor | blok | tribuna | sekcija | tribina | dio | odsek`,
  level: `kat | nadstropje | sprat | paluba | nivo | etaža`,
  coach: `vagon | voz | vagon br | vagon št | številka vagona | broj vagona | kola`,
  class: `razred | klasa | putnički razred | potovalni razred`,
  gate: `izlaz | vrata | izhod | gate`,
  terminal: `terminal`,
  platform: `peron | tir | kolosijek | kolosek | peron br | stajanka`,
  baggage: `prtljaga | prtljag | ručna prtljaga | ročna prtljaga | ručni prtljag`,
  room: `dvorana | sala | soba | tip sobe | vrsta sobe | kabina | vrsta smještaja | smještajna jedinica | tip smeštaja | kino dvorana`,
  venue: `mjesto održavanja | mesto održavanja | lokacija | prizorišče | kraj dogodka | kje | gdje | gde | mjesto događaja | mesto događaja | prostor
    | kraj prireditve | kazalište | gledališče | pozorište | restoran | parkiralište | parkirišče | muzej | restavracija | bioskop | lokacija dogodka
    | mjesto | mesto`,
  address: `adresa | naslov | ulica`,
  entrance: `ulaz | vhod | vrata br | ulaz br`,
  passenger: `potnik | putnik | ime i prezime | ime in priimek | gost | ime | imetnik | nositelj | ime gosta | ime potnika | ime putnika | nosilac karte | putnici
    | potniki | kupac | kupec | naručitelj | naročnik | naručilac | korisnik | udeleženec | sudionik | učesnik | prezime i ime | vlasnik karte
    | ime i prezime putnika | ime i prezime gosta | nositelj rezervacije | nosilac rezervacije | vozač | voznik | posjetitelj | posetilac | obiskovalec
    | ime in priimek potnika | član | ime nositelja
    | putnica | potnica | gošća | gostja | nositeljica | imetnica | korisnica | udeleženka | sudionica | učesnica | vlasnica karte | naročnica
    | obiskovalka | posjetiteljica | putnik/ca | potnik/ca`,
  party: `broj putnika | število potnikov | broj osoba | število oseb | osebe | broj gostiju | število gostov | odrasli | broj karata | število vstopnic | osoba
    | količina | broj ulaznica | gostje | gosti | broj odraslih`,
  bookingReference: `rezervacija | broj rezervacije | številka rezervacije | broj narudžbe | številka naročila | kod rezervacije | koda rezervacije | broj porudžbine
    | šifra rezervacije | naročilo | narudžba | rezervacija br | rezervacija št | broj potvrde | referenca | referentni broj | rezervacijski kod
    | šifra naročila | porudžbina | id rezervacije | broj transakcije | br. rezervacije | št. rezervacije | št. naročila | br. narudžbe | potvrda br`,
  ticketNumber: `broj karte | številka vozovnice | broj ulaznice | številka vstopnice | serijski broj | karta br | broj putne karte | vstopnica št | vozovnica št
    | broj vozne karte | serijska številka | broj kupona | id karte | kod ulaznice | koda vstopnice | številka karte | broj e-karte | šifra karte
    | br. karte | št. vozovnice | št. vstopnice | ulaznica br | oznaka karte | barkod | črtna koda | broj avionske karte`,
  membershipNumber: `broj kartice | broj iskaznice | članski broj | številka kartice | članska številka | broj člana`,
  voucherCode: `kod bona | koda bona | kod vaučera | broj bona | koda za popust | kod za popust | promo kod`,
  pin: `pin kod | pin koda`,
  price: `cijena | cena | ukupno | skupaj | za platiti | iznos | ukupna cijena | ukupan iznos | skupna cena | znesek | za plačilo | za uplatu | sveukupno | plačano
    | plaćeno | cijena karte | cena karte | ukupna cena | skupni znesek | skupaj za plačilo | ukupno za platiti | cijena ulaznice | cena vozovnice
    | cena vstopnice | vsega skupaj | cena ulaznice | svega | iznos s pdv-om`,
  balance: `vrijednost | vrednost | stanje | saldo`,
  number: `vlak | let | linija | vožnja | broj leta | številka leta | broj vlaka | številka vlaka | autobus | avtobus | voz br | linija br | broj linije | broj voza
    | številka linije | broj autobusa | številka vožnje | polazak br`,
  carrier: `prijevoznik | prevoznik | letalska družba | aviokompanija | zračni prijevoznik | prijevoz obavlja | prevoz opravlja | ladjar`,
  vehicle: `vozilo | registarska oznaka | registrska številka | brod | ladja | trajekt | registracija | registarska tablica | registarski broj | plovilo`,
  product: `vrsta karte | tip karte | vrsta vozovnice | vrsta vstopnice | tarifa | kategorija | vrsta ulaznice | tip ulaznice | povlastica | popust
    | kategorija karte | cenovna kategorija | tip popusta | vrsta popusta`,
  area: `zone | zona | območje | cona | cone | tarifna zona | područje`,
  phone: `telefon | mobitel | tel | gsm`,
  website: `web | spletna stran | web stranica`,
  email: `e-mail | e-pošta | e-adresa | el. pošta`,
  title: `događaj | dogodek | predstava | koncert | film | događanje | prireditev | naziv događaja | naziv dogodka | izložba | razstava | utakmica | tekma
    | naziv predstave | naslov predstave | manifestacija | priredba`,
  hotel: `hotel | smještaj | nastanitev | smeštaj | naziv hotela | objekt | objekat | namestitev`,
  issuer: `organizator | prireditelj | prodajalec | prodavatelj | izdajatelj | priređivač | prodavac | izdavatelj`,
  duration: `trajanje | noćenja | nočitve | broj noćenja | število nočitev | trajanje putovanja | čas potovanja | trajanje vožnje | noći | broj noći`,
  noise: `oib | pdv | ddv | pib | datum rođenja | datum rojstva | račun br | račun | broj računa | način plaćanja | način plačila | presjedanje | prestop
    | presedanje | jmbg | matični broj | davčna številka | id za ddv | pdv id | naknada | provizija | uključen pdv | emšo | otkazivanje | storno
    | turistička taksa | boravišna pristojba | turistična taksa | razdalja | udaljenost | datum plaćanja | valuta plačila | jir | zki | zoi | eor
    | redatelj | redateljica | režija | režiser | režiserka | reditelj | autor | avtor | skladatelj | skladateljica | dirigent | dirigentica | koreografija
    | koreograf | glumci | igrajo | igraju | uloge | prijevod | prevod | scenografija | kostimi | kostumografija`,
};
