import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from './fold.ts';

/**
 * Words that speak for a kind of ticket, in all languages together: strong ones name it, weak ones only go with it.
 * A word stands for itself; one that ends in `*` also for longer words.
 */
const tables: Readonly<Partial<Record<TicketKind, { readonly strong: string; readonly weak: string }>>> = {
  flight: {
    strong: `vol | flug* | vlucht* | boarding* | flight | flights | boarding pass | flug | flugticket | flugnummer | bordkarte | fluggast | vol n | numéro de vol | carte d'embarquement
      | vuelo | vuelos | tarjeta de embarque | volo | voli | carta d'imbarco | vlucht | instapkaart | voo | voos | cartão de embarque
      | airline | airlines | fluggesellschaft | compagnie aérienne | aerolínea | compagnia aerea | luchtvaartmaatschappij | companhia aérea
      | e-ticket itinerary | décollage | atterrissage | flyg | flygning | boardingkort | lento | lot | let | karta pokładowa | palubní vstupenka | abflug | flight number
      | frequent flyer | numéro de vol | numero volo | vluchtnummer | avion | boarding time | cabin bag | beszállókártya | avionski`,
    weak: `airport | gate | terminal | cabin | baggage | aircraft | seat | flughafen | aéroport | aeropuerto | aeroporto | luchthaven | gepäck
      | bagages | equipaje | bagaglio | check-in | boarding | handgepäck | economy | business class | pnr | e-ticket | airways`,
  },
  train: {
    strong: `bahnticket* | zugfahr* | train | trains | railway | rail | zug | bahn | deutsche bahn | fahrkarte | bahnhof | zugticket | ice | ic | tgv | ter | sncf
      | tren | renfe | treno | trenitalia | trein | comboio | comboios | trem | tåg | tog | juna | pociąg | vlak | vonat | bahnsteig
      | carrozza | rijtuig | carruagem | gleis | binario | spoor | zugbindung | sitzplatzreservierung
      | railcard | bahncard | eurostar | thalys | intercity* | frecciarossa | ouigo | hauptbahnhof | hbf | online-ticket bahn
      | jízdenka | bilet kolejowy | tågbiljett | togbillet | menetjegy | vonatjegy | biglietto ferroviario | billete de tren |
      | cestovní doklad | railways | sleeper class | berth | berths | züge | hl.n | rail ticket | train ticket | voie`,
    weak: `departure | arrival | fahrgast | reisender | voyageur | viajero | viaggiatore | reiziger | passageiro | klasse | classe | hinfahrt
      | rückfahrt | abfahrt | station | estación | stazione | gare | coach | wagon | coche | voiture | wagen | platform | via`,
  },
  bus: {
    strong: `coaches | coachlines | buslijn | coach ticket | coach e-ticket | coach service | coach travel | coach journey | express coach | national coach | busfahrt | autocarros | autobuses | busr* | busf* | busl* | busb* | busv* | busu* | fernbus* | autobusy | bus | buses | coach station | busbahnhof | fernbus | busticket | bus stop | autobus | autobús | autocarro | ônibus | autocar
      | gare routière | estación de autobuses | autostazione | haltestelle | flixbus | bus ticket | autobusová jízdenka | zob | bushaltestelle
      | omnibus | airport transfer | transfer voucher | private transfer | flughafentransfer | transfert aéroport | traslado | traslados
      | trasferimento aeroportuale | luchthaventransfer | minibus | busstation | rodoviária | busunternehmen | bus line | buslinie | shuttle bus`,
    weak: `stop | line | linie | departure | arrival | driver`,
  },
  boat: {
    strong: `naviera | puerto de salida | puerto de llegada | camarote | traversata | imbarco traghetti | motonave | nave veloce | catamaran | catamarán | hydrofoil | aliscafo | embarcadero | fähr* | schiff* | veerd* | veerb* | buque | schip | ferris | ferry* | navio | | ferry | ferries | fähre | fährticket | traversée | bac | transbordador | traghetto | veerboot | veerpont | ship | schiff | vessel
      | navire | barco | nave | sailing | crossing | überfahrt | embarkation | cruise | kreuzfahrt | crociera | crucero | croisière
      | balsa | lodní | færge | färja | lautta | prom | boat | schifffahrt | bateau | port of departure | ferje | hafen | reederei | cabine bateau`,
    weak: `port | deck | cabin | vehicle | harbour | kabine | boarding`,
  },
  event: {
    strong: `besuch* | einlass* | schloss | castle | château | castello | castillo | palacio | palazzo | burg | festung | kasteel | planetarium
      | acquario | acuario | aquário | oceanário | oceanarium | zeitfenster | time slot | créneau | franja horaria | fascia oraria | tijdslot
      | spectateur | espectador | spettatore | bezoek* | konzert* | theater* | museum* | kino* | concert | konzert | concierto | concerto | festival | theatre | theater | théâtre | teatro | cinema | kino | cinéma | bioscoop | cine
      | film | movie | screening | vorstellung | séance | función | proiezione | spettacolo | spectacle | espectáculo | voorstelling
      | veranstaltung | événement | evento | evenement | event | show | match | spiel | partido | partita | wedstrijd | jogo | stadium
      | stadion | stade | estadio | stadio | estádio | exhibition | ausstellung | exposition | exposición | mostra | tentoonstelling
      | exposição | museum | musée | museo | museu | eintrittskarte | billet d'entrée | entrada general | biglietto d'ingresso | admission
      | general admission | einlass | doors open | ouverture des portes | apertura de puertas | apertura porte | conference | konferenz
      | conférence | workshop | seminar | kongress | opera | oper | musical | tour | arena | doors | zoo | freizeitpark | eintritt |
      | parkett | stehplatz | innenraum | unterrang | oberrang | stalls | balcony | ticketholder | abendkasse | box office | veranstalter
      | congress | messe | trade fair | badge | attendee | garderobe | filmtheater | besucher | visitor | koncert | divadlo | vstupenka | bilet wstępu
      | recinto | butaca | kaartje | toegangsbewijs | toegangskaart | tribune | tribüne | zaal | saal | salle | sala | führung
      | guided tour | visita | visite | rondleiding | attraction | theme park | escape room | meetup | comedy | ballet | ballett | derby
      | fsk | kick-off | anpfiff | aquarium | galerie | gallery | lecture | kurs | course | course ticket | sauna | therme | schwimmbad | escape
      | fußball | football | liga | cup | föreställning | forestilling | inträde | entrébiljett | entré | mässa* | konsert | museet | evenemang
      | abenteuerpark | erlebnispark | wasserpark | tierpark | wildpark | kletterpark | pretpark | attractiepark | dierentuin | dierenpark
     `,
    weak: `entradas | billet | billets | ingressos | bilhete | ingresso | entrada | biglietto | eintrittskarten | row | reihe | rang | fila | rij | seat | platz | block | gate | entrance | eingang | venue | tickets | beginn | start | uhr`,
  },
  hotel: {
    strong: `appartement | appartements | apartamento | appartamento | ferienhaus | chalet | villa | gîte | chambre d'hôtes | chambres d'hôtes | bed & breakfast | b&b | logement | homestay | casa rural | agriturismo | masseria | vakantiehuis | vakantiewoning | übernacht* | hotel | hotels | hostel | check-out | checkout | nights | night | nächte | übernachtung* | nuits | noches | notti | nachten | noites
      | room | zimmer | chambre | habitación | camera | kamer | quarto | guest | gast | accommodation | unterkunft | hébergement | alojamiento
      | alloggio | accommodatie | alojamento | anreise | abreise | bed and breakfast | breakfast | frühstück | petit-déjeuner | desayuno
      | colazione | ontbijt | pequeno-almoço | stay | aufenthalt | séjour | estancia | soggiorno | verblijf | estadia | double room
      | doppelzimmer | einzelzimmer | apartment | ferienwohnung | host | szálloda | nocleg | ubytování | hotell | guesthouse | check-in date
      | zimmertyp | hôtel | résidence | pension | jugendherberge | albergo | pousada | resort | inn | suite`,
    weak: `check-in | arrival | departure | adults | children | free cancellation | city tax | wifi`,
  },
  restaurant: {
    strong: `party of | table for | your table | tisch | tischreservierung | restaurant | table reservation | table booking | réservation de table
      | reserva de mesa | mesa para | mesa | tavolo | prenotazione tavolo | tafel | tafelreservering | mesa reservada | party size | covers
      | couverts | comensales | coperti | dinner | lunch | brunch | ristorante | restaurante | bistro | brasserie | trattoria | osteria
      | comptoir | bodega | taberna | asador | mesón | wirtshaus | brauhaus | steakhouse | sushi | pizzeria | eetcafé | rôtisserie | tapas
      | izakaya | gastropub | tasca | churrascaria | krog | restaurang | ravintola | restauracja | restaurace`,
    weak: `guests | reservation | reservierung | menu | personen`,
  },
  rental: {
    strong: `car rental | rental car | car hire | mietwagen | autovermietung | location de voiture | alquiler de coches | noleggio auto
      | autoverhuur | huurauto | aluguer de carros | aluguel de carro | pick-up location | drop-off location | pick-up | drop-off
      | fahrzeugübernahme | fahrzeugrückgabe | anmietung | abholung | rückgabe | rental agreement | rental | hire | restitution
      | prise en charge | recogida | devolución | ritiro | riconsegna | ophalen | inleveren | levantamento | car group | fahrzeugkategorie
      | loueur | mietbeginn | mietende | bike rental | fahrradverleih | rent a car`,
    weak: `vehicle | fahrzeug | véhicule | vehículo | veicolo | veículo | voertuig | driver | fahrer | insurance | versicherung | fuel | mileage | car`,
  },
  parking: {
    strong: `parkhaus* | parkeer* | parking | parkticket | parkschein | car park | parkhaus | parkplatz | parkausweis | stationnement | estacionamiento | aparcamiento
      | parcheggio | sosta | parkeren | parkeergarage | estacionamento | parking ticket | parking permit | einfahrt | ausfahrt | parking space
      | valet | parkzeit | parkdauer | stellplatz | parking pass | tiefgarage | parkeerticket | parkování | parkering`,
    weak: `licence plate | license plate | kennzeichen | immatriculation | matrícula | targa | kenteken | vehicle | entry | exit`,
  },
  voucher: {
    strong: `gutschein* | voucher | gutschein | wertgutschein | geschenkgutschein | bon cadeau | bon d'achat | chèque-cadeau | chèque cadeau | vale regalo | vale de regalo
      | cupón | coupon | buono | buono regalo | buono sconto | waardebon | cadeaubon | kortingsbon | vale-presente | cheque-oferta | cupom
      | cupão | einlösbar | einlösen | redeem | redeemable | gutscheincode | rabatt | discount code | voucher code | canjear | canjeable
      | utilisable | inwisselbaar | poukaz | kupon | dárkový poukaz | presentkort | gavekort | lahjakortti | ajándékutalvány | redeem by
      | dein gutschein | cheque regalo | bono regalo | verzilveren | bon | vale | cheque-prenda | vale de desconto | réduction | promo code`,
    weak: `value | wert | valeur | valor | valore | waarde | code | expires | gültig bis | discount | % off | gift | geschenk`,
  },
  giftCard: {
    strong: `gift card | geschenkkarte | carte cadeau | tarjeta regalo | carta regalo | cadeaukaart | cartão presente | cartão-presente
      | cartão oferta | tarjeta de regalo | gift certificate | geschenkkarten`,
    weak: `balance | guthaben | solde | saldo | value | redeem | pin`,
  },
  membership: {
    strong: `mitglied* | lidmaatschap* | membership | membership card | member card | mitgliedsausweis | mitgliedskarte | mitgliedschaft | mitglied | mitgliedsnummer
      | carte de membre | carte d'adhérent | adhérent | adhésion | carné de socio | socio | tessera | tessera socio | tesserato | lidmaatschap
      | lidmaatschapskaart | ledenpas | cartão de sócio | sócio | member since | mitglied seit | loyalty card | kundenkarte | carte de fidélité
      | tarjeta de fidelización | tarjeta cliente | carta fedeltà | klantenkaart | cartão cliente | member no | member id | member
      | membre depuis | miembro desde | socio desde | socio dal | lid sinds | bibliotheksausweis | leserausweis | library card | fitness
      | fitnessstudio | gym | club card | clubkarte | frequent flyer card | bonuskarte | medlemskort | jäsenkortti | karta członkowska
      | membro desde | sócio desde | clubkaart | lidnummer | card holder`,
    weak: `valid until | gültig bis | status | points | punkte | club | number`,
  },
  pass: {
    strong: `day ticket | day pass | tageskarte | tagesticket | 24-stunden* | monatskarte | monatsticket | wochenkarte | jahreskarte | zeitkarte
      | season ticket | travelcard | travel card | einzelticket | einzelfahrschein | einzelfahrt | kurzstrecke | deutschlandticket
      | länderticket | semesterticket | jobticket | abo-ticket | gruppentageskarte | tarifzone* | tarifzonen | zonen | zones | verkehrsverbund
      | public transport | öpnv | nahverkehr | ticket à l'unité | titre de transport | abonnement mensuel | pass journée | forfait journée
      | carnet | billete sencillo | abono transporte | abono mensual | bono | título de transporte | biglietto urbano | biglietto giornaliero
      | abbonamento mensile | abbonamento | dagkaart | dagticket | maandkaart | uurkaart | reisproduct | passe mensal | bilhete diário | passe
      | zone ticket | zones 1* | city ticket | monthly pass | weekly pass | interrail | eurail | verbundticket | geltungsbereich | jízdenka mhd
      | entwerten | entwertung | validate before | obliterare | composter | metro | métro | tram | u-bahn | s-bahn | straßenbahn | subway
      | single ticket | tranvía | 24h ticket | 48h | 72h | ski pass | skipass | skiticket | forfait ski | season pass | annual pass | jahresticket
      | day ticket zone | city pass | city card | citycard | wien karte | welcome card | jízdné | dagskort | periodekort | månedskort
      | verkehrsbetriebe | vervoerbewijs | urbano | zona`,
    weak: `validity | gültigkeit | valid | gültig | validez | validità | geldig | validade | zone | tarif | fare`,
  },
};

