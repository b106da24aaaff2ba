import type { LabelTable } from '../roles.ts';

/** Latvian and Lithuanian labels. */
export const baltic: LabelTable = {
  from: `no | iš | izbraukšanas vieta | iekāpšanas vieta | sākuma pietura | išvykimo stotis | išvykimo vieta | atiešanas stacija | izlidošana no | iš stotelės
    | no pieturas | no stacijas | izlidošanas lidosta | įlipimas | įlipimo stotelė | maršruto pradžia | izbraukšanas osta | išvykimo uostas | atiešanas vieta`,
  to: `uz | į | galamērķis | izkāpšanas vieta | gala pietura | atvykimo stotis | atvykimo vieta | pienākšanas stacija | ielidošana | tikslas | į stotelę
    | līdz pieturai | līdz stacijai | išlipimas | išlipimo stotelė | maršruto pabaiga | ielidošanas lidosta | ierašanās osta | atvykimo uostas | pienākšanas vieta
    | kelionės tikslas`,
  via: `caur | per`,
  station: `stacija | pietura | stotis | stotelė | osta | uostas | maršruts | maršrutas`,
  departure: `izbraukšana | atiešana | izlidošana | išvykimas | išvyksta | izbrauc | atiet | išskrydimas | izlido | išplaukimas`,
  arrival: `ierašanās | pienākšana | ielidošana | atvykimas | atvyksta | pienāk | atskridimas | ielido | atplaukimas`,
  departureDate: `izbraukšanas datums | brauciena datums | atiešanas datums | išvykimo data | kelionės data | lidojuma datums | skrydžio data | reisa datums
    | reiso data | izbraukšanas datums un laiks | išvykimo data ir laikas`,
  arrivalDate: `ierašanās datums | atvykimo data | pienākšanas datums | atvykimo data ir laikas`,
  departureTime: `izbraukšanas laiks | atiešanas laiks | išvykimo laikas | izlidošanas laiks`,
  arrivalTime: `ierašanās laiks | pienākšanas laiks | atvykimo laikas | ielidošanas laiks`,
  date: `datums | data | diena | pasākuma datums | renginio data | izrādes datums | apmeklējuma datums | apsilankymo data`,
  time: `laiks | laikas | plkst | pulksten | valanda | val | seanso laikas | seansa laiks | apmeklējuma laiks`,
  when: `datums un laiks | data ir laikas | kad | norises laiks | renginio laikas | norises datums un laiks | kada | data, laikas | datums, laiks`,
  start: `sākums | pradžia | pasākuma sākums | renginio pradžia | sākas | sākuma laiks | pradžios laikas | prasideda`,
  end: `beigas | pabaiga | baigiasi | beidzas`,
  doors: `durvis | durvju atvēršana | durys atidaromos | durys | durų atidarymas | durvis tiek atvērtas | vartai atidaromi | vartai`,
  boarding: `iekāpšana | įlaipinimas | iekāpšanas laiks | įlaipinimo laikas`,
  checkIn: `reģistrēšanās | įsiregistravimas | ierašanās | atvykimas | atvykimo data | ierašanās datums | check-in`,
  checkOut: `izrakstīšanās | išsiregistravimas | izbraukšana | išvykimas | išvykimo data | izbraukšanas datums | check-out`,
  validFrom: `derīga no | derīgs no | galioja nuo | spēkā no | derīguma sākums | galiojimo pradžia`,
  validUntil: `derīga līdz | derīgs līdz | galioja iki | spēkā līdz | derīguma beigas | galiojimo pabaiga | derīguma termiņš | galiojimo terminas
    | izmantot līdz | panaudoti iki`,
  validity: `derīgums | galiojimas | derīga | galioja | derīguma laiks | galiojimo laikas | derīgs`,
  issued: `pirkuma datums | pirkimo data | izdota | išduota | pārdošanas datums | pardavimo data | iegādāts | pirkta | izdošanas datums | išdavimo data
    | rezervācijas datums | užsakymo data | pasūtījuma datums | nopirkta | pirkimo laikas`,
  seat: `vieta | vietas | sēdvieta | sėdima vieta | vietos | vietos numeris | vietas numurs | sēdvietas numurs | vietos nr | vietas nr | kėdė | krēsls`,
  row: `rinda | eilė | rindas nr | eilės nr`,
  section: `sektors | sektorius | zona | blokas | bloks | tribīne | tribūna`,
  level: `stāvs | aukštas | klājs | denis`,
  coach: `vagons | vagonas | vagona numurs | vagono numeris | vagona nr | vagono nr`,
  class: `klase | klasė | kelionės klasė`,
  gate: `vārti | izeja | išėjimas | vartai nr`,
  terminal: `terminālis | terminalas`,
  platform: `platforma | perons | peronas | ceļš | kelias | aikštelė | platformos nr | aikštelės nr | perona nr`,
  baggage: `bagāža | bagažas | rokas bagāža | rankinis bagažas`,
  room: `zāle | salė | istaba | numurs viesnīcā | kambarys | kajīte | kajutė | kambario tipas | istabas tips | numura tips`,
  venue: `norises vieta | renginio vieta | vieta un adrese | vieta ir adresas | kur | pasākuma vieta | teātris | teatras | restorāns | restoranas | muzejs | muziejus
    | kinoteātris | kino teatras`,
  address: `adrese | adresas | iela | gatvė`,
  entrance: `ieeja | įėjimas | durvis nr`,
  passenger: `pasažieris | keleivis | vārds uzvārds | vārds, uzvārds | vardas pavardė | vardas, pavardė | viesis | svečias | pasažiera vārds | keleivio vardas
    | vārds un uzvārds | vardas ir pavardė | keleiviai | pasažieri | klients | klientas | pircējs | pirkėjas | dalībnieks | dalyvis | viesa vārds | svečio vardas
    | keleivio vardas pavardė | pasažiera vārds, uzvārds | vārds | vardas | bilieto savininkas | biļetes īpašnieks | apmeklētājs | lankytojas | vadītājs
    | vairuotojas
    | pasažiere | keleivė | viešnia | kliente | klientė | dalībniece | dalyvė | pircēja | pirkėja | apmeklētāja | lankytoja | vadītāja | vairuotoja
    | īpašniece | savininkė`,
  party: `personas | asmenys | personu skaits | asmenų skaičius | pasažieru skaits | keleivių skaičius | skaits | kiekis | viesu skaits | svečių skaičius
    | biļešu skaits | bilietų skaičius | pieaugušie | suaugusieji`,
  bookingReference: `rezervācijas numurs | rezervacijos numeris | rezervācijas kods | rezervacijos kodas | pasūtījuma numurs | užsakymo numeris | užsakymo nr
    | pasūtījuma nr | rezervācija | rezervacija | užsakymas | pasūtījums | rezervacijos nr | rezervācijas nr | užsakymo kodas | pasūtījuma kods
    | apstiprinājuma numurs | patvirtinimo numeris | patvirtinimo kodas`,
  ticketNumber: `biļetes numurs | bilieto numeris | bilieto nr | biļetes nr | biļetes kods | bilieto kodas | biļete nr | bilietas nr | e-biļetes numurs
    | elektroninio bilieto numeris | brūkšninis kodas | svītrkods | bilieto id`,
  membershipNumber: `kartes numurs | kortelės numeris | kortelės nr | kartes nr | dalībnieka numurs | nario numeris`,
  voucherCode: `dāvanu kartes kods | dovanų kupono kodas | kupono kodas | nuolaidos kodas | atlaides kods | dāvanu kartes numurs | kuponas nr`,
  pin: `pin kods | pin kodas`,
  price: `cena | kaina | kopā | iš viso | summa | suma | kopējā cena | bendra kaina | apmaksai | mokėti | bendra suma | kopsumma | biļetes cena | bilieto kaina
    | kopā apmaksai | mokėtina suma | sumokėta | samaksāts | kopējā summa | viso | galutinė kaina`,
  balance: `vērtība | vertė | atlikums | likutis | nominālvērtība`,
  number: `vilciens | traukinys | lidojums | skrydis | reiss | reisas | reisa numurs | reiso numeris | lidojuma numurs | skrydžio numeris | autobuss | autobusas
    | maršruts | maršrutas | traukinio numeris | vilciena numurs | traukinio nr | vilciena nr | skrydžio nr | reiso nr | maršruta nr | maršruto nr`,
  carrier: `pārvadātājs | vežėjas | aviosabiedrība | aviakompānija | oro linijos | aviokompānija | oro bendrovė`,
  vehicle: `transportlīdzeklis | automobilis | reģistrācijas numurs | valstybinis numeris | kuģis | laivas | prāmis | keltas | valsts numurs | transporto priemonė`,
  product: `biļetes veids | bilieto tipas | bilieto rūšis | tarifs | tarifas | biļetes tips | kategorija | nuolaida | atlaide | bilieto kategorija`,
  area: `zonas | zonos | galiojimo zona`,
  phone: `tālrunis | telefonas | tālr | tel`,
  website: `mājaslapa | svetainė | tīmekļa vietne`,
  email: `e-pasts | el. paštas | el. pašto adresas | e-pasta adrese`,
  title: `pasākums | renginys | izrāde | spektaklis | koncerts | koncertas | filma | filmas | pasākuma nosaukums | renginio pavadinimas | paroda | izstāde
    | pavadinimas | nosaukums | spēle | rungtynės`,
  hotel: `viesnīca | viešbutis | naktsmītne | apgyvendinimas | naktsmītnes`,
  issuer: `organizators | organizatorius | rīkotājs | pārdevējs | pardavėjas | rengėjas`,
  duration: `ilgums | trukmė | naktis | naktys | nakšu skaits | naktų skaičius | brauciena ilgums | kelionės trukmė | nakvynių skaičius | ceļā`,
  noise: `pvn | pvm | t.sk. pvn | įsk. pvm | dzimšanas datums | gimimo data | rēķins | sąskaita | maksājums | apmokėjimas | rēķina numurs | sąskaitos numeris
    | pārsēšanās | persėdimas | maksājuma veids | apmokėjimo būdas | reģistrācijas nr | įmonės kodas | personas kods | asmens kodas | komisijas maksa
    | aptarnavimo mokestis | mokestis | apmaksas datums | pvm kodas | pvn reģ. nr
    | režisierius | režisierė | režisors | režisore | autorius | autors | kompozitorius | komponists | dirigentas | diriģents | choreografija | choreografas
    | horeogrāfija | vaidina | lomās | scenografija | scenogrāfija`,
};
