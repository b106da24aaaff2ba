/** LIST: the words of every kind of ticket, in all languages; long because it is a table. */
import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from './fold.ts';

/**
 * Words that speak for a kind of ticket, in all languages together: strong ones name it, weak ones only go with it.
 * A word stands for itself; one that ends in `*` also for longer words.
 */
const tables: Readonly<Partial<Record<TicketKind, { readonly strong: string; readonly weak: string }>>> = {
  flight: {
    strong: `chuyến bay | vé máy bay | thẻ lên máy bay | hãng hàng không | penerbangan | maskapai | pesawat | vol | flug* | vlucht* | boarding* | flight | flights | boarding pass | flug | flugticket | flugnummer | bordkarte | fluggast | vol n | numéro de vol | carte d'embarquement
      | vuelo | vuelos | tarjeta de embarque | volo | voli | carta d'imbarco | vlucht | instapkaart | voo | voos | cartão de embarque
      | airline | airlines | fluggesellschaft | compagnie aérienne | aerolínea | compagnia aerea | luchtvaartmaatschappij | companhia aérea
      | e-ticket itinerary | décollage | atterrissage | flyg | flygning | boardingkort | lento | karta pokładowa | palubní vstupenka | abflug | flight number
      | frequent flyer | numéro de vol | numero volo | vluchtnummer | avion | boarding time | cabin bag | beszállókártya | avionski
      | flygbiljett | flybillet | flybillett | flygresa | flyrejse | flyreise | ombordstigningskort | lentolippu
      | tarkastuskortti | lennukipilet | pardakaart | lotu | numer lotu | samolot | letenka | letu | číslo letu | letadlo
      | palubný lístok | repülőjegy | repülőjárat | letalska | vozovnica za letalo | avionska karta | zrakoplov
      | ukrcajna karta | zbor | bilet de avion | carte de îmbarcare | uçuş | uçak bileti | biniş kartı | aviobiļete
      | iekāpšanas karte | skrydis | įlaipinimo kortelė | lidojums | πτήση | πτήσεις | αεροπορικό | κάρτα επιβίβασης
      | рейс авиа | авиабилет | авиабилеты | посадочный талон | авиакомпания | полет | бордна карта | авіаквиток
      | посадковий талон | targeta d'embarcament
      | вылет | прилет | прилёт | маршрутная квитанция | виліт | приліт | маршрут-квитанція | излитане | кацане | wylot | przylot | odlet | přílet | prílet | numer rejsu | przelot`,
    weak: `sân bay | bandara | lapangan terbang | airport | gate | terminal | cabin | baggage | aircraft | seat | flughafen | aéroport | aeropuerto | aeroporto | luchthaven | gepäck
      | bagages | equipaje | bagaglio | check-in | boarding | handgepäck | economy | business class | pnr | e-ticket | airways
      | lufthavn | flygplats | flyplass | lentoasema | lotnisko | letiště | letisko | repülőtér | zračna luka | aerodrom | letališče | aeroport | havalimanı | lidosta | oro uostas | lennujaam | αεροδρόμιο | аэропорт | аеропорт | летище`,
  },
  train: {
    strong: `tàu hỏa | vé tàu | đường sắt | kereta api | keretapi | tiket kereta | stasiun | gerbong | bahnticket* | zugfahr* | train | trains | railway | rail | zug | bahn | deutsche bahn | fahrkarte | bahnhof | zugticket | ice | ic | tgv | ter | sncf
      | tren | renfe | treno | trenitalia | trein | comboio | comboios | trem | tåg | tog | juna | pociąg | vlak | vonat | bahnsteig
      | carrozza | rijtuig | carruagem | gleis | binario | spoor | zugbindung | sitzplatzreservierung
      | railcard | bahncard | eurostar | thalys | intercity* | frecciarossa | ouigo | hauptbahnhof | hbf | online-ticket bahn
      | bilet kolejowy | tågbiljett | togbillet | vonatjegy | biglietto ferroviario | billete de tren |
      | cestovní doklad | railways | sleeper class | berth | berths | züge | hl.n | rail ticket | train ticket | voie
      | tåget | snabbtåg | togbillett | jernbane | järnväg | rautatie | junalippu | junaliput | rong | rongipilet | kolej
      | pociągu | wagon | vlaku | vlakem | železnice | železnica | cestovní | vasút | vonatra | helyjegy | pociągi
      | vozovnica vlak | vozna karta | željeznica | vagon | vlakova | tren bileti | istasyon | demiryolu | vilciens
      | vilciena biļete | traukinys | traukinio bilietas | τρένο | τρένου | αμαξοστοιχία | σιδηρόδρομος | поезд | поезда
      | вагон | ржд | железнодорожный | поїзд | поїзда | укрзалізниця | залізниця | влак | влака | бдж | воз
      | bitllet de tren | rodalies | călătorie cu trenul | cfr`,
    weak: `departure | arrival | fahrgast | reisender | voyageur | viajero | viaggiatore | reiziger | passageiro | klasse | classe | hinfahrt
      | rückfahrt | abfahrt | station | estación | stazione | gare | coach | wagon | coche | voiture | wagen | platform | via
      | tågstation | togstation | stacja | stanice | stanica | állomás | gară | gara | стация | станция | станція
      | jízdenka | cestovní doklad | menetjegy`,
  },
  bus: {
    strong: `xe khách | vé xe | nhà xe | bến xe | tiket bus | bas ekspres | tiket bas | coaches | coachlines | buslijn | coach ticket | coach tickets | coach e-ticket | coach e-tickets | coach service | coach travel | coach journey | express coach | national coach | busfahrt | autocarros | autobuses | busr* | busf* | busl* | busb* | busv* | busu* | fernbus* | autobusy | bus | buses | coach station | busbahnhof | fernbus | busticket | bus stop | autobus | autobús | autocarro | ônibus | autocar
      | gare routière | estación de autobuses | autostazione | haltestelle | flixbus | bus ticket | autobusová jízdenka | zob | bushaltestelle
      | omnibus | shuttle | airport transfer | transfer voucher | private transfer | flughafentransfer | transfert aéroport | traslado | traslados
      | trasferimento aeroportuale | luchthaventransfer | minibus | busstation | rodoviária | busunternehmen | bus line | buslinie | shuttle bus
      | bussbiljett | bussbillett | busbillet | expressbuss | linja-auto* | bussipilet | autobusowy | bilet autobusowy
      | autokar | autobusu | autobusem | autobusová | autobusový | autobusový lístok | cestovný lístok | autobuszjegy
      | autóbusz | autobusna | avtobusna | avtobus | autobuska | autobuski | autobusni | bilet de autocar | autogară
      | otobüs | otobüsü | otogar | otogarı | autobusa | autobusas | autobuso | autobusų | autoosta | λεωφορείο
      | λεωφορείου | ктел | автобус | автобуса | автобусный | автовокзал | автобусен | автогара | аутобус | аутобуска
      | bus terminal
      | úan | autobusové nádraží | autobusová stanica | dworzec autobusowy | buszpályaudvar | автостанція | автостанция | автогара | autobusni kolodvor | avtobusna postaja`,
    weak: `stop | line | linie | departure | arrival | driver
      | nástupište | peron | stanowisko | stání | kocsiállás`,
  },
  boat: {
    strong: `phà | tàu cao tốc | vé tàu thủy | tiket kapal | feri | penyeberangan | kapal ferry | naviera | puerto de salida | puerto de llegada | camarote | traversata | imbarco traghetti | motonave | nave veloce | catamaran | catamarán | hydrofoil | aliscafo | embarcadero | fähr* | schiff* | veerd* | veerb* | buque | schip | ferris | ferry* | navio | | ferry | ferries | fähre | fährticket | traversée | bac | transbordador | traghetto | veerboot | veerpont | ship | schiff | vessel
      | navire | barco | nave | sailing | crossing | überfahrt | embarkation | cruise | kreuzfahrt | crociera | crucero | croisière
      | balsa | overtocht | binnenhut | buitenhut | innenkabine | außenkabine | inside cabin | outside cabin | cabine intérieure | cabine extérieure
      | cabina interna | cabina esterna | camarote interior | camarote exterior | overfart | overfarten | överfart | laivalippu | lodní | færge | färja | lautta | prom | boat | schifffahrt | bateau | port of departure | ferje | hafen | reederei | cabine bateau
      | båt | båtbiljett | båtbillett | fergebillett | færgebillet | ferge | hurtigbåt | hurtigruten | laivalippu | laiva
      | lauttalippu | satama | laevapilet | parvlaev | praam | laev | promowy | statek | loď | lodní lístek | lodný
      | hajó | hajójegy | komp | kompjegy | trajekt | trajektna | brodska | brod | brodom | ladja | trajektne luke
      | katamaran | vaporetto | feribot | vapur | gemi bileti | deniz otobüsü | iskele | prāmis | prāmja | kuģis | keltas
      | kelto | laivo bilietas | πλοίο | πλοίου | ακτοπλοϊκό | ακτοπλοϊκά | λιμάνι | паром | паромный | теплоход
      | корабль | пором | ферибот | корабен | vaixell | traghetti`,
    weak: `port | deck | cabin | vehicle | harbour | kabine | boarding
      | hamn | havn | přístav | port | kikötő | luka | pristanišče | liman`,
  },
  event: {
    strong: `suất chiếu | vé xem phim | rạp chiếu phim | nhà hát | sự kiện | buổi hòa nhạc | vé tham quan | bảo tàng | konser | bioskop | pertunjukan | tiket masuk | konsert | pawagam | tayangan | besuch* | einlass* | schloss | castle | château | castello | castillo | palacio | palazzo | burg | festung | kasteel | planetarium
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
     
      | konserten | konserthus | begivenhed | arrangement | teater | teatern | biograf | kinosal | utställning
      | udstilling | utstilling | konsertti | teatteri | tapahtuma | näytös | elokuva | museoon | näyttely | kontsert
      | teatripilet | etendus | üritus | koncertu | bilet na koncert | teatr | teatru | wydarzenie | wydarzenia
      | spektakl | muzeum | wystawa | orkiestra | divadla | vstupenky | vstupenku | představení | predstavenie | výstava
      | podujatie | múzeum | színház | előadás | belépőjegy | mozijegy | kiállítás | hangverseny | rendezvény | kazalište
      | gledališče | pozorište | ulaznica | ulaznice | vstopnica | vstopnice | predstava | događaj | dogodek | izložba
      | razstava | muzej | spectacol | eveniment | bilet de intrare | muzeu | etkinlik | konser | tiyatro | gösteri
      | müze | maç bileti | giriş bileti | sinema | koncerts | izrāde | pasākums | muzejs | teātris | koncertas
      | spektaklis | renginys | muziejus | teatras | συναυλία | παράσταση | θέατρο | μουσείο | εκδήλωση | έκθεση
      | κινηματογράφος | концерт | спектакль | театр | театра | музей | выставка | мероприятие | кино | кинотеатр
      | вистава | подія | виставка | кінотеатр | представление | събитие | театър | изложба | espectacle | teatre
      | auditori | exposició
      | müze* | ziyaret | muze* | ziyaretçi`,
    weak: `entradas | billet | billets | ingressos | bilhete | ingresso | entrada | biglietto | eintrittskarten | row | reihe | rang | fila | rij | seat | platz | block | gate | entrance | eingang | venue | tickets | beginn | start | uhr
      | rad | řada | rząd | rivi | rida | vrsta | ряд | ред | sektor | sektori | сектор | σειρά | sıra | rând`,
  },
  hotel: {
    strong: `khách sạn | nhận phòng | trả phòng | đặt phòng | kamar | penginapan | menginap | tetamu | appartement | appartements | apartamento | appartamento | ferienhaus | chalet | villa | gîte | chambre d'hôtes | chambres d'hôtes | bed & breakfast | b&b | logement | homestay | casa rural | agriturismo | masseria | vakantiehuis | vakantiewoning | übernacht* | hotel | hotels | hostel | check-out | checkout | nights | night | nächte | übernachtung* | nuits | noches | notti | nachten | noites
      | room | zimmer | chambre | habitación | camera | kamer | quarto | guest | gast | accommodation | unterkunft | hébergement | alojamiento
      | alloggio | accommodatie | alojamento | anreise | abreise | bed and breakfast | breakfast | frühstück | petit-déjeuner | desayuno
      | colazione | ontbijt | pequeno-almoço | stay | aufenthalt | séjour | estancia | soggiorno | verblijf | estadia | double room
      | doppelzimmer | einzelzimmer | apartment | ferienwohnung | host | szálloda | nocleg | ubytování | hotell | guesthouse | check-in date
      | zimmertyp | hôtel | résidence | pension | jugendherberge | albergo | pousada | resort | inn | suite
      | övernattning | overnatting | overnatning | hotellrum | hotellrom | hotelværelse | hotelli | hotellihuone
      | majoitus | yötä | majutus | ööd | öö | noclegów | pokój | noclegi | pensjonat | hotelu | pokoje | pokoj | noci
      | nocí | ubytovanie | penzion | izba | szállás | szoba | éjszaka | vendégház | smještaj | smeštaj | nastanitev
      | nočitev | nočitve | noćenje | noćenja | soba | apartman | cazare | cameră | nopți | hotelul | otel | oda
      | konaklama | gece | viesnīca | viesnīcas | viešbutis | viešbučio | nakvynė | ξενοδοχείο | δωμάτιο
      | διανυκτερεύσεις | διαμονή | отель | гостиница | гостиницы | номер в отеле | ночей | ночи | проживание | заселение
      | готель | готелю | хотел | хотела | нощувки | нощувка | стая | настаняване | allotjament | habitació | nits
      | cottage | cottages | holiday home | holiday homes | holiday cottage | holiday park | self-catering | self catering | bungalow | guest house | farm stay | holiday let | motel | aparthotel | serviced apartment | dormitory | dorm | bunk bed | half board | full board
      | campsite | camp site | campground | campgrounds | camping | glamping | caravan park | caravan site | tent pitch | touring pitch
      | gästehaus | fremdenzimmer | privatzimmer | halbpension | vollpension | campingplatz | zeltplatz | wohnmobilstellplatz | ortstaxe | kurtaxe | beherbergung* | hotelzimmer | mehrbettzimmer | zweibettzimmer | dreibettzimmer | familienzimmer | ferienhäuser | ferienwohnungen | gastgeber
      | nuitée | nuitées | demi-pension | pension complète | taxe de séjour | auberge | auberge de jeunesse | maison d'hôtes | mobil-home | location saisonnière | emplacement camping
      | hostal | posada | parador | habitaciones | media pensión | pensión completa | pernoctación | pernoctaciones | apartahotel | cabaña | albergue | hospedaje | huésped | huéspedes
      | camere | mezza pensione | pensione completa | pernottamento | pernottamenti | campeggio | piazzola | ostello | locanda | affittacamere | tassa di soggiorno
      | overnachting | overnachtingen | halfpension | kampeerplaats | logies | hotelkamer | toeristenbelasting | trekkershut | kamers
      | hospedagem | diárias | pernoite | meia pensão | alojamento local | parque de campismo | quartos | hóspede | hóspedes | pensão | chalé
      | dubbelrum | enkelrum | familjerum | dobbeltrom | enkeltrom | familierom | værelse | værelset | dobbeltværelse | enkeltværelse | ophold | opholdet | opphold | oppholdet | vistelse | vistelsen | stuga | stugan | stugby | hytte | hytta | hytten | campingplats | campingtomt | campingplass | campingplads | teltplads | nätter | netter | nætter | overnatninger | overnattinger | övernattningar | vandrarhem | vandrehjem | halvpension | helpension | feriehus | fritidshus | feriebolig | ferielejlighed | sommerhus
      | gisting | gistiheimili | gistinætur | herbergi | nætur | tjaldsvæði | sumarhús | hótel
      | huone | huoneen | huoneisto | mökki | mökin | leirintäalue | yöpymi* | majoittu* | majoituksen | hotellin | majutuse | öömaja | külalistemaja | puhkemaja | ööbimi* | hommikusöök | kahetoaline | numbrituba
      | viesnīcā | naktsmītne | naktsmītnes | nakšņošana | nakšņošanas | naktis | viesu nams | divvietīgs numurs | viešbutyje | viešbutį | kambarys | kambario | nakvynės | naktys | svečių namai | sodyba | apgyvendinimas | pusryčiai
      | apartament | apartamentu | apartamenty | apartamencie | pobyt | pobytu | wymeldunek | zameldunek | wymeldowania | zameldowania | doba hotelowa | noclegu | nocy | domek | kwatera | pole namiotowe | kemping | schronisko | śniadanie | śniadaniem | najem krótkoterminowy | opłata miejscowa | opłata klimatyczna
      | noclehy | nocleh | přenocování | snídaně | snídaní | polopenze | plná penze | chata | chalupa | apartmán | apartmány | autokemp | kemp | pobytový | ubytovatel* | rekreační poplatek | izby | izbu | noclah | raňajky | raňajkami | polpenzia | ubytovania
      | szobát | szobája | szobánk | éjszakára | szálláshely | szállásadó | panzió | félpanzió | szállodai | szállodában | vendégéjszaka | vendégéjszakák | idegenforgalmi adó
      | prenočišče | prenočitev | prenočitve | kamp | apartma | apartmaja | polpenzion | polupansion | polpension | prenoćište | smještaja | boravišna pristojba | turistička taksa | turistična taksa | sobe | sobi | смештај | соба | собе | ноћења | ноћење | апартман | сместување
      | cazarea | cazării | pensiune | pensiunea | noapte | mic dejun | demipensiune | vilă
      | konaklamanız | odası | oda tipi | pansiyon | kahvaltı | yarım pansiyon | tam pansiyon | her şey dahil | oteli | oteliniz | kamp alanı | bungalov | tatil köyü
      | ξενοδοχείου | δωμάτια | δωματίου | διαμονής | διανυκτέρευση | πρωινό | κατάλυμα | καταλύματος | κάμπινγκ | ημιδιατροφή | ξενώνας
      | отеле | отеля | гостинице | проживания | выселение | хостел | хостела | апартаменты | апартаментов | завтрак | пансион | полупансион | турбаза | гостевой дом | кемпинг | база отдыха | двухместный номер
      | проживання | поселення | готелі | готелем | ніч | ночі | сніданок | апартаменти | кемпінг | садиба | двомісний номер
      | хотелът | двойна стая | къща за гости | апартамент | къмпинг | престой | престоя | пребиваване | нощувката
      | allotjaments | càmping | pernoctació | pernoctacions | mitja pensió | pensió completa | estada | hostes | habitacións | hostalaxe | aloxamento | ostatu | logela`,
    weak: `check-in | arrival | departure | adults | children | free cancellation | city tax | wifi
      | incheckning | utcheckning | zameldowanie | wymeldowanie | check-in | заезд | выезд`,
  },
  restaurant: {
    strong: `nhà hàng | đặt bàn | restoran | reservasi meja | tempahan meja | party of | table for | your table | tisch | tischreservierung | restaurant | table reservation | table booking | réservation de table
      | reserva de mesa | mesa para | mesa | tavolo | prenotazione tavolo | tafel | tafelreservering | mesa reservada | party size | covers
      | couverts | comensales | coperti | dinner | lunch | brunch | ristorante | restaurante | bistro | brasserie | trattoria | osteria
      | comptoir | bodega | taberna | asador | mesón | wirtshaus | brauhaus | steakhouse | sushi | pizzeria | eetcafé | rôtisserie | tapas
      | izakaya | gastropub | tasca | churrascaria | krog | restaurang | ravintola | restauracja | restaurace
      | bordsbokning | bordbestilling | bordreservation | pöytävaraus | restoran | rezerwacja stolika | stolik
      | rezervace stolu | reštaurácia | asztalfoglalás | étterem | rezervacija mize | rezervacija stola | restavracija
      | rezervare masă | masa rezervare | masa rezervasyonu | restoranas | restorāns | εστιατόριο | κράτηση τραπεζιού
      | ресторан | столик | бронирование столика | ресторант | резервация на маса
      | your reservation at the restaurant | chef's counter | tasting menu | diners | afternoon tea | dining room | dine in | restauranttisch | degustationsmenü | gaststube | gasthausküche
      | votre table | table réservée | menu dégustation | déjeuner | dîner | menú degustación | su mesa | tu mesa | sua mesa | o tavolo | il tuo tavolo | il vostro tavolo | menù degustazione | uw tafel | jouw tafel | diner
      | bord för | bord for | bord til | bordet | middagsbord | restaurangen | restauranten | kuvert | kuverter
      | pöytä | pöytäsi | pöytävarauksesi | ravintolan | ravintolassa | laud kahele | lauabroneering | lauda | restoranis | õhtusöök restoranis
      | galdiņš | galdiņu | galdiņa rezervācija | restorānā | staliukas | staliuką | staliuko | staliukų | staliuko rezervacija | restorane
      | stolika | stoliki | restauracji | stolu | stolek | restauraci | rezervace stolku | reštaurácii | rezervácia stola | asztal | asztalt | asztalunk | étteremben | éttermi | vendéglő | vendéglőben | főre
      | miza | mizo | mize | restavraciji | gostilna | gostilni | konoba | konobi | kafana | restoranu
      | masă pentru | masa dumneavoastră | restaurantul | restaurantului | masanız | kişilik masa | lokanta | meyhane
      | τραπέζι | τραπεζιού | εστιατορίου | ταβέρνα | ταβέρνας
      | столика | столику | стол на | ресторане | ресторана | ресторані | ресторану | бронювання столика | маса за | ресторанта | механа | сто за`,
    weak: `guests | reservation | reservierung | menu | personen
      | personer | osób | osob | fő`,
  },
  rental: {
    strong: `thuê xe | nhận xe | trả xe | sewa mobil | rental mobil | kereta sewa | sewa kereta | car rental | rental car | car hire | mietwagen | autovermietung | location de voiture | alquiler de coches | noleggio auto
      | autoverhuur | huurauto | aluguer de carros | aluguel de carro | pick-up location | drop-off location | pick-up | drop-off
      | fahrzeugübernahme | fahrzeugrückgabe | anmietung | abholung | rückgabe | rental agreement | rental | hire | restitution
      | prise en charge | recogida | devolución | ritiro | riconsegna | ophalen | inleveren | levantamento | car group | fahrzeugkategorie
      | loueur | mietbeginn | mietende | bike rental | fahrradverleih | rent a car
      | hyrbil | biluthyrning | leiebil | bilutleie | biludlejning | lejebil | autonvuokraus | vuokra-auto
      | wypożyczalnia | wynajem samochodu | najem samochodu | autopůjčovna | pronájem vozu | požičovňa | autókölcsönzés
      | bérautó | najem vozila | rent-a-car | închirieri auto | araç kiralama | kiralık araç | autonoma | autonuoma
      | ενοικίαση αυτοκινήτου | прокат авто | аренда автомобиля | прокат автомобиля | оренда авто | автомобил под наем
      | lloguer de cotxes
      | bike hire | cycle hire | ski hire | ski rental | boat hire | boat rental | scooter rental | campervan | campervans | motorhome rental | van hire | van rental | rental period | rental station | car sharing | carsharing | renter | hirer | vehicle collection | bike share | bikeshare
      | mietvertrag | mietdauer | mietstation | leihrad | leihräder | mietrad | mieträder | radverleih | skiverleih | bootsverleih | fahrradvermietung | wohnmobilvermietung | bootsvermietung | leihwagen
      | location vélo | location de vélo | location de vélos | location de skis | location voiture | location de bateau | location de bateaux | location utilitaire | véhicule de location | agence de départ | agence de retour
      | alquiler de bicicletas | alquiler de bicis | alquiler de esquís | coche de alquiler | auto de alquiler | renta de autos | renta de auto | arrendamiento de vehículos | arriendo de autos | rentadora
      | autonoleggio | noleggio bici | noleggio sci | noleggio biciclette | noleggiatore | noleggio
      | fietsverhuur | huurfiets | huurfietsen | skiverhuur | bootverhuur | huurperiode | verhuurstation | verhuur
      | aluguer de bicicletas | aluguel de bicicletas | locação de veículos | locadora
      | hyrbilen | hyrcykel | hyrcyklar | cykeluthyrning | skiduthyrning | sykkelutleie | skiutleie | leiebilen | cykeludlejning | cykelleje | bilaleiga | leigubíll | bílaleigubíll
      | autovuokraamo | polkupyörävuokraus | pyörävuokraus | välinevuokraamo | vuokraamo | autorent | rendiauto | rattarent | auto noma | velonoma | nomas automašīna | automobilių nuoma | dviračių nuoma
      | wypożyczenie | wypożyczalni | wypożyczalnia rowerów | wynajem roweru | wynajem rowerów | wynajem auta | půjčovna | půjčovné | zápůjčka | vypůjčka | půjčovna kol | autopožičovňa | prenájom vozidla | požičovne
      | kölcsönzés | kölcsönző | kerékpárkölcsönzés | autóbérlés | bérleti szerződés | izposoja | izposoja koles | najam automobila | najam bicikala | iznajmljivanje vozila
      | închiriere auto | închiriere mașină | închirieri biciclete | oto kiralama | kiralama | bisiklet kiralama | ενοικιάσεις αυτοκινήτων | ενοικίαση | μίσθωση οχήματος
      | прокат | каршеринг | арендатор | прокат велосипедов | прокат автомобілів | велопрокат | рент а кар | автомобили под наем | велосипеди под наем
      | lloguer | lloguer de bicicletes | lloguer de vehicles`,
    weak: `vehicle | fahrzeug | véhicule | vehículo | veicolo | veículo | voertuig | driver | fahrer | insurance | versicherung | fuel | mileage | car`,
  },
  parking: {
    strong: `bãi đỗ xe | gửi xe | parkir | tempat letak kereta | parkhaus* | parkeer* | parking | parkticket | parkschein | car park | parkhaus | parkplatz | parkausweis | stationnement | estacionamiento | aparcamiento
      | parcheggio | sosta | parkeren | parkeergarage | estacionamento | parking ticket | parking permit | einfahrt | ausfahrt | parking space
      | valet | parkzeit | parkdauer | stellplatz | parking pass | tiefgarage | parkeerticket | parkování | parkering
      | parkeringsbiljett | parkeringsplats | parkeringshus | parkeringsplass | p-hus | pysäköinti | pysäköintihalli
      | parkimine | parkowanie | parkoviště | parkovisko | parkolás | parkolóház | parkirišče | parkiralište | parkiranje
      | parcare | otopark | stāvvieta | autostāvvieta | stovėjimo aikštelė | πάρκινγκ | парковка | парковки | паркинг
      | паркування | aparcament`,
    weak: `licence plate | license plate | kennzeichen | immatriculation | matrícula | targa | kenteken | vehicle | entry | exit`,
  },
  voucher: {
    strong: `phiếu quà tặng | mã giảm giá | kupon | baucar | gutschein* | voucher | gutschein | wertgutschein | geschenkgutschein | bon cadeau | bon d'achat | chèque-cadeau | chèque cadeau | vale regalo | vale de regalo
      | cupón | coupon | buono | buono regalo | buono sconto | waardebon | cadeaubon | kortingsbon | vale-presente | cheque-oferta | cupom
      | cupão | einlösbar | einlösen | redeem | redeemable | gutscheincode | rabatt | discount code | voucher code | canjear | canjeable
      | utilisable | inwisselbaar | poukaz | kupon | dárkový poukaz | presentkort | gavekort | lahjakortti | ajándékutalvány | redeem by
      | dein gutschein | cheque regalo | bono regalo | verzilveren | bon | vale | cheque-prenda | vale de desconto | réduction | promo code
      | värdebevis | tilgodebevis | kinkekaart | bon podarunkowy | voucher podarunkowy | dárkový certifikát | poukážka
      | darčeková | utalvány | kupón | darilni bon | poklon bon | vrijednosni kupon | voucher cadou | hediye çeki
      | dāvanu karte | dovanų kuponas | δωροεπιταγή | подарочный сертификат | сертификат на | подарунковий сертифікат
      | ваучер | val regal`,
    weak: `value | wert | valeur | valor | valore | waarde | code | expires | gültig bis | discount | % off | gift | geschenk`,
  },
  giftCard: {
    strong: `gift card | geschenkkarte | carte cadeau | tarjeta regalo | carta regalo | cadeaukaart | cartão presente | cartão-presente
      | cartão oferta | tarjeta de regalo | gift certificate | geschenkkarten
      | presentkort | gavekort | lahjakortti | karta podarunkowa | dárková karta | darčeková karta | ajándékkártya
      | darilna kartica | poklon kartica | card cadou | hediye kartı | dovanų kortelė | δωροκάρτα | подарочная карта
      | подарункова картка | карта за подарък | targeta regal
      | dāvanu karte | kinkekaart | dovanų kuponas | e-gift card | egift | egift card | e-gift | darčeková poukážka | vrijednosni bon | gift voucher card | wertkarte | tarjeta obsequio | carte-cadeau | vale-oferta | gjafakort | gjafabréf | card cadou electronic | card de cadou | електронна подарункова картка`,
    weak: `balance | guthaben | solde | saldo | value | redeem | pin`,
  },
  membership: {
    strong: `thẻ thành viên | hội viên | kartu anggota | keanggotaan | kad ahli | mitglied* | lidmaatschap* | membership | membership card | member card | mitgliedsausweis | mitgliedskarte | mitgliedschaft | mitglied | mitgliedsnummer
      | carte de membre | carte d'adhérent | adhérent | adhésion | carné de socio | socio | tessera | tessera socio | tesserato | lidmaatschap
      | lidmaatschapskaart | ledenpas | cartão de sócio | sócio | member since | mitglied seit | loyalty card | kundenkarte | carte de fidélité
      | tarjeta de fidelización | tarjeta cliente | carta fedeltà | klantenkaart | cartão cliente | member no | member id | member
      | membre depuis | miembro desde | socio desde | socio dal | lid sinds | bibliotheksausweis | leserausweis | library card | fitness
      | fitnessstudio | gym | club card | clubkarte | frequent flyer card | bonuskarte | medlemskort | jäsenkortti | karta członkowska
      | membro desde | sócio desde | clubkaart | lidnummer | card holder
      | medlemskap | medlemskab | medlem | jäsenyys | liikmekaart | członek | členská | člen | členský preukaz | tagsági
      | tag | tagkártya | članska | iskaznica | član | membru | card de membru | üyelik | üye kartı | biedra karte
      | nario kortelė | κάρτα μέλους | μέλος | членская карта | членство | членский билет | клубная карта | членска карта
      | carnet de soci
      | medlemsnummer | jäsennumero | jäsenmaksu | liikmeksolek | félagsskírteini | leden sinds | lidkaart | numéro d'adhérent | carte d'abonné | tessera n | tessera associativa | quota associativa | número de socio | número de sócio | soci | mitgliedsbeitrag | членский номер | членський квиток | članska karta | legitymacja członkowska | numer członkowski | členské číslo | členský průkaz | tagsági igazolvány | tagsági kártya | legitimație de membru | üyelik kartı | üye no | biedra numurs | nario numeris | αριθμός μέλους`,
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
      | verkehrsbetriebe | vervoerbewijs | urbano | zona
      | månadskort | periodkort | dygnsbiljett | enkelbiljett | kollektivtrafik | periodebillet | enkeltbillet
      | enkeltbillett | døgnbillet | døgnbillett | rejsehjemmel | pendlerkort | kertalippu | kausilippu | vuorokausilippu
      | päivälippu | joukkoliikenne | ühistransport | kuukaart | tunnipilet | päevapilet | perioodipilet
      | bilet miesięczny | bilet okresowy | bilet jednorazowy | bilet dobowy | komunikacja miejska | bilet czasowy | mhd
      | časová jízdenka | předplatní | kupón mhd | električenka | predplatný | cestovný lístok mhd | napijegy | bérlet
      | havi bérlet | havibérlet | vonaljegy | 24 órás jegy | 72 órás jegy | jegy 24 | hetijegy | mesečna vozovnica
      | enodnevna vozovnica | mjesečna karta | dnevna karta | mesečna karta | pokaz | pojedinačna karta | abonament
      | bilet o zi | abonament lunar | transport public | aylık kart | günlük bilet | toplu taşıma | mēnešbiļete
      | dienas biļete | mėnesinis bilietas | vienkartinis bilietas | dienos bilietas | μηνιαία κάρτα | ημερήσιο εισιτήριο
      | ενιαίο εισιτήριο | проездной | проездного | проездной билет | единый проездной | абонемент | проїзний
      | карта за пътуване | абонаментна карта | дневна карта | месечна карта | abonament mensual | skidpass | liftkort
      | heiskort | hissilippu | karnet | skijegy | síbérlet | síjegy | skipas | зона
      | 30-dniowy | 90-dniowy | 7-dniowy | 24-godzinny | 72-godzinny | strefa | strefowy | tarifní pásmo | pásma | övezet | conă
      | forfait | forfaits | forfait saison | remontées mécaniques | domaine skiable | forfet | forfets | forfet de temporada | forfait de temporada | abono de temporada | saisonkarte | liftkarte | skikarte | skikarten | lift pass | lift ticket | liftpass | stagionale sci | skipassar | sezonski skipas | skipas sezonowy | karnet narciarski | sezónny skipas | celosezónní skipas | kausikortti`,
    weak: `validity | gültigkeit | valid | gültig | validez | validità | geldig | validade | zone | tarif | fare
      | voimassa | giltig | gyldig | ważny | platnost | érvényes | veljavnost | vrijedi | valabil | geçerli | kehtib | derīga | galioja | действителен | валиден`,
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

/** Words of languages without blanks between words, or that put others before them: they count wherever they stand; a line is a blank. */
const signs: Readonly<Partial<Record<TicketKind, string>>> = {
  flight: `航班 機票 机票 登機 登机 搭乗券 航空券 フライト 항공권 탑승권 항공편 航空公司 搭乗 טיסה טיסות כרטיס_עלייה_למטוס המראה חברת_תעופה تذكرة_طيران بطاقة_صعود بطاقة_الصعود شركة_الطيران رقم_الرحلة_الجوية الخطوط_الجوية الإقلاع เที่ยวบิน สายการบิน ขึ้นเครื่อง`,
  train: `高鐵 高铁 台鐵 鐵路 铁路 火車 火车 列車 车次 車次 新幹線 特急 乗車券 号車 鉄道 열차 기차 승차권 호차 철도 KTX רכבת קרון القطار قطار سكك سكة_حديد รถไฟ ขบวนรถ`,
  bus: `客運 巴士 汽车票 长途汽车 大巴 公車 バス 고속버스 시외버스 버스 승차홈 고속버스터미널 אוטובוס حافلة الحافلة أتوبيس รถโดยสาร รถทัวร์`,
  boat: `船票 渡輪 渡轮 客輪 客轮 碼頭 码头 フェリー 乗船券 旅客船 여객선 승선권 페리 배편 מעבורת הפלגה العبارة باخرة เรือเฟอร์รี่ ท่าเรือ เรือเร็ว`,
  event: `演唱會 演唱会 音樂會 音乐会 門票 门票 入場券 演出 展覽 展览 電影 电影 影城 影院 劇場 剧场 劇院 博物館 博物馆 公演 開演 コンサート ライブ
    チケット 映画 美術館 入場 舞台 공연 콘서트 뮤지컬 연극 전시 영화 관람 입장권 예매 경기 미술관 מופע הצגה קונצרט תיאטרון קולנוע הקרנה מוזיאון אצטדיון איצטדיון فعالية حفل مسرح سينما مباراة متحف عرض_الفيلم تذكرة_دخول คอนเสิร์ต ภาพยนตร์ การแสดง บัตรเข้าชม พิพิธภัณฑ์ รอบฉาย`,
  hotel: `酒店 飯店 旅館 旅馆 入住 退房 民宿 住宿 客房 ホテル 旅館 宿泊 チェックイン チェックアウト 호텔 숙소 체크인 체크아웃 투숙 객실 펜션 מלון לינה فندق الفندق نزيل โรงแรม เข้าพัก ห้องพัก
    訂房 订房 房型 房間 房间 度假村 青年旅舍 背包客棧 客棧 客栈 營地 营地 露營 露营 キャンプ場 グランピング コテージ 民泊 ゲストハウス 素泊まり 一泊 二泊 1泊 2泊 3泊 4泊 5泊 ご宿泊 캠핑장 글램핑 카라반 게스트하우스 리조트 모텔 민박 한옥스테이 풀빌라 1박 2박 3박 4박 입실 퇴실 לילות צימר אכסניה חדר_זוגי קבלת_חדרים הוסטל الإقامة ليالي غرفة_مزدوجة شاليه منتجع شقق_فندقية تسجيل_الوصول هتل اقامتگاه ที่พัก รีสอร์ท โฮสเทล`,
  restaurant: `餐廳 餐厅 用餐 訂位 レストラン 来店 레스토랑 식당 מסעדה סועדים مطعم حجز_طاولة ร้านอาหาร จองโต๊ะ
    订位 订座 訂座 餐位 包廂 包厢 お席 居酒屋 コース料理 食べログ 테이블 예약석 다이닝 오마카세 שולחן מסעדות طاولة مطاعم رستوران โต๊ะ บุฟเฟ่ต์`,
  rental: `租車 租车 取車 取车 還車 还车 レンタカー 貸出 렌터카 렌트카 대여 השכרת_רכב تأجير_السيارات استئجار_سيارة استلام_السيارة รถเช่า เช่ารถ คืนรถ
    カーレンタル レンタサイクル 乗り捨て カーシェア 카셰어링 렌탈 반납장소 租賃 租赁 自駕 自驾 รับรถ רכב_שכור החזרת_הרכב تأجير_سيارات تأجير_سيارة إيجار_سيارة تسليم_السيارة`,
  parking: `停車場 停车场 駐車場 주차장 주차권 חניון חניה موقف_السيارات مواقف_السيارات ที่จอดรถ ลานจอด`,
  voucher: `優惠券 优惠券 兌換券 兑换券 クーポン 引換券 쿠폰 교환권 שובר קופון قسيمة كوبون บัตรกำนัล คูปอง`,
  giftCard: `禮券 禮物卡 礼品卡 ギフト券 ギフトカード 商品券 상품권 기프트카드 תו_קנייה גיפט_קארד كرت_هدية بطاقة_هدية บัตรของขวัญ
    שובר_מתנה כרטיס_מתנה 電子禮券 电子礼品卡 선물카드 บัตรกำนัลอิเล็กทรอนิกส์ بطاقة_الهدية`,
  membership: `會員卡 会员卡 会員証 会員番号 회원증 회원카드 멤버십 כרטיס_חבר מועדון_לקוחות بطاقة_عضوية رقم_العضوية บัตรสมาชิก`,
  pass: `一日券 日票 月票 周遊券 周遊 一日乗車券 フリーパス 定期券 1日券 정기권 일일권 자유이용권 חופשי_יומי חופשי_חודשי كرت_اشتراك اشتراك_شهري تذكرة_يومية ตั๋ววัน
    リフト券 シーズン券 리프트권 시즌권 雪票 滑雪票`,
};
const bySign = (Object.entries(signs) as [TicketKind, string][]).flatMap(([kind, list]) =>
  list.split(/\s+/).map((text) => ({ kind, word: fold(text).replaceAll('_', ' ') })),
);
const hasSigns = /[\u0590-\u06ff\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;

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
  if (hasSigns.test(text)) addSigns(fold(text).replace(province, ''), found);
  return found;
}

/** Gyeonggi, the province around Seoul, before one of its towns, is written as a match is: 경기 가평군. */
const province = /(?:경기도|경기(?= ?[\uac00-\ud7a3]{1,4}[시군](?![\uac00-\ud7a3])))/gu;

function addSigns(text: string, found: Map<TicketKind, { word: string; weight: number }[]>): void {
  for (const { kind, word } of bySign)
    if (text.includes(word)) found.set(kind, [...(found.get(kind) ?? []), { word, weight: 1 }]);
}
