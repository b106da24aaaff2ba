import { type Target, targets } from '#src/extraction/page-text/scoring/targets.ts';

/** Roles that a claim can fill, in the order of the report. */
export const scoredFields: readonly ScoredField[] = ['kind', ...targets, 'barcode'];

/** What a report counts: the kind, every role of a truth, the code. */
export type ScoredField = 'kind' | Target | 'barcode';

/** Fields without which the holder of a pass cannot use it. */
export const coreFields: Readonly<Record<string, readonly ScoredField[]>> = {
  flight: ['kind', 'number', 'from_code', 'to_code', 'start_date', 'start_time', 'barcode'],
  train: ['kind', 'from', 'to', 'from_code', 'to_code', 'start_date', 'start_time', 'barcode'],
  bus: ['kind', 'from', 'to', 'start_date', 'start_time', 'barcode'],
  boat: ['kind', 'from', 'to', 'start_date', 'start_time', 'barcode'],
  event: ['kind', 'title', 'start_date', 'start_time', 'barcode'],
  hotel: ['kind', 'title', 'start_date', 'booking_ref'],
  restaurant: ['kind', 'title', 'start_date', 'start_time'],
  rental: ['kind', 'start_date', 'booking_ref'],
  taxi: ['kind', 'start_date'],
  pass: ['title', 'start_date', 'end_date', 'barcode'],
  membership: ['title', 'membership', 'barcode'],
  code: ['barcode'],
};

/** Apple's semantic tags and the role that each fills. */
export const semanticRoles: Readonly<Record<string, string>> = {
  airlineCode: 'carrier',
  transitProvider: 'carrier',
  vehicleName: 'product',
  flightCode: 'number',
  flightNumber: 'number',
  vehicleNumber: 'number',
  departureAirportCode: 'from_code',
  departureStationCode: 'from_code',
  destinationAirportCode: 'to_code',
  destinationStationCode: 'to_code',
  departureAirportName: 'from',
  departureStationName: 'from',
  departureLocationDescription: 'from',
  departureCityName: 'from',
  destinationAirportName: 'to',
  destinationStationName: 'to',
  destinationLocationDescription: 'to',
  destinationCityName: 'to',
  departureGate: 'gate',
  departureTerminal: 'terminal',
  departurePlatform: 'platform',
  boardingGroup: 'group',
  boardingZone: 'group',
  boardingSequenceNumber: 'sequence',
  originalDepartureDate: 'start',
  currentDepartureDate: 'start',
  eventStartDate: 'start',
  originalArrivalDate: 'end',
  currentArrivalDate: 'end',
  eventEndDate: 'end',
  originalBoardingDate: 'boarding',
  currentBoardingDate: 'boarding',
  carNumber: 'coach',
  confirmationNumber: 'booking_ref',
  ticketNumber: 'ticket_number',
  membershipProgramNumber: 'membership',
  ticketFareClass: 'class',
  eventName: 'title',
  venueName: 'venue',
  venueAddress: 'address',
};

/** Words in the key or label of a pass field that name a role; tried on both, in lower case. */
export const labelRoles: readonly (readonly [role: string, words: RegExp])[] = [
  ['boarding', /board(ing)?(?!.*(group|zone|pass|seq|position))/],
  ['group', /\b(boarding group|group|zone)\b/],
  ['sequence', /seq|\bsn\b/],
  ['membership', /frequent|member|loyalty|ffp|vielflieger|bahncard n/],
  ['ticket_number', /(ticket|billet|fahrschein|document|coupon|voucher)[^\p{L}\p{N}_]*_?(no|nr|num|id|#|code)/u],
  [
    'booking_ref',
    /booking(?!.*class)|r[eé]servation|confirmation|order|pnr|locator|\bref\b|reference|buchung|auftrag|dossier|commande/,
  ],
  [
    'passenger',
    /passenger|travell?er|guest|attendee|holder|reisende|passag|fahrgast|voyageur|\bname\b(?!.*(event|venue|hotel))/,
  ],
  ['end', /arriv|ankunft|check-?out|until|\bends?\b|return by|valid_?(to|thru)|expires?|g[uü]ltig bis|drop-?off/],
  [
    'start',
    /depart|abfahrt|abflug|date|time|\bstart|begin|check-?in|doors|datum|uhrzeit|valid_?from|g[uü]ltig (ab|von)|pick-?up|\bday\b|when/,
  ],
  ['from', /depart|origin|\bfrom\b|\bvon\b|abfahrt|abflug|d[eé]part|pick-?up/],
  ['to', /destin|arriv|\bto\b|\bnach\b|ankunft|ziel|drop-?off/],
  ['coach', /coach|carriage|\bcar\b|wagen|voiture|section|block|sektor|bereich/],
  ['row', /\brow\b|reihe|rang/],
  ['seat', /seat|sitz|platz|si[eè]ge|\bplace\b/],
  ['class', /class|klasse|classe|cabin|fare/],
  ['gate', /gate/],
  ['terminal', /terminal/],
  ['platform', /platform|gleis|track|voie|quai/],
  ['address', /address|adresse/],
  ['venue', /venue|location|\bort\b|theat|stadium|where/],
  ['price', /price|amount|preis|prix|total|betrag|fare/],
  ['number', /flight|train|\bbus\b|vehicle|\bzug\b|\bvol\b|linie|\bline\b|service|number/],
  ['carrier', /airline|carrier|operator|provider|issuer|company|betreiber/],
  ['product', /product|tarif|ticket ?type|ticket$|angebot|\btype\b/],
  ['title', /event|title|show|film|movie|hotel|property|restaurant|product|ticket|\bpass\b|program/],
];
