import type { LabelTable } from '../roles.ts';

/** Romanian labels. */
export const romanian: LabelTable = {
  from: `de la | din | stația de plecare | localitatea de plecare | stația plecare | loc plecare | locul plecării | oraș plecare | plecare din | aeroport plecare
    | stația de îmbarcare | îmbarcare din | punct de plecare | loc de îmbarcare`,
  to: `până la | la | spre | către | destinație | destinația | stația de sosire | localitatea de sosire | stația sosire | loc sosire | locul sosirii | oraș sosire
    | sosire în | aeroport sosire | stația de coborâre | coborâre | punct de sosire`,
  via: `prin | ruta prin`,
  station: `stație | stația | gară | gara | traseu | ruta`,
  departure: `plecare | pleacă | plecarea | decolare`,
  arrival: `sosire | sosește | sosirea | aterizare`,
  departureDate: `data călătoriei | data plecării | data plecare | ziua plecării | data zborului | data și ora plecării | data cursei`,
  arrivalDate: `data sosirii | data sosire | data și ora sosirii`,
  departureTime: `ora plecării | ora plecare | ora de plecare`,
  arrivalTime: `ora sosirii | ora sosire | ora de sosire`,
  date: `data | ziua | data evenimentului | data vizitei | data spectacolului | data reprezentației`,
  time: `ora | oră | ora evenimentului | ora spectacolului | interval orar | ora vizitei`,
  when: `data și ora | când | data/ora | data, ora | data și ora evenimentului`,
  start: `începe | început | începere | ora de începere | ora de început | ora începerii`,
  end: `sfârșit | încheiere | ora de încheiere`,
  doors: `deschiderea porților | acces de la ora | deschidere porți | deschiderea ușilor | acces public | accesul publicului | deschidere uși | uși | ușile | porți | porțile | deschiderea porților la`,
  boarding: `îmbarcare | ora îmbarcare | îmbarcarea | ora îmbarcării | ora de îmbarcare`,
  checkIn: `check-in | sosire | data sosirii | cazare de la | intrare | data check-in`,
  checkOut: `check-out | plecare | data plecării | cazare până la | data check-out`,
  pickUp: `preluare | ridicare | loc preluare | locul preluării | preluare mașină
    | predare mașină | început închiriere`,
  dropOff: `predare | returnare | loc predare | locul predării | returnare mașină
    | loc returnare | sfârșit închiriere`,
  validFrom: `valabil de la | valabil din | valabilă de la | valabil începând cu | început valabilitate`,
  validUntil: `valabil până la | valabil până în | expiră | valabilă până la | data expirării | expiră la | sfârșit valabilitate`,
  validity: `valabilitate | valabil | perioada de valabilitate | valabil în data de | perioadă valabilitate | valabilă`,
  issued: `data emiterii | emis | data achiziției | emis la | data cumpărării | data rezervării | data comenzii | data vânzării | eliberat | cumpărat | data și ora emiterii`,
  seat: `loc | locul | locuri | număr loc | nr. loc | scaun | loc nr | numărul locului | locurile | scaunul`,
  row: `rând | rândul | rind`,
  section: `sector | zonă | sectorul | tribuna | bloc | secțiune`,
  level: `etaj | nivel | punte`,
  coach: `vagon | vagonul | nr. vagon | vagon nr`,
  class: `clasa | clasă | clasa de călătorie`,
  gate: `poarta | poarta de îmbarcare`,
  terminal: `terminal`,
  platform: `peron | linia peron | peronul | linia`,
  baggage: `bagaj | bagaje | bagaj de mână | bagaj de cală`,
  room: `sala | sală | cameră | camera | tip cameră | tipul camerei | cabină`,
  venue: `locație | locația | loc de desfășurare | locul de desfășurare | unde | locul evenimentului | teatru | teatrul | restaurant | muzeu | cinematograf | parcare`,
  address: `adresă | adresa | strada`,
  entrance: `intrarea | acces | intrare nr | ușa`,
  passenger: `pasager | nume călător | călător | nume și prenume | numele și prenumele | nume pasager | pasageri | nume | oaspete | nume oaspete | titular | participant
    | client | cumpărător | numele pasagerului | călători | nume client | nume complet | prenume și nume | titular rezervare | șofer | nume titular | vizitator
    | numele oaspetelui | nume participant | rezervat pe numele
    | pasageră | călătoare | titulară | clientă | participantă | vizitatoare`,
  party: `număr persoane | persoane | număr de persoane | număr călători | număr pasageri | adulți | număr de oaspeți | nr. persoane | număr bilete | cantitate | oaspeți`,
  bookingReference: `cod rezervare | număr rezervare | numărul rezervării | rezervare | comandă | număr comandă | cod comandă | numărul comenzii | nr. comandă
    | referință rezervare | codul rezervării | nr. rezervare | id rezervare | id comandă | număr confirmare | număr de confirmare | rezervarea nr
    | comanda nr | cod confirmare | referință`,
  ticketNumber: `număr bilet | serie bilet | nr. bilet | seria biletului | bilet nr | numărul biletului | cod bilet | serie și număr | seria și numărul | id bilet | cod de bare
    | serie | seria bilet | număr bilet electronic`,
  membershipNumber: `număr card | număr membru | nr. card | număr de membru | cod client card | card de fidelitate`,
  voucherCode: `cod voucher | cod cupon | cod promoțional | cod reducere | cod card cadou | serie voucher`,
  pin: `cod pin`,
  price: `preț | preț total | total | total de plată | sumă | cost total | suma | tarif total | valoare totală | preț bilet | plătit | total plătit | total general | de plată
    | prețul | suma totală | sumă plătită | total lei | valoare bilet | total achitat`,
  balance: `valoare | sold | valoare voucher`,
  number: `tren | zbor | cursă | autobuz | linie | număr zbor | nr. tren | număr tren | numărul trenului | cursa | nr. zbor | autocar | linia nr | tren nr`,
  carrier: `transportator | operator | companie | companie aeriană | operator feroviar | operat de`,
  vehicle: `navă | vehicul | număr înmatriculare | nr. înmatriculare | feribot | mașină`,
  product: `tip bilet | tarif | categorie | tip tarif | reducere | tipul biletului | categorie bilet | tip abonament | tip titlu`,
  area: `zone | zona de valabilitate | zona`,
  phone: `telefon | tel`,
  website: `site | pagină web`,
  email: `e-mail | email | adresa de e-mail`,
  title: `eveniment | spectacol | concert | film | evenimentul | denumire eveniment | expoziție | meci | titlu | numele evenimentului | nume eveniment`,
  hotel: `hotel | cazare | unitate de cazare | pensiune | proprietate`,
  issuer: `organizator | emitent | vânzător | emis de | organizatorul`,
  duration: `durata | nopți | durată | număr nopți | durata călătoriei | număr de nopți | timp de călătorie`,
  noise: `tva | din care tva | data nașterii | factură | plată | cui | cif | cnp | metodă de plată | modalitate de plată | schimbare tren | nr. factură | distanță
    | comision | taxă de serviciu | anulare gratuită | garanție | taxa | cod fiscal | serie buletin | număr factură | seria ci | data plății
    | regia | regie | regizor | autor | autoare | compozitor | dirijor | coregrafia | coregraf | distribuția | distribuție | traducerea | scenografia
    | scenografie | costume | muzica`,
};
