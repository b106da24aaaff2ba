import type { LabelTable } from '../roles.ts';

/** Swedish, Danish and Norwegian labels. */
export const nordic: LabelTable = {
  from: `från | fra | avgångsort | avreisested | avgangssted | afrejsested | avgångsstation | avgangsstasjon | afgangsstation | fra stasjon
    | fra station | från station | påstigning | avgångshamn | avgangshavn | afgangshavn | reser från | reise fra | rejse fra | startstation`,
  to: `till | til | ankomstort | ankomststation | ankomststasjon | ankomststed | til stasjon | til station | till station | destination
    | avstigning | ankomsthamn | ankomsthavn | slutstation | destinasjon | resmål | reisemål | rejsemål`,
  via: `via | över | byte i | bytte i | skift i`,
  station: `station | stasjon | hållplats | holdeplass | stoppested | hamn | havn | strækning | sträcka | strekning | rute | resväg`,
  departure: `avgång | afgang | avgang | avresa | afrejse | avreise | avg | avgår | afgår | utresa | udrejse | utreise | afg`,
  arrival: `ankomst | ank | ankommer | framme`,
  departureDate: `avresedatum | rejsedato | reisedato | avgångsdatum | afrejsedato | avgangsdato | avreisedato | resdatum | resedatum
    | afgangsdato | utresedatum`,
  arrivalDate: `ankomstdatum | ankomstdato | dato for ankomst`,
  departureTime: `avgångstid | afgangstid | avgangstid | avreisetid | afrejsetidspunkt`,
  arrivalTime: `ankomsttid | ankomsttidspunkt`,
  date: `dato | datum | dag | den | dato for besøg | besøksdato | besöksdatum | spilledato | datum för besök | forestillingsdato
    | billettdato | dato for arrangement | speldatum | besøgsdato`,
  time: `tid | klockan | kl | klokken | klokka | klockslag | tidspunkt | klokkeslæt | klokkeslett | besökstid | tidsrum | start kl`,
  when: `datum och tid | dato og tid | när | hvornår | når | tid och datum | dato og klokkeslæt | tid og dato | dato/tid | datum/tid
    | dato og klokkeslett | tidspunkt for forestilling`,
  start: `börjar | starter | startar | begynder | begynner | starttid | start | konsertstart | koncertstart | avspark | kampstart
    | matchstart | starttidspunkt`,
  end: `slutar | slutter | sluttid | slut | slutt | sluttidspunkt`,
  doors: `dörrarna öppnar | insläpp | dørene åbner | dører | dørene åpner | entré öppnar | dörrar | dørene | dörröppning | døråbning
    | dører åpner | indslip | innslipp | insläpp från | portene åpner | portarna öppnar | dørene åbnes | døre | døre åbner | dør | dörrar öppnar | dør åpner | dørene åpnes | dyrnar opna | húsið opnar | hús opnar`,
  boarding: `boarding | ombordstigning | ombordstigningstid | gå til gate | boardingtid`,
  checkIn: `incheckning | indtjekning | innsjekking | ankomst | inncheckning | check-in | ankomstdag | ankomstdatum | innsjekk
    | incheckningsdatum | tilträde | indcheckning
    | du ankommer | du tjekker ind | du sjekker inn | du checkar in`,
  checkOut: `utcheckning | udtjekning | utsjekking | avresa | avreise | afrejse | check-out | utsjekk | avresedag | utcheckningsdatum
    | udcheckning | du tjekker ud | du sjekker ut | du checkar ut`,
  pickUp: `hämtning | afhentning | henting | hentested | avhämtning | upphämtning | afhentningssted
    | uthämtning | utlevering | udlevering | leiestart | hyresstart | hämtplats`,
  dropOff: `återlämning | retur av bil | tilbakelevering | innlevering | afleveringssted | lämning | inlämning | aflevering | tilbagelevering | leieslutt | hyresslut`,
  entry: `infart | indkørsel | innkjøring | parkering från | parkering fra`,
  exit: `utfart | udkørsel | utkjøring | parkering till | parkering til`,
  validFrom: `giltig från | gyldig fra | gælder fra | gjelder fra | gäller från | giltig fr.o.m | giltig från och med | gyldig fra og med
    | giltighetstid från | startdato | startdatum`,
  validUntil: `giltig till | gyldig til | giltig t.o.m | gælder til | gjelder til | gäller till | giltig till och med | utløper
    | udløber | gyldig til og med | gäller t.o.m | går ut | utløpsdato | udløbsdato | utgångsdatum | sista giltighetsdag | kan brukes til`,
  validity: `giltighet | gyldighed | gyldighet | giltig | gyldig | giltighetstid | gyldighetstid | gyldighedsperiode | gäller
    | gælder | gjelder | gyldighetsperiode | periode`,
  issued: `utfärdad | köpdatum | udstedt | utstedt | bokningsdatum | bestilt | beställd | købsdato | kjøpsdato | köpt | købt | kjøpt
    | utskriven | udskrevet | skrevet ut | bestillingsdato | ordredato | orderdatum | bokad | salgsdato | udstedelsesdato | utstedelsesdato
    | bokat | inköpsdatum | bestillingstidspunkt`,
  seat: `plats | plads | plass | sæde | sete | sittplats | stol | pladsnummer | platser | platsnr | sæde nr | setenummer | stolsnummer
    | sittplass | siddeplads | plassnummer | platsnummer | stolnr | plass nr | plats nr | sæder | seter | plasser | pladser | sætenummer
    | sædenummer | setenr | plassnr | pladsreservation | sete nr | stolnummer`,
  row: `rad | række | rad nr | radnr | række nr | rækkenummer | rekke | radnummer`,
  section: `sektion | felt | område | seksjon | afsnit | blok | tribune | läktare | sektor`,
  level: `etage | etasje | våning | plan | dekk | däck | dæk`,
  coach: `vagn | vogn | vagnnr | vognnr | vogn nr | vagn nr | vognnummer | vagnsnummer | vagnnummer`,
  class: `klass | klasse | reseklass | reiseklasse | rejseklasse | komfortklass`,
  gate: `utgång | gate | udgang | utgang`,
  terminal: `terminal | avgångsterminal | avgangsterminal`,
  platform: `spår | spor | perron | läge | plattform | hållplatsläge | avgående spår | spornummer | afgangsspor`,
  group: `ombordstigningsgrupp | gruppe | boardinggruppe`,
  baggage: `bagage | bagasje | handbagage | incheckat bagage | innsjekket bagasje | håndbagage | håndbagasje | indchecket bagage`,
  room: `sal | salong | rum | værelse | salon | rom | romtype | rumstyp | værelsestype | hytt | lugar | kahyt | hyttenummer | scen | scene
    | romnummer | lokale | kinosal`,
  venue: `plats för evenemang | plats | sted | arena | lokal | spillested | var | hvor | spelplats | venue | evenemangsplats | mötesplats
    | oppmøtested | mødested | biograf | kino | restaurang | teater | spilleplads | evenemangslokal | konserthus | mødested | parkering`,
  address: `adress | adresse | besöksadress | besøgsadresse | besøksadresse | gatuadress`,
  entrance: `ingång | indgang | inngang | entré | dør | dörr | port`,
  passenger: `resenär | passagerare | passager | rejsende | passasjer | reisende | namn | navn | kund | gäst | gæst | resenärer
    | innehavare | deltagare | deltager | resenär(er) | rejsende/passager | namn på resenär | navn på rejsende | gjest | gjestens navn
    | gästens namn | passasjernavn | passagerens navn | kunde | deltaker | biljettinnehavare | billetindehaver | billettholder | innehaver
    | indehaver | passagerernavn | kundnamn | kundenavn | bokad av | bestilt av | för- och efternamn | fornavn og etternavn
    | for- og efternavn | fulde navn | fullt navn | navn på passasjer | förare | fører | medlem | gæstens navn | beställare | bestiller
    | kontaktperson | resande | passagerarens namn | navn på gjest | navn på deltaker | bokningens namn`,
  party: `antal | antal personer | personer | antall | antall personer | antal gäster | antal gæster | antall gjester | antal resenärer
    | antall reisende | antal passagerare | gæster | gäster | gjester | voksne | vuxna | antal biljetter | antal billetter | antall billetter
    | sällskap | selskap | antal rejsende | antal platser | antall plasser`,
  bookingReference: `bokningsnummer | bokning | bookingnummer | bookingreference | bestillingsnummer | bestilling | ordrenummer
    | ordernummer | referensnummer | referencenummer | referansenummer | bokningsreferens | bokningskod | bookingkode | bestillingsreferanse
    | ordrenr | ordrenr. | ordre nr | order nr | bokningsnr | bookingnr | referanse | referens | reference | reservationsnummer
    | reservasjonsnummer | bekreftelsesnummer | bekræftelsesnummer | bekräftelsenummer | bestillingsnr | booking nr | bookingreferanse
    | reservasjonskode | reservationskode | referansekode | bestillings-id | ordre | ordre-id | order-id | referensnr | bokningsid
    | bokningsbekräftelse nr | reservation nr | kvittonummer | bookingid | kjøpsreferanse | referencekode | bestillingskode`,
  ticketNumber: `biljettnummer | billetnummer | billettnummer | biljett nr | billet nr | biljettnr | billetnr | billettnr | billett nr
    | biljett-id | billet-id | billett-id | biljettkod | billetkode | billettkode | kortnr | e-biljettnummer | billetid | streckkod
    | stregkode | strekkode | biljettens nummer | billett-nr`,
  membershipNumber: `medlemsnummer | medlemsnr | medlemsnr. | kortnummer | medlems-id | bonusnummer | medlems nr | eurobonusnummer`,
  membershipProgram: `medlemskap | medlemskab | medlemstype`,
  voucherCode: `presentkortskod | gavekortkode | rabattkod | rabattkode | rabatkode | gavekortnummer | presentkortsnummer | värdekod
    | presentkort nr | gavekort nr | kampanjkod | verdikode`,
  pin: `pinkod | pinkode | pin-kod | pin-kode`,
  price: `pris | totalpris | total | summa | totalt | i alt | att betala | belopp | beløb | pris i alt | beløp | at betale | å betale
    | totalt belopp | samlet pris | samlet beløb | totalbeløp | totalbelopp | sum | pris totalt | betalt | betalat | total pris | pris per styk
    | billettpris | billetpris | biljettpris | til betaling | total inkl. moms | totalt inkl. moms | pris inkl. moms | totalsum
    | totalt å betale | sum å betale | samlet sum | i alt dkk | totalt sek | totalt nok`,
  balance: `värde | værdi | verdi | saldo | beløb på kort | gjenstående beløp`,
  number: `tåg | tog | flyg | fly | linje | tågnr | flygnummer | buss | tåg nr | togno | tog nr | flynummer | flight | tognummer
    | tågnummer | togavgang | rute | rutenummer | avgang nr | busslinje | buslinje | flygning | flyvning | flyvningsnummer | flynr | flygnr
    | bussnummer | bus nr | avgångsnummer | linjenummer | tognr | bus | rutenr`,
  carrier: `operatör | operatør | flygbolag | flyselskab | flyselskap | togselskab | trafikföretag | opereras av | opereres av
    | transportør | rederi | selskap | utförs av`,
  vehicle: `registreringsnummer | regnr | reg.nr | fartyg | skip | skib | kjøretøy | køretøj | fordon | registreringsnr | skilt
    | nummerplade | bilmærke`,
  product: `biljettyp | billettype | biljettkategori | billettkategori | biljettslag | typ av biljett | kategori | priskategori
    | resetyp | reisetype | rejsetype | billetkategori | pristype | pristyp | ombokningsbar`,
  area: `zoner | giltig i zon | zon | zone | sone | soner | område för giltighet | gyldige zoner | giltighetsområde | antal zoner`,
  phone: `telefon | telefonnummer | tlf | tlf. | tfn | mobil`,
  website: `webbplats | hjemmeside | nettside | hemsida | nettsted`,
  email: `e-post | epost | e-postadress | e-mailadresse | e-postadresse`,
  title: `evenemang | begivenhed | arrangement | föreställning | forestilling | konsert | koncert | film | forestillingens navn | kamp
    | arrangement navn | aktivitet | utställning | udstilling | utstilling | oplevelse | opplevelse | match | tilställning`,
  hotel: `hotell | boende | hotel | overnatting | overnatningssted | hotellets navn | anläggning`,
  issuer: `arrangör | arrangør | utställd av | udstedt af | utstedt av | säljare | sælger | selger`,
  duration: `restid | varighed | antal nätter | nätter | nætter | netter | reisetid | rejsetid | varighet | antal nætter | antall netter
    | längd | spilletid | speltid | kjøretid`,
  noise: `födelsedatum | fødselsdato | moms | varav moms | heraf moms | herav mva | mva | betalning | betaling | fakturanummer | faktura
    | kundnummer | kundenummer | byte | skifte | bytte | betalningsmetod | betalingsmetode | betalingsmåde | betalingsmåte | org.nr
    | organisationsnummer | organisasjonsnummer | cvr | cvr-nr | orgnr | serviceavgift | servicegebyr | gebyr | avgift | bokningsavgift
    | avbokning | avbestilling | afbestilling | kortbetaling | rabat | rabatt | depositum | personnummer | betalingsdato | betalningsdatum
    | forfallsdato | moms udgør | heraf | momsgrundlag | kvittering | passnummer | pasnummer
    | regi | regissör | iscenesættelse | iscenesättning | instruktør | författare | forfatter | kompositör | komponist | dirigent | koreografi | koreograf
    | medverkande | medvirkende | i rollerna | översättning | oversættelse | scenografi | kostym | kostyme | leikstjórn | leikstjóri | höfundur | leikarar
    | tónlist | þýðing`,
};
