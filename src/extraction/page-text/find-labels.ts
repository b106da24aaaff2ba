import { fillers, type LabelEntry, labelEntries, labelWord, longestLabel } from '../words/label-index.ts';
import type { Language } from '../words/languages.ts';
import { type Role, roles } from '../words/roles.ts';
import type { Cell } from './cells.ts';
import { fitInline, suits } from './values/fit.ts';

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
};

const smallTypes: ReadonlySet<string> = new Set(['seat', 'short', 'class']);

type Token = { readonly word: string; readonly at: number; readonly end: number; readonly separator: string };

/** Roles that a value may follow in the same line without a colon: "Wagen 23 Platz 61", "Gate B22". */
const prefixRoles: ReadonlySet<Role> = new Set([
  'seat',
  'row',
  'coach',
  'platform',
  'gate',
  'terminal',
  'class',
  'section',
  'level',
  'room',
  'group',
  'arrivalPlatform',
  'pin',
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'voucherCode',
  'departure',
  'arrival',
  'date',
  'time',
  'start',
  'end',
  'doors',
  'boarding',
  'checkIn',
  'checkOut',
  'validFrom',
  'validUntil',
  'validity',
  'issued',
  'departureTime',
  'arrivalTime',
  'departureDate',
  'arrivalDate',
  'when',
  'price',
  'balance',
  'entrance',
  'sequence',
  'number',
  'duration',
  'noise',
  'phone',
  'email',
  'exit',
  'entry',
  'pickUp',
  'dropOff',
  'passenger',
]);

const mainLanguages: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

const languagesOf = (language: Language | undefined): ReadonlySet<string> =>
  new Set(
    language === undefined ? [...mainLanguages, 'xx'] : ['en', mainLanguages.includes(language) ? language : 'xx'],
  );

/** All labels of a cell from left to right. In a known language, labels of that language and English count first. */
export function findLabels(cell: Cell, language: Language | undefined, bare = false): readonly Label[] {
  if (cell.text.length > 300) return [];
  const tokens = tokenize(cell.text);
  const found: { at: number; end: number; from: number; to: number; colon: boolean; roles: Role[]; parts?: Role[] }[] =
    [];
  let index = 0;
  while (index < tokens.length) {
    const match = matchAt(tokens, index, language);
    const before = found.at(-1);
    // What stands right behind a colon is a value: the KL of "Flight: KL 0641".
    const isValue = before !== undefined && before.to === index && before.colon;
    if (
      match &&
      !isValue &&
      (accepts(cell, tokens, { index, match, hasLabelBefore: found.length > 0 }) ||
        (bare && index === 0 && acceptsBare(cell, tokens, match)))
    ) {
      const last = tokens[match.next - 1]!;
      const colon = last.separator.includes(':') || /^\s(?:[-–—]\s|[._…·]{3,})/.test(cell.text.slice(last.end));
      found.push({
        at: tokens[index]!.at,
        end: last.end,
        from: index,
        to: match.next,
        colon,
        roles: match.roles,
        ...(match.parts && { parts: match.parts }),
      });
      index = match.next;
    } else index++;
  }
  if (found.length === 0) return unknownLabel(cell);
  return found.map((label, at) => {
    const until = found[at + 1]?.at ?? cell.text.length;
    const lead = /^[\s:.…_·\-–—|)]*/.exec(cell.text.slice(label.end, until))![0].length;
    const rest = cell.text.slice(label.end + lead, until).replace(/[\s|,;·/(]+$/, '');
    // A stray sign behind a label (an icon read as a letter) changes nothing.
    const whole = label.from === 0 && rest.replace(/[()\s:*]|^[a-z]$/g, '') === '';
    return {
      cell,
      at: label.at,
      end: label.end,
      roles: label.roles,
      ...(label.parts && { parts: label.parts }),
      colon: label.colon,
      whole,
      rest,
      restAt: label.end + lead,
    };
  });
}

/** A label that we have no word for, but whose colon says that it is one: its value is nothing else. */
function unknownLabel(cell: Cell): readonly Label[] {
  const match = /^([^:]{2,40}):(?:\s+(.*))?$/.exec(cell.text);
  if (!match || cell.prose || !/\p{L}{2}/u.test(match[1]!) || match[1]!.split(' ').length > 5) return [];
  const rest = match[2] ?? '';
  if (rest !== '' && !/\d/.test(rest)) return [];
  const end = match[1]!.length;
  return [
    {
      cell,
      at: 0,
      end,
      roles: ['noise'],
      colon: true,
      whole: rest === '',
      rest,
      restAt: cell.text.length - rest.length,
    },
  ];
}

function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = /[^\s/|:,·•]+/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const word = labelWord(match[0]);
    const end = match.index + match[0].length;
    const separator = /^\s*[/|:,·•()&]*\s*/.exec(text.slice(end))![0];
    if (word) tokens.push({ word, at: match.index, end, separator });
  }
  return tokens;
}

/** `foreign`: only a label in a language that the document is not in. */
type Match = { readonly next: number; readonly roles: Role[]; readonly parts?: Role[]; readonly foreign: boolean };

