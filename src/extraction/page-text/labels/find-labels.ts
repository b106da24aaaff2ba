import { fold } from '../../words/fold.ts';
import type { Language } from '../../words/languages.ts';
import { type Role, roles as roleTypes } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';
import { accepts, acceptsBare, isCode } from './accept-labels.ts';
import { goesOnWithPeriod, isBareTotal, isSmallLabel, isTotal, onlySmall } from './label-ends.ts';
import { type Match, matchAt, type Token, tokenize } from './match-labels.ts';

/** A label found in a cell. `rest` is what stands behind it up to the next label of the cell. */
export type Label = {
  readonly cell: Cell;
  readonly at: number;
  readonly end: number;
  /** What it can mean, likeliest first. More than one for "Salida" (departure or check-out). */
  readonly roles: readonly Role[];
  /** Roles of a composite label in order: "Row / Seat" over `C / 14`. */
  readonly parts?: readonly Role[];
  /** A colon (or dash) follows. */
  readonly colon: boolean;
  /** The label is all that stands in its cell. */
  readonly whole: boolean;
  readonly rest: string;
  readonly restAt: number;
  /** We have no word for it; only its colon says that it is a label. */
  readonly unknown?: true;
};

/** All labels of a cell from left to right. In a known language, labels of that language and English count first. */
export function findLabels(cell: Cell, language: Language | undefined, bare = false): readonly Label[] {
  if (cell.text.length > 300) return [];
  const found = placesOf(cell, language, bare);
  if (found.length > 0) return found.map((place, at) => labelAt(cell, place, found[at + 1]?.at ?? cell.text.length));
  const confirmed = confirmation(cell.text, cell);
  return confirmed.length > 0 ? confirmed : unknownLabel(cell);
}

/** A label while a cell is gone through: where it stands in the text, and in its tokens. */
type Place = {
  readonly at: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly colon: boolean;
  readonly roles: readonly Role[];
  readonly parts?: readonly Role[];
};

function placesOf(cell: Cell, language: Language | undefined, bare: boolean): readonly Place[] {
  const tokens = tokenize(cell.text);
  const found: Place[] = [];
  let index = 0;
  while (index < tokens.length) {
    const match = matchAt(tokens, index, language);
    const before = found.at(-1);
    // What stands right behind a colon is a value: the KL of "Flight: KL 0641".
    const isValue =
      before !== undefined && before.to === index && before.colon && !isSmallLabel(cell, tokens, index, match);
    if (
      match &&
      !isValue &&
      !(before?.to === index && !before.colon && isClockWord(match, before.roles)) &&
      !(before && goesOnWithPeriod(cell.text, before.end, tokens[index]!.at, match, tokens)) &&
      (accepts(cell, tokens, { index, match, hasLabelBefore: found.length > 0 }) ||
        (bare && index === 0 && acceptsBare(cell, tokens, match)))
    ) {
      const isFirst = found.length === 0 && index > 0;
      found.push(placeOf(cell, tokens, { index, match, language, isFirst }));
      index = match.next;
    } else index++;
  }
  return found;
}

type Hit = {
  readonly index: number;
  readonly match: Match;
  readonly language: Language | undefined;
  /** It is the first label of the cell, and words stand before it. */
  readonly isFirst: boolean;
};

function placeOf(cell: Cell, tokens: readonly Token[], { index, match, language, isFirst }: Hit): Place {
  const last = tokens[match.next - 1]!;
  const colon = last.separator.includes(':') || /^\s(?:[-–—]\s|[._…·]{3,})/.test(cell.text.slice(last.end));
  // "Totale soggiorno:": two labels that are one; what stands behind them tells which.
  const head = isFirst && colon ? matchAt(tokens, 0, language) : undefined;
  const both = head?.next === index ? head : undefined;
  const sum = head?.roles.includes('price') && onlySmall(tokens.slice(head.next, index)) ? head : undefined;
  const from = both || sum || (isFirst && match.next === tokens.length) ? 0 : index;
  return {
    at: tokens[from]!.at,
    end: last.end,
    from,
    to: match.next,
    colon,
    roles: sum ? ['price'] : both ? [...new Set([...both.roles, ...match.roles])] : match.roles,
    ...(match.parts && { parts: match.parts }),
  };
}

