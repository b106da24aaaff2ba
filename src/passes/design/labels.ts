/** LIST: the labels of fields in the languages of the site, in capitals, written by hand. */
import { type Language, languages } from '#src/languages/languages.ts';
import { polishAndArabic } from './labels-pl-ar.ts';

type Row = readonly [en: string, de: string, fr: string, es: string, it: string, nl: string, pt: string];

const rows = [
  ['FLIGHT', 'FLUG', 'VOL', 'VUELO', 'VOLO', 'VLUCHT', 'VOO'],
  ['TRAIN', 'ZUG', 'TRAIN', 'TREN', 'TRENO', 'TREIN', 'COMBOIO'],
  ['LINE', 'LINIE', 'LIGNE', 'LÍNEA', 'LINEA', 'LIJN', 'LINHA'],
  ['DATE', 'DATUM', 'DATE', 'FECHA', 'DATA', 'DATUM', 'DATA'],
  ['TIME', 'ZEIT', 'HEURE', 'HORA', 'ORA', 'TIJD', 'HORA'],
  ['GATE', 'GATE', 'PORTE', 'PUERTA', 'GATE', 'GATE', 'PORTA'],
  ['TERMINAL', 'TERMINAL', 'TERMINAL', 'TERMINAL', 'TERMINAL', 'TERMINAL', 'TERMINAL'],
  [
    'ARRIVAL TERMINAL',
    'ANKUNFTSTERMINAL',
    'TERMINAL D’ARRIVÉE',
    'TERMINAL LLEGADA',
    'TERMINAL ARRIVO',
    'TERMINAL AANKOMST',
    'TERMINAL CHEGADA',
  ],
  ['SEAT', 'SITZ', 'SIÈGE', 'ASIENTO', 'POSTO', 'STOEL', 'LUGAR'],
  ['ROW', 'REIHE', 'RANG', 'FILA', 'FILA', 'RIJ', 'FILA'],
  ['BLOCK', 'BLOCK', 'BLOC', 'SECTOR', 'SETTORE', 'VAK', 'SETOR'],
  ['LEVEL', 'RANG', 'NIVEAU', 'NIVEL', 'LIVELLO', 'NIVEAU', 'NÍVEL'],
  ['COACH', 'WAGEN', 'VOITURE', 'COCHE', 'CARROZZA', 'RIJTUIG', 'CARRUAGEM'],
  ['CLASS', 'KLASSE', 'CLASSE', 'CLASE', 'CLASSE', 'KLASSE', 'CLASSE'],
  ['PLATFORM', 'GLEIS', 'VOIE', 'VÍA', 'BINARIO', 'SPOOR', 'LINHA'],
  [
    'ARRIVAL PLATFORM',
    'ANKUNFTSGLEIS',
    'VOIE D’ARRIVÉE',
    'VÍA DE LLEGADA',
    'BINARIO ARRIVO',
    'AANKOMSTSPOOR',
    'LINHA DE CHEGADA',
  ],
  ['GROUP', 'GRUPPE', 'GROUPE', 'GRUPO', 'GRUPPO', 'GROEP', 'GRUPO'],
  ['SEQUENCE', 'LFD. NR.', 'SÉQUENCE', 'SECUENCIA', 'SEQUENZA', 'VOLGNR.', 'SEQUÊNCIA'],
  ['BOARDING', 'BOARDING', 'EMBARQUEMENT', 'EMBARQUE', 'IMBARCO', 'BOARDING', 'EMBARQUE'],
  ['DEPARTS', 'ABFAHRT', 'DÉPART', 'SALIDA', 'PARTENZA', 'VERTREK', 'PARTIDA'],
  ['ARRIVES', 'ANKUNFT', 'ARRIVÉE', 'LLEGADA', 'ARRIVO', 'AANKOMST', 'CHEGADA'],
  ['PASSENGER', 'REISENDE/R', 'PASSAGER', 'PASAJERO', 'PASSEGGERO', 'REIZIGER', 'PASSAGEIRO'],
  ['PASSENGERS', 'REISENDE', 'PASSAGERS', 'PASAJEROS', 'PASSEGGERI', 'REIZIGERS', 'PASSAGEIROS'],
  ['GUEST', 'GAST', 'CLIENT', 'HUÉSPED', 'OSPITE', 'GAST', 'HÓSPEDE'],
  ['GUESTS', 'GÄSTE', 'PERSONNES', 'PERSONAS', 'OSPITI', 'GASTEN', 'PESSOAS'],
  ['VISITORS', 'BESUCHER', 'VISITEURS', 'VISITANTES', 'VISITATORI', 'BEZOEKERS', 'VISITANTES'],
  ['HOLDER', 'INHABER/IN', 'TITULAIRE', 'TITULAR', 'TITOLARE', 'HOUDER', 'TITULAR'],
  ['ATTENDEE', 'TEILNEHMER/IN', 'PARTICIPANT', 'ASISTENTE', 'PARTECIPANTE', 'DEELNEMER', 'PARTICIPANTE'],
  ['MEMBER', 'MITGLIED', 'MEMBRE', 'SOCIO', 'SOCIO', 'LID', 'MEMBRO'],
  ['NAME', 'NAME', 'NOM', 'NOMBRE', 'NOME', 'NAAM', 'NOME'],
  ['FARE', 'TARIF', 'TARIF', 'TARIFA', 'TARIFFA', 'TARIEF', 'TARIFA'],
  [
    'TICKET TYPE',
    'TICKETART',
    'TYPE DE BILLET',
    'TIPO DE BILLETE',
    'TIPO BIGLIETTO',
    'SOORT TICKET',
    'TIPO DE BILHETE',
  ],
  ['VIA', 'ÜBER', 'VIA', 'VÍA', 'VIA', 'VIA', 'VIA'],
  ['FROM', 'VON', 'DE', 'DE', 'DA', 'VAN', 'DE'],
  ['TO', 'NACH', 'À', 'A', 'A', 'NAAR', 'PARA'],
  [
    'DEPARTURE CITY',
    'ABREISEORT',
    'VILLE DE DÉPART',
    'CIUDAD DE SALIDA',
    'CITTÀ DI PARTENZA',
    'PLAATS VERTREK',
    'CIDADE DE PARTIDA',
  ],
  [
    'ARRIVAL CITY',
    'ANKUNFTSORT',
    'VILLE D’ARRIVÉE',
    'CIUDAD DE LLEGADA',
    'CITTÀ DI ARRIVO',
    'PLAATS AANKOMST',
    'CIDADE DE CHEGADA',
  ],
  ['FROM (CODE)', 'VON (KÜRZEL)', 'DE (CODE)', 'DE (CÓDIGO)', 'DA (CODICE)', 'VAN (CODE)', 'DE (CÓDIGO)'],
  ['TO (CODE)', 'NACH (KÜRZEL)', 'À (CODE)', 'A (CÓDIGO)', 'A (CODICE)', 'NAAR (CODE)', 'PARA (CÓDIGO)'],
  ['VALID FROM', 'GÜLTIG AB', 'VALABLE DÈS', 'VÁLIDO DESDE', 'VALIDO DAL', 'GELDIG VANAF', 'VÁLIDO DE'],
  ['VALID UNTIL', 'GÜLTIG BIS', 'VALABLE JUSQU’AU', 'VÁLIDO HASTA', 'VALIDO FINO AL', 'GELDIG TOT', 'VÁLIDO ATÉ'],
  ['ZONE', 'ZONE', 'ZONE', 'ZONA', 'ZONA', 'ZONE', 'ZONA'],
  ['VENUE', 'ORT', 'LIEU', 'LUGAR', 'LUOGO', 'LOCATIE', 'LOCAL'],
  ['CINEMA', 'KINO', 'CINÉMA', 'CINE', 'CINEMA', 'BIOSCOOP', 'CINEMA'],
  ['STADIUM', 'STADION', 'STADE', 'ESTADIO', 'STADIO', 'STADION', 'ESTÁDIO'],
  ['HALL', 'SAAL', 'SALLE', 'SALA', 'SALA', 'ZAAL', 'SALA'],
  ['ROOM', 'ZIMMER', 'CHAMBRE', 'HABITACIÓN', 'CAMERA', 'KAMER', 'QUARTO'],
  ['CABIN', 'KABINE', 'CABINE', 'CABINA', 'CABINA', 'HUT', 'CABINA'],
  ['START', 'BEGINN', 'DÉBUT', 'INICIO', 'INIZIO', 'AANVANG', 'INÍCIO'],
  ['END', 'ENDE', 'FIN', 'FIN', 'FINE', 'EINDE', 'FIM'],
  ['DOORS', 'EINLASS', 'PORTES', 'APERTURA', 'APERTURA', 'DEUREN', 'ABERTURA'],
  ['KICK-OFF', 'ANPFIFF', 'COUP D’ENVOI', 'INICIO', 'INIZIO', 'AFTRAP', 'INÍCIO'],
  ['ENTRANCE', 'EINGANG', 'ENTRÉE', 'ENTRADA', 'INGRESSO', 'INGANG', 'ENTRADA'],
  ['EVENT', 'VERANSTALTUNG', 'ÉVÉNEMENT', 'EVENTO', 'EVENTO', 'EVENEMENT', 'EVENTO'],
  ['FILM', 'FILM', 'FILM', 'PELÍCULA', 'FILM', 'FILM', 'FILME'],
  ['MATCH', 'SPIEL', 'MATCH', 'PARTIDO', 'PARTITA', 'WEDSTRIJD', 'JOGO'],
  ['VISIT', 'BESUCH', 'VISITE', 'VISITA', 'VISITA', 'BEZOEK', 'VISITA'],
  ['HOTEL', 'HOTEL', 'HÔTEL', 'HOTEL', 'HOTEL', 'HOTEL', 'HOTEL'],
  ['RESTAURANT', 'RESTAURANT', 'RESTAURANT', 'RESTAURANTE', 'RISTORANTE', 'RESTAURANT', 'RESTAURANTE'],
  ['RENTAL', 'MIETWAGEN', 'LOCATION', 'ALQUILER', 'NOLEGGIO', 'HUUR', 'ALUGUER'],
  ['PARKING', 'PARKEN', 'PARKING', 'PARKING', 'PARCHEGGIO', 'PARKEREN', 'PARQUE'],
  ['OFFER', 'ANGEBOT', 'OFFRE', 'OFERTA', 'OFFERTA', 'AANBIEDING', 'OFERTA'],
  ['TICKET', 'TICKET', 'BILLET', 'BILLETE', 'BIGLIETTO', 'TICKET', 'BILHETE'],
  ['CARD', 'KARTE', 'CARTE', 'TARJETA', 'CARTA', 'KAART', 'CARTÃO'],
  ['DETAILS', 'DETAILS', 'DÉTAILS', 'DETALLES', 'DETTAGLI', 'DETAILS', 'DETALHES'],
  ['CHECK-IN', 'CHECK-IN', 'ARRIVÉE', 'ENTRADA', 'CHECK-IN', 'INCHECKEN', 'CHECK-IN'],
  [
    'CHECK-IN TIME',
    'CHECK-IN AB',
    'HEURE D’ARRIVÉE',
    'HORA DE ENTRADA',
    'ORA CHECK-IN',
    'INCHECKTIJD',
    'HORA CHECK-IN',
  ],
  ['CHECK-OUT', 'CHECK-OUT', 'DÉPART', 'SALIDA', 'CHECK-OUT', 'UITCHECKEN', 'CHECK-OUT'],
  ['NIGHTS', 'NÄCHTE', 'NUITS', 'NOCHES', 'NOTTI', 'NACHTEN', 'NOITES'],
  ['PICK-UP', 'ABHOLUNG', 'RETRAIT', 'RECOGIDA', 'RITIRO', 'OPHALEN', 'LEVANTAMENTO'],
  [
    'PICK-UP TIME',
    'ABHOLUNG UM',
    'HEURE DE RETRAIT',
    'HORA DE RECOGIDA',
    'ORA DI RITIRO',
    'OPHAALTIJD',
    'HORA DE RECOLHA',
  ],
  ['RETURN', 'RÜCKGABE', 'RETOUR', 'DEVOLUCIÓN', 'RICONSEGNA', 'INLEVEREN', 'DEVOLUÇÃO'],
  ['ENTRY', 'EINFAHRT', 'ENTRÉE', 'ENTRADA', 'INGRESSO', 'INRIJDEN', 'ENTRADA'],
  ['ENTRY TIME', 'EINFAHRT UM', 'HEURE D’ENTRÉE', 'HORA DE ENTRADA', 'ORA DI INGRESSO', 'INRIJTIJD', 'HORA DE ENTRADA'],
  ['EXIT', 'AUSFAHRT', 'SORTIE', 'SALIDA', 'USCITA', 'UITRIJDEN', 'SAÍDA'],
  ['VEHICLE', 'FAHRZEUG', 'VÉHICULE', 'VEHÍCULO', 'VEICOLO', 'VOERTUIG', 'VEÍCULO'],
  ['BOOKING REF.', 'BUCHUNGSNR.', 'RÉSERVATION', 'RESERVA', 'PRENOTAZIONE', 'BOEKINGSNR.', 'RESERVA'],
  ['TICKET NO.', 'TICKETNR.', 'N° DE BILLET', 'N.º DE BILLETE', 'N. BIGLIETTO', 'TICKETNR.', 'N.º BILHETE'],
  ['VOUCHER CODE', 'GUTSCHEINCODE', 'CODE DU BON', 'CÓDIGO DEL VALE', 'CODICE BUONO', 'VOUCHERCODE', 'CÓDIGO DO VALE'],
  ['CARD NO.', 'KARTENNR.', 'N° DE CARTE', 'N.º DE TARJETA', 'N. CARTA', 'KAARTNR.', 'N.º CARTÃO'],
  ['MEMBER NO.', 'MITGLIEDSNR.', 'N° DE MEMBRE', 'N.º DE SOCIO', 'N. SOCIO', 'LIDNR.', 'N.º MEMBRO'],
  ['PROGRAMME', 'PROGRAMM', 'PROGRAMME', 'PROGRAMA', 'PROGRAMMA', 'PROGRAMMA', 'PROGRAMA'],
  ['STATUS', 'STATUS', 'STATUT', 'NIVEL', 'LIVELLO', 'STATUS', 'ESTATUTO'],
  ['PIN', 'PIN', 'CODE PIN', 'PIN', 'PIN', 'PINCODE', 'PIN'],
  ['BALANCE', 'GUTHABEN', 'SOLDE', 'SALDO', 'SALDO', 'SALDO', 'SALDO'],
  ['PRICE', 'PREIS', 'PRIX', 'PRECIO', 'PREZZO', 'PRIJS', 'PREÇO'],
  ['SECURITY', 'SICHERHEIT', 'SÛRETÉ', 'SEGURIDAD', 'SICUREZZA', 'BEVEILIGING', 'SEGURANÇA'],
  ['DOCUMENTS', 'DOKUMENTE', 'DOCUMENTS', 'DOCUMENTOS', 'DOCUMENTI', 'DOCUMENTEN', 'DOCUMENTOS'],
  ['BAGGAGE', 'GEPÄCK', 'BAGAGES', 'EQUIPAJE', 'BAGAGLIO', 'BAGAGE', 'BAGAGEM'],
  ['CONDITIONS', 'BEDINGUNGEN', 'CONDITIONS', 'CONDICIONES', 'CONDIZIONI', 'VOORWAARDEN', 'CONDIÇÕES'],
  ['ADDRESS', 'ADRESSE', 'ADRESSE', 'DIRECCIÓN', 'INDIRIZZO', 'ADRES', 'MORADA'],
  ['TELEPHONE', 'TELEFON', 'TÉLÉPHONE', 'TELÉFONO', 'TELEFONO', 'TELEFOON', 'TELEFONE'],
  ['WEBSITE', 'WEBSITE', 'SITE WEB', 'SITIO WEB', 'SITO WEB', 'WEBSITE', 'SITE'],
  ['E-MAIL', 'E-MAIL', 'E-MAIL', 'CORREO', 'E-MAIL', 'E-MAIL', 'E-MAIL'],
  ['ISSUED', 'AUSGESTELLT', 'ÉMIS LE', 'EMITIDO', 'EMESSO', 'UITGEGEVEN', 'EMITIDO'],
  ['ISSUED BY', 'AUSSTELLER', 'ÉMETTEUR', 'EMISOR', 'EMITTENTE', 'UITGEVER', 'EMISSOR'],
  ['CARRIER', 'UNTERNEHMEN', 'TRANSPORTEUR', 'TRANSPORTISTA', 'VETTORE', 'VERVOERDER', 'TRANSPORTADORA'],
  [
    'ABOUT THIS PASS',
    'ÜBER DIESE KARTE',
    'À PROPOS',
    'SOBRE ESTE PASE',
    'INFORMAZIONI',
    'OVER DEZE KAART',
    'SOBRE ESTE PASSE',
  ],
  ['CHECK THIS', 'BITTE PRÜFEN', 'À VÉRIFIER', 'COMPRUEBE ESTO', 'DA CONTROLLARE', 'CONTROLEER DIT', 'VERIFIQUE ISTO'],
  ['CONTACT', 'KONTAKT', 'CONTACT', 'CONTACTO', 'CONTATTO', 'CONTACT', 'CONTACTO'],
] as const satisfies readonly Row[];

