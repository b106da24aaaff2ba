import { isGround, type TicketKind, ticketKinds } from '#src/tickets/fields.ts';
import { fold } from '../../words/fold.ts';
import { kindWords } from '../../words/kind-words.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Cell } from '../layout/cells.ts';
import { findNumbers } from '../values/numbers.ts';
import { weights } from '../values/weights.ts';
import { neededRoles, votesFor } from './kind-roles.ts';

/** A kind with how much speaks for it. */
export type KindScore = { readonly kind: TicketKind; readonly score: number };

/** Kinds of ticket that the cells may be, the likeliest first; kinds that nothing speaks for are left out. */
export function scoreKinds(cells: readonly Cell[], labels: readonly Label[]): readonly KindScore[] {
  const scores = new Map<TicketKind, number>();
  const add = (kind: TicketKind, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  const seen = new Map<string, number>();
  const named = new Set<TicketKind>();
  for (const cell of cells) {
    // A letterhead or headline says more than a line among others.
    const weight = cell.prose
      ? weights.wordInProse
      : cell.size >= 1.4
        ? weights.wordInHeadline
        : cell.order < 3
          ? weights.wordInLetterhead
          : 1;
    for (const [kind, words] of kindWords(cell.text)) {
      for (const { word, weight: own } of words) {
        // A word counts fully once, then less and less.
        const times = seen.get(`${kind} ${word}`) ?? 0;
        if (own === 1) named.add(kind);
        seen.set(`${kind} ${word}`, times + 1);
        add(kind, ((own === 1 ? 1 : weights.weakWord) * weight) / (1 + times * weights.wordAgain));
      }
    }
  }
  voteByLabels(labels, add);
  const flies = voteByNumbers(cells, add);
  // Who is picked up and dropped off by a driver has not rented the car.
  if (scores.has('rental') && cells.some(isTransfer)) {
    add('bus', scores.get('rental')!);
    scores.delete('rental');
    if (scores.has('flight')) scores.set('flight', scores.get('flight')! * 0.3);
  }
  // An airport and a terminal are also where buses and trains go.
  if (!flies && !named.has('flight') && scores.has('flight')) scores.set('flight', scores.get('flight')! * 0.5);
  const ranked = [...scores].map(([kind, score]) => ({ kind, score })).sort((a, b) => b.score - a.score);
  return ranked.filter((one) => one.score >= 0.6);
}

const attraction =
  /\b(?:zoo\w*|tierpark|\w*(?:freizeit|erlebnis|abenteuer|wasser|vergnugungs|kletter|themen|safari|wild|vogel|saurier)park|(?:theme|water|amusement|adventure|safari) ?park|parque (?:de atracciones|tematico|acuatico|zoologico)|parc (?:d'attractions|zoologique|aquatique|animalier|de loisirs)|attractiepark|pretpark|dierentuin|dierenpark|parco (?:divertimenti|acquatico|faunistico|avventura)|acquario|aquarium|acuario|oceanari\w*|aquapark|museum\w*|musee|museo|museu|muzeum|museet|thermen?|erlebnisbad|castle|chateau|schloss|castello|castillo|planetarium|\w*massan|observation deck|aussichtsplattform)\b/;
const lasting =
  /\b(?:annual|season|yearly|jahres\w*|dauerkarte|saison\w*|abonnement|anual|annuale|annuel\w*|jaar\w*|city ?(?:card|pass)|citypass|24|48|72|welcome card|mitglied\w*|member\w*)\b/;

/** Whether headline or letterhead name what is visited for a day, so that "day ticket" is no ticket of a network. */
function isAttraction(cells: readonly Cell[]): boolean {
  const heads = cells
    .filter((cell) => !cell.prose && (cell.size >= 1.4 || cell.order < 3))
    .map(({ text }) => fold(text));
  return heads.some((text) => attraction.test(text)) && !heads.some((text) => lasting.test(text));
}

/** A heading that says that somebody is driven: "Airport transfer", "Flughafentransfer". */
function isTransfer(cell: Cell): boolean {
  const heads = cell.size >= 1.4 || cell.order < 6;
  return (
    heads &&
    !cell.prose &&
    /\b(?:\w*transfers?|transfert|traslados?|trasferimento|shuttle|navette)\b/.test(fold(cell.text))
  );
}

function voteByLabels(labels: readonly Label[], add: (kind: TicketKind, score: number) => void): void {
  const has = new Set(labels.filter((label) => label.roles.length === 1).flatMap((label) => label.roles));
  for (const label of labels)
    if (label.roles.every((role) => role === 'checkIn' || role === 'checkOut')) has.add(label.roles[0]!);
  for (const kind of ticketKinds)
    for (const [role, vote] of votesFor(kind)) if (has.has(role)) add(kind, vote * weights.labelVote);
  // "Train No." and "Flight number" name what rides.
  for (const { cell, at, end, roles } of labels)
    if (roles[0] === 'number') for (const [kind] of kindWords(cell.text.slice(at, end))) add(kind, weights.labelVote);
  const travels = (has.has('from') && has.has('to')) || (has.has('departure') && has.has('arrival'));
  if (travels) for (const kind of ['train', 'flight', 'bus', 'boat'] as const) add(kind, weights.travelVote);
}

function voteByNumbers(cells: readonly Cell[], add: (kind: TicketKind, score: number) => void): boolean {
  const numbers = cells.filter((cell) => !cell.prose).flatMap((cell) => findNumbers(cell.text));
  const count = (mode: string) => Math.min(3, numbers.filter((number) => number.mode === mode).length);
  const codes = cells.filter((cell) => /\([A-Z]{3}\)/.test(cell.text) || /^[A-Z]{3}$/.test(cell.text)).length;
  const flights = count('flight');
  if (flights > 0) add('flight', codes > 0 ? 1.5 + flights * 0.5 : flights * 0.5);
  const trains = count('train');
  if (trains > 0) add('train', 0.7 + trains * 0.7);
  if (count('bus') > 0) add('bus', 1);
  if (cells.some((cell) => /(?:^|[\s:(])(?:M\/?[SVNFY]|F\/B|HSC|HSS|N\/V)\.? \p{Lu}\p{Ll}/u.test(cell.text)))
    add('boat', 1.5);
  return flights > 0 || codes > 0;
}

/** Weighs kinds again when it is known which labels the document has. */
export function weighKinds(
  kinds: readonly KindScore[],
  labels: readonly Label[],
  cells: readonly Cell[],
): readonly KindScore[] {
  const has = new Set(labels.flatMap((label) => label.roles));
  const visited = isAttraction(cells);
  // What says from where to where is a ride, however long it is valid.
  const rides = has.has('from') && has.has('to') && kinds.some(({ kind }) => isGround(kind));
  return kinds
    .map(({ kind, score }) => {
      const visit = visited && kind === 'event';
      const fits = neededRoles(kind).some((role) => has.has(role)) || (visit && has.has('validity'));
      const likely = fits && !(rides && (kind === 'pass' || kind === 'hotel'));
      return { kind, score: (likely ? score : score * 0.5) + (visit ? 2 : 0) };
    })
    .sort((a, b) => b.score - a.score);
}