type Weighted = {
  readonly kind: TicketKind;
  readonly words: readonly string[];
  readonly open: boolean;
  readonly weight: number;
};

const byFirst = new Map<string, Weighted[]>();
/** Shortest stem that a longer word may begin with. */
const stem = 4;
const byStem = new Map<string, Weighted[]>();
for (const [kind, { strong, weak }] of Object.entries(tables) as [TicketKind, { strong: string; weak: string }][]) {
  for (const [list, weight] of [
    [strong, 1],
    [weak, 0.25],
  ] as const) {
    for (const text of list.split('|')) {
      const open = text.trim().endsWith('*');
      const words = wordsOf(text.replace('*', ''));
      const entry = { kind, words, open, weight };
      const key = words[0]!;
      const index = open && words.length === 1 ? byStem : byFirst;
      const at = index === byStem ? key.slice(0, stem) : key;
      index.set(at, [...(index.get(at) ?? []), entry]);
    }
  }
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}'.-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
    .filter(Boolean);
}

/** How much the words of a text speak for each kind: each kind word counts once per text, weighted. */
export function kindWords(
  text: string,
): ReadonlyMap<TicketKind, readonly { readonly word: string; readonly weight: number }[]> {
  const found = new Map<TicketKind, { word: string; weight: number }[]>();
  const words = wordsOf(text);
  words.forEach((word, at) => {
    const stems = (byStem.get(word.slice(0, stem)) ?? []).filter((entry) => word.startsWith(entry.words[0]!));
    const whole = (byFirst.get(word) ?? []).filter((entry) =>
      entry.words.every((part, offset) => words[at + offset] === part),
    );
    for (const entry of [...whole, ...stems]) {
      const list = found.get(entry.kind) ?? [];
      list.push({ word: entry.words.join(' '), weight: entry.weight });
      found.set(entry.kind, list);
    }
  });
  return found;
}