/** A label as it stands in pass.json: English, and the key of its translations. */
export type Label = (typeof rows)[number][0];

const byLabel: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map((row) => [row[0], [...row, ...polishAndArabic[row[0]]]]),
);

/** A label in every language, in the order of `languages`; a text that is none of ours stays as it is. */
export function translations(label: string): readonly string[] {
  return byLabel.get(label) ?? [label];
}

/** LIST: what planes do, in languages that have a word of their own for it. */
const flown: readonly (readonly [Label, { readonly [Code in Language]?: string }])[] = [
  ['DEPARTS', { de: 'ABFLUG', pl: 'ODLOT' }],
  ['ARRIVES', { pl: 'PRZYLOT' }],
];

const flownByLabel: ReadonlyMap<string, readonly string[]> = new Map(
  flown.map(([label, own]) => [label, translations(label).map((text, at) => own[languages[at]!] ?? text)]),
);

/** The same on the pass of a flight. */
export const flightTranslations = (label: string): readonly string[] => flownByLabel.get(label) ?? translations(label);

/** A label of passes as it is written in a sentence: `Seat`. */
export function labelInWords(label: Label, language: Language, inAll = translations): string {
  const words = inAll(label)[languages.indexOf(language)] ?? label;
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

export const isLabel = (text: string): text is Label => byLabel.has(text);