/** A label with what stands behind it, up to the next one. */
function labelAt(cell: Cell, { at, end, from, colon, roles, parts }: Place, until: number): Label {
  const behind = cell.text.slice(end, until);
  const copula = roles.some((role) => roleTypes[role] === 'code') ? isCode.exec(behind)?.[0] : undefined;
  const lead = (copula ?? /^[\s:.…_·\-–—|)*]*/.exec(behind)![0]).length;
  const printed = cell.text.slice(end + lead, until).replace(/[\s|,;·/(]+$/, '');
  // "(Sitz 9B)": the bracket was opened before the label.
  const rest = printed.includes('(') ? printed : printed.replace(/\)$/, '');
  // A stray sign behind a label (an icon read as a letter) changes nothing.
  const whole = from === 0 && rest.replace(/[()\s:*]|^[a-z]$/g, '') === '';
  return { cell, at, end, roles, ...(parts && { parts }), colon, whole, rest, restAt: end + lead };
}

/** "Apertura cancelli ore 17:00": the word for a clock right behind another label belongs to it. */
function isClockWord(match: Match, before: readonly Role[]): boolean {
  const timed = (roles: readonly Role[]) => roles.some((role) => ['time', 'when'].includes(roleTypes[role]));
  return match.roles.every((role) => role === 'time') && timed(before) && !before.includes('date');
}

/** "Confirmação da reserva PT-6620-1841": a heading that confirms an order and ends with its code. */
export function confirmation(text: string, cell: Cell): readonly Label[] {
  const match = /^(.{8,50}?)(?:\s(?:n[°ºo]?\.?|nr\.?|no\.?|#))?\s([A-Z\d][A-Z\d-]{4,15})$/u.exec(text);
  if (!match || cell.prose || !/\d/.test(match[2]!) || findDates(text).length > 0) return [];
  if (!confirms.test(fold(match[1]!)) || /\d/.test(match[1]!)) return [];
  const end = match[1]!.length;
  const restAt = text.length - match[2]!.length;
  return [{ cell, at: 0, end, roles: ['bookingReference'], colon: true, whole: false, rest: match[2]!, restAt }];
}

const confirms =
  /\b(?:confirmation|buchungsbestatigung|reservierungsbestatigung|auftragsbestatigung|confirmacion|confirmacao|conferma|bevestiging|\w+bevestiging|bokningsbekraftelse|bekraeftelse|vahvistus|potwierdzenie|potvrzeni|visszaigazolas)\b/;

/** "Hora de entrada no Palácio": a clock, whatever it is the clock of, unless of an end. */
const clockLabel =
  /^(?:hora|heure|ora|orario|tijd|time|uhrzeit|godzina|cas|tid|klockan)\b.*\b(?:entrada|entree|ingresso|entry|visita|visite|visit|inicio|debut|inizio|start|aanvang|einlass|besuch\w*|bezoek|arrival|arrivee|arrivo|llegada|wejscia|vstupu)\b/;
const otherClock =
  /\b(?:last|latest|ultim[oa]|dernier\w*|letzt\w*|laatste|clos\w*|cierre|fermeture|chiusura|schluss|fin|fine|end|ende|exit|salida|sortie|uscita|check-?out)\b/;

/** A label that we have no word for, but whose colon says that it is one: its value is nothing else. */
function unknownLabel(cell: Cell): readonly Label[] {
  if (isBareTotal(cell.text))
    return [
      {
        cell,
        at: 0,
        end: cell.text.length,
        roles: ['price'],
        colon: false,
        whole: true,
        rest: '',
        restAt: cell.text.length,
        unknown: true,
      },
    ];
  const match = /^([^:]{2,40}):(?:\s+(.*))?$/.exec(cell.text);
  if (!match || cell.prose || !/\p{L}{2}/u.test(match[1]!) || match[1]!.trim().split(' ').length > 6) return [];
  const rest = match[2] ?? '';
  if (rest !== '' && !/\d/.test(rest)) return [];
  const end = match[1]!.length;
  const clocked = clockLabel.test(fold(match[1]!)) && !otherClock.test(fold(match[1]!)) && findTimes(rest).length > 0;
  const paid = findMoney(rest).length > 0 && isTotal(match[1]!);
  return [
    {
      cell,
      at: 0,
      end,
      roles: paid ? ['price'] : clocked ? ['time'] : ['noise'],
      colon: true,
      whole: rest === '',
      rest,
      restAt: cell.text.length - rest.length,
      unknown: true,
    },
  ];
}