function matchAt(tokens: readonly Token[], index: number, language: Language | undefined): Match | undefined {
  const first =
    index === 0 && fillers.has(tokens[0]!.word)
      ? (matchOne(tokens, 0, language) ?? matchOne(tokens, 1, language))
      : matchOne(tokens, index, language);
  if (!first) return undefined;
  let { next, roles } = first;
  let parts: Role[] | undefined;
  // "Datum / Date", "Row / Seat", "Name (Passenger)": the next label joins this one.
  while (next < tokens.length && /[/|(&·•]/.test(tokens[next - 1]!.separator)) {
    const more = matchOne(tokens, next, language);
    if (!more) break;
    const joined = join(roles, more.roles);
    if (joined) roles = joined;
    else if (!/\//.test(tokens[next - 1]!.separator)) break;
    else parts = [...(parts ?? [roles[0]!]), more.roles[0]!];
    next = more.next;
  }
  // "Datum Zeit": a cell of two labels.
  if (index === 0 && next < tokens.length && next - index <= 2) {
    const more = matchOne(tokens, next, language);
    const joined = more && more.next === tokens.length ? join(roles, more.roles) : undefined;
    if (more && joined) {
      next = more.next;
      roles = joined;
    }
  }
  // "Saída até:", "Check-in ab": a preposition before the colon is part of the label.
  while (
    next < tokens.length &&
    tails.has(tokens[next]!.word) &&
    (tokens[next]!.separator.includes(':') || next === tokens.length - 1)
  )
    next++;
  return { next, roles, ...(parts && { parts }), foreign: first.foreign };
}

const tails: ReadonlySet<string> = new Set(
  'ate bis ab from until by von vor a partir de alle dalle vanaf tot hasta desde le am um at on del il dal entro avant des um to before after nach op om uhr previsto prevista'.split(
    ' ',
  ),
);

function join(a: readonly Role[], b: readonly Role[]): Role[] | undefined {
  const both = a.filter((role) => b.includes(role));
  if (both.length > 0) return both;
  const has = (...roles: Role[]) => roles.every((role) => a.includes(role) || b.includes(role));
  if (has('departure', 'arrival')) return ['station', 'when'];
  if (has('from', 'to')) return ['station'];
  if (has('date', 'time') || has('departureDate', 'time')) return ['when'];
  if (has('number', 'date')) return ['number'];
  if (a.includes('issued') || a.includes('noise')) return [...a];
  return undefined;
}

function matchOne(tokens: readonly Token[], index: number, language: Language | undefined): Match | undefined {
  const words: string[] = [];
  let best: Match | undefined;
  for (let next = index; next < tokens.length && words.length < longestLabel; next++) {
    words.push(tokens[next]!.word);
    const entries = labelEntries(words);
    const roles = rolesOf(entries, language);
    if (roles.length > 0) best = { next: next + 1, roles, foreign: isForeign(entries, language) };
    if (/[:|,·•]/.test(tokens[next]!.separator) && !/^\s*,/.test(tokens[next]!.separator)) break;
  }
  return best;
}

function isForeign(entries: readonly LabelEntry[], language: Language | undefined): boolean {
  const known = languagesOf(language);
  return !entries.some((entry) => known.has(entry.language));
}

function rolesOf(entries: readonly LabelEntry[], language: Language | undefined): Role[] {
  const known = languagesOf(language);
  const own = entries.filter((entry) => entry.language === language);
  const likely = own.length > 0 ? own : entries.filter((entry) => known.has(entry.language));
  return [...new Set((likely.length > 0 ? likely : entries).map((entry) => entry.role))];
}

/** Words that names begin with: "Hotel Sonnblick" and "Museum of Modern Things" are no label with a value. */
const inNames: ReadonlySet<string> = new Set(
  `hotel hostel restaurant ristorante restaurante museum musee museo museu kino cinema cine bioscoop theater theatre teatro stadion stadium
  stade estadio stadio arena parkhaus parkplatz parking parkeergarage garage club film konzert concert concierto concerto festival oper opera
  apartment pension resort residence hall halle centro center centre show messe galerie gallery zoo`.split(/\s+/),
);

/** Whether a label opens a line whose neighbours read "Label value" without colons. */
function acceptsBare(cell: Cell, tokens: readonly Token[], match: Match): boolean {
  const rest = cell.text.slice(tokens[match.next - 1]!.end);
  if (match.next === 1 && inNames.has(tokens[0]!.word)) return false;
  if (cell.prose) return false;
  return match.roles.some((role) => suits(role, rest) >= 0.5 && isTelling(role, rest.trim()));
}

/** Codes and numbers without a colon must look the part: not the next capitals, not "Flight 1". */
function isTelling(role: Role, value: string): boolean {
  if (roles[role] === 'code') return /\d/.test(value) || /^[A-Z]{6}$/.test(value);
  return roles[role] !== 'number' || /\d{2}/.test(value);
}

/** Whether the words at `index` are a label here, and not just words of a text. */
function accepts(
  cell: Cell,
  tokens: readonly Token[],
  { index, match, hasLabelBefore }: { readonly index: number; readonly match: Match; readonly hasLabelBefore: boolean },
): boolean {
  const last = tokens[match.next - 1]!;
  const atStart = index === 0 || /[|·•/,;]/.test(tokens[index - 1]!.separator);
  if (last.separator.includes(':')) {
    // "Print date:" is no date label, "Wagen: 23 Platz: 61" are two.
    const previous = tokens[index - 1]?.word ?? '';
    const long = match.next - index > 1 || last.word.length >= 9;
    return atStart || (!cell.prose && (hasLabelBefore || long || /\d|[.;)]$/.test(previous)));
  }
  if (match.next === tokens.length)
    return (
      index === 0 &&
      (!cell.prose || tokens.length <= 4) &&
      !/[!?]$/.test(cell.text) &&
      !(tokens.length > 4 && cell.text.endsWith('.'))
    );
  if (cell.prose || match.foreign) return false;
  const rest = cell.text.slice(last.end);
  if (index === 0 && /^\s*\(?\s*(?:[-–—]\s|[._…·]{3,})/.test(rest)) return true;
  const role = match.roles.find((one) => prefixRoles.has(one) && fitInline(one, rest));
  // Inside a line only small values follow each other: "Wagen 23 Platz 61".
  return role !== undefined && (atStart || hasLabelBefore || smallTypes.has(roles[role]));
}
