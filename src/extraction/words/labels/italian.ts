import type { LabelTable } from '../roles.ts';

/** Italian labels. */
export const italian: LabelTable = {
  from: `da | stazione di partenza | partenza da | origine | aeroporto di partenza | città di partenza | provenienza | dal
    | fermata di partenza | luogo di partenza | porto di partenza | in partenza da`,
  to: `a | stazione di arrivo | arrivo a | destinazione | aeroporto di arrivo | città di arrivo | al | per | verso | fermata di arrivo
    | luogo di arrivo | porto di arrivo`,
  via: `via | scalo a | cambio a | percorso | itinerario`,
  station: `stazione | fermata | città | aeroporto | tratta | percorso`,
  departure: `partenza | part | parte alle | orario partenza`,
  arrival: `arrivo | arr | arriva alle | orario arrivo`,
  departureDate: `data di partenza | data del viaggio | data viaggio | data partenza | giorno di partenza | data del volo | data volo
    | data di viaggio | data andata | data di andata
    | data e ora di partenza | data e ora partenza | data/ora partenza | partenza il`,
  arrivalDate: `data di arrivo | data arrivo
    | data e ora di arrivo | data e ora arrivo | data/ora arrivo`,
  departureTime: `ora di partenza | ora partenza | orario di partenza`,
  arrivalTime: `ora di arrivo | ora arrivo | orario di arrivo`,
  date: `data | giorno | data visita | data dell'evento | data evento | data della visita | data spettacolo | data dello spettacolo
    | data del concerto | data di visita | data proiezione | data della prenotazione | date
    | giorno della visita | giorno di visita`,
  time: `ora | orario | ore | fascia oraria | turno | orario ingresso | orario di ingresso | orario visita | ora di ingresso
    | orario spettacolo | ora della prenotazione | orario evento`,
  when: `quando | data e ora | data/ora | spettacolo del | data / ora | data ora | giorno e ora | data e orario | data, ora | proiezione
    | la sua visita | la tua visita | data ed ora`,
  start: `inizio | ora inizio | inizio spettacolo | orario di inizio | ora di inizio | inizio concerto | inizio evento | data inizio
    | inizio film | calcio d'inizio | inizia alle | data di inizio`,
  end: `fine | ora fine | termine | fine evento | data fine | orario di fine | termina alle | data di fine`,
  doors: `apertura porte | apertura cancelli | porte | apertura | ingresso dalle | apertura porte ore | ingresso dalle ore
    | apertura delle porte | apertura sala`,
  boarding: `imbarco | ora d'imbarco | orario imbarco | ora imbarco | orario d'imbarco | inizio imbarco`,
  checkIn: `arrivo | check-in | data di arrivo | data arrivo | check-in dal | giorno di arrivo | check-in dalle | arrivo (check-in)
    | il tuo arrivo`,
  checkOut: `partenza | check-out | data di partenza | data partenza | check-out entro | giorno di partenza | partenza (check-out)
    | la tua partenza`,
  pickUp: `ritiro | presa in consegna | luogo di ritiro | data ritiro | ritiro auto | inizio noleggio | data di ritiro | ritiro veicolo
    | stazione di ritiro
    | noleggio dal
    | sede di ritiro | ufficio di ritiro | consegna veicolo | inizio nolo`,
  dropOff: `riconsegna | restituzione | luogo di riconsegna | data riconsegna | fine noleggio | data di riconsegna | consegna
    | luogo di restituzione | stazione di riconsegna
    | noleggio al
    | sede di riconsegna | ufficio di riconsegna | fine nolo`,
  entry: `ingresso parcheggio | inizio sosta | data ingresso | entrata parcheggio | ingresso | entrata`,
  exit: `uscita parcheggio | fine sosta | data uscita | uscita
    | uscita entro`,
  validFrom: `valido dal | valido da | inizio validità | valida dal | validità dal | decorrenza | valido a partire dal | data attivazione`,
  validUntil: `valido fino al | scadenza | scade il | valida fino al | fine validità | data di scadenza | da utilizzare entro
    | data scadenza | utilizzabile fino al | valido fino a | validità fino al | utilizzabile entro | utilizzabile entro il
    | da utilizzare entro il | scade`,
  validity: `validità | valido | periodo di validità | valido il | valido per | valida il | valido per il giorno | valida per | valida
    | periodo | durata abbonamento`,
  issued: `emesso il | data di emissione | data emissione | data di acquisto | data acquisto | acquistato il | data ordine
    | data di prenotazione | prenotato il | data prenotazione | emissione | data dell'ordine | data fattura | stampato il
    | venduto il | data vendita | inviato | rilasciato il | data di rilascio | data operazione | data di vendita | data stampa`,
  seat: `posto | posti | posto a sedere | sedile | n. posto | numero posto | poltrona | numero di posto | posto n | posto numero
    | il tuo posto | posto assegnato | posto n. | n° posto | cuccetta | poltrone`,
  row: `fila | fila n`,
  section: `settore | blocco | zona | tribuna | curva | area | anello settore
    | anello | gradinata`,
  level: `livello | piano | anello | ordine | galleria | ponte`,
  coach: `carrozza | vettura | carrozza n | numero carrozza | n. carrozza | vagone`,
  class: `classe | cabina | classe di viaggio | classe di servizio | livello di servizio`,
  gate: `gate | uscita d'imbarco | cancello imbarco | uscita imbarco
    | uscita | ingresso`,
  terminal: `terminal | terminal di partenza | terminale`,
  platform: `binario | binario di partenza | bin | stallo`,
  arrivalPlatform: `binario di arrivo`,
  group: `gruppo | gruppo d'imbarco | gruppo di imbarco`,
  sequence: `sequenza | numero di sequenza | n. sequenza | numero sequenza`,
  baggage: `bagaglio | bagagli | franchigia bagaglio | bagaglio a mano | bagaglio da stiva | bagaglio registrato`,
  room: `sala | camera | tipo di camera | tipologia camera | schermo | stanza | aula | numero camera | tipologia di camera | camera n
    | sistemazione | padiglione | la tua camera
    | cabina`,
  venue: `ufficio | agenzia | filiale | luogo | dove | sede | location | luogo dell'evento | teatro | cinema | stadio | museo | ristorante | parcheggio | luogo evento
    | struttura evento | locale | punto di incontro | punto d'incontro | luogo di ritrovo | impianto | punto vendita | arena`,
  address: `indirizzo | via/piazza | indirizzo hotel | come raggiungerci | indirizzo della struttura | ubicazione`,
  entrance: `ingresso n | cancello | accesso | porta | varco | porta d'ingresso | ingresso da | tornello`,
  passenger: `passeggero | viaggiatore | nome passeggero | nome | passeggeri | ospite | intestatario | titolare | nome e cognome
    | nominativo | cognome e nome | partecipante | cliente | nome del passeggero | conducente | socio | nome ospite | viaggiatori
    | nome del viaggiatore | nome viaggiatore | intestato a | a nome di | prenotazione a nome di | visitatore | nome del titolare
    | abbonato | nome cliente | nome e cognome del passeggero | ospite principale | beneficiario | spettatore | nome del cliente
    | nome prenotazione | cognome / nome | nome / cognome | nome dell'ospite | nome del partecipante | conducente principale | tessera di
    | ospiti
    | titolo intestato a | destinatario
    | passeggera | viaggiatrice | intestataria | socia | visitatrice | abbonata | spettatrice | beneficiaria | destinataria | passeggero/a
    | intestatario/a | socio/a`,
  party: `persone | ospiti | partecipanti | numero di persone | numero persone | adulti | coperti | numero passeggeri | n. persone | quantità | numero ospiti
    | numero di ospiti | numero di passeggeri | n. passeggeri | numero biglietti | biglietti | numero di biglietti | tavolo per
    | numero coperti | qtà | numero adulti | visitatori`,
  bookingReference: `codice prenotazione | numero prenotazione | pnr | codice di prenotazione | numero di prenotazione | prenotazione
    | riferimento | numero ordine | ordine | ordine n | codice conferma | riferimento prenotazione | numero di conferma | n. prenotazione
    | n. ordine | numero d'ordine | conferma | prenotazione n | numero di ordine | cp | codice ordine | codice biglietto pnr
    | riferimento ordine | codice pnr | id prenotazione | codice di conferma | numero conferma | n° prenotazione
    | n° ordine | id ordine | numero pratica
    | codice acquisto | codice biglietto/pnr | numero contratto | n. contratto`,
  ticketNumber: `numero biglietto | biglietto n | n. biglietto | numero di biglietto | codice biglietto | biglietto | numero del biglietto
    | titolo n | titolo di viaggio n | n° biglietto | sigillo fiscale | numero titolo | biglietto elettronico | biglietto numero | codice a barre
    | numero di biglietto elettronico | numero seriale | numero ticket | progressivo | numero di serie | ticket n | numero e-ticket
    | n. titolo | codice titolo | numero di titolo`,
  membershipNumber: `numero tessera | tessera n | n. tessera | codice cliente | numero carta | numero socio | codice fedeltà | n. socio
    | numero di tessera | tessera | carta n | numero abbonamento | n° tessera | carta fedeltà | numero carta fedeltà | n. carta
    | numero di socio | socio n | numero di carta
    | numero cliente | n. cliente | id cliente
    | cliente frequente | frequent flyer`,
  membershipProgram: `programma fedeltà | programma | tipo tessera | tipo socio`,
  membershipLevel: `livello socio | categoria socio`,
  voucherCode: `codice | codice buono | codice regalo | codice voucher | codice promozionale | numero buono | buono n | codice coupon
    | codice sconto | codice gift card | numero voucher | codice buono regalo | codice di attivazione | il tuo codice | n. buono
    | codice carta regalo`,
  pin: `pin | codice pin | codice di sicurezza | codice di accesso | codice accesso`,
  price: `prezzo | totale | importo | prezzo totale | importo totale | totale pagato | totale complessivo | costo | importo pagato
    | totale da pagare | prezzo biglietto | costo totale | tariffa totale | totale iva inclusa | prezzo finale | prezzo del biglietto
    | totale ordine | importo totale pagato
    | prezzo dell'abbonamento | prepagato`,
  balance: `valore | saldo | credito | valore del buono | valore buono | del valore di | credito residuo`,
  number: `treno | volo | numero treno | numero volo | n. treno | linea | autobus | n. volo | numero di volo | treno n | numero del treno
    | numero di treno | corsa | nave | volo n | traghetto | tratta | bus | n° treno | n° volo`,
  carrier: `operato da | compagnia | vettore | compagnia aerea | operatore | gestito da | impresa ferroviaria | compagnia di navigazione`,
  vehicle: `veicolo | targa | categoria veicolo | aereo | nave traghetto | mezzo | motonave | aliscafo | mezzo nautico | auto | tipo veicolo | gruppo auto | aeromobile | modello`,
  product: `tariffa | tipo biglietto | offerta | servizio | categoria | prodotto | tipo di biglietto | tipologia biglietto | tipologia
    | tipo | offerta/tariffa | titolo di viaggio | tipo tariffa | abbonamento | descrizione | articolo | riduzione | titolo di ingresso
    | tipo abbonamento | tipologia di biglietto`,
  area: `zone | valido in | area di validità | zone di validità | validità zone | tratta valida | zone tariffarie
    | zona`,
  phone: `telefono | tel | numero di telefono`,
  website: `sito web | sito internet | sito`,
  email: `e-mail | email | posta elettronica | indirizzo e-mail | indirizzo email`,
  title: `evento | spettacolo | film | mostra | concerto | titolo | partita | titolo evento | nome evento | manifestazione | opera
    | incontro | visita guidata | esperienza | attività | corso | titolo spettacolo | titolo film | gara | convegno | conferenza
    | trattamento | festival | laboratorio`,
  hotel: `hotel | albergo | struttura | alloggio | nome struttura | nome hotel | nome dell'hotel | la tua struttura | appartamento
    | il tuo hotel | b&b | agriturismo`,
  issuer: `emesso da | organizzatore | venduto da | emittente | organizzato da | rilasciato da | promoter | venditore | rivenditore
    | organizzatore evento | titolare sistema`,
  duration: `durata | notti | numero di notti | durata del viaggio | durata viaggio | durata soggiorno | durata del volo | soggiorno
    | numero notti | durata noleggio | durata volo | tempo di viaggio`,
  noise: `numero transazione | numero di transazione | codice transazione | servizio clienti | assistenza clienti | ricevuta n | data di nascita | nato il | nata il | luogo di nascita | numero fattura | fattura n | fattura | iva | p.iva | partita iva
    | codice fiscale | iban | metodo di pagamento | pagamento | pagato con | modalità di pagamento | passaporto | subtotale | commissioni
    | diritti di prevendita | prevendita | imponibile | età | nazionalità | chiusura gate | chiusura imbarco | cancellazione gratuita
    | cancellazione gratuita entro | azienda | cap | città | paese | provincia | pasto | stato | note | importante | documento
    | ultimo ingresso | chiusura check-in | cauzione | colazione | tassa di soggiorno | tasse | sconto | coincidenza | pagina
    | prezzo unitario | cancellazione | contatti | orari di apertura | numero cliente | cognome | avvertenze | franchigia | chilometraggio
    | carburante | politica di cancellazione | data pagamento
    | n. cliente | codice cliente | id cliente
    | regia | regia di | regista | autore | autrice | compositore | musiche | musiche di | direttore d'orchestra | direzione musicale | coreografia
    | coreografie | interpreti | traduzione | scene e costumi | costumi | libretto | drammaturgia | sceneggiatura`,
};
