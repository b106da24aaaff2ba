import { eastAsian } from '../../words/east-asian-lines.ts';
import {
  fillers,
  type LabelEntry,
  type LabelLanguage,
  labelEntries,
  labelsAnywhere,
  labelWord,
  longestLabel,
  mainLanguages,
} from '../../words/label-index.ts';
import { type Language, labelLanguage } from '../../words/languages.ts';
import { type Role, roles as roleTypes, type ValueType } from '../../words/roles.ts';

/** A word of a cell as labels are compared, with the separators behind it. */
export type Token = { readonly word: string; readonly at: number; readonly end: number; readonly separator: string };

/** "座位12E": a label without blanks ends where letters and digits of the usual kind begin. */
const eastAsianWords =
  /[\u3005\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+|[^\s/|:,·•\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g;

/** The words of a cell in order; words of signs alone are left out. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = eastAsian.test(text) ? eastAsianWords : /[^\s/|:,·•]+/g;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const word = labelWord(match[0]);
    const end = match.index + match[0].length;
    const separator = /^\s*[/|:,·•()&]*\s*/.exec(text.slice(end))![0];
    if (word) tokens.push({ word, at: match.index, end, separator });
  }
  return tokens;
}

/** `foreign`: only a label in a language that the document is not in. */
export type Match = {
  readonly next: number;
  readonly roles: Role[];
  readonly parts?: Role[];
  readonly foreign: boolean;
};

/** The longest label that begins at a word, joined with its translation or second half; undefined when none does. */
export function matchAt(tokens: readonly Token[], index: number, language: Language | undefined): Match | undefined {
  const first =
    index === 0 && fillers.has(tokens[0]!.word)
      ? (matchOne(tokens, 0, language) ?? matchOne(tokens, 1, language))
      : matchOne(tokens, index, language);
  if (!first) return undefined;
  let { next, roles } = first;
  let parts: Role[] | undefined;
  // "Datum / Date", "Row / Seat", "Name (Passenger)": the next label joins this one.
  while (next < tokens.length && /[/|(&·•]/.test(tokens[next - 1]!.separator)) {
    // "Tag & Uhrzeit": the sign is a word of longer labels, too.
    const isAnd = tokens[next]!.word === '&';
    const from = isAnd ? next + 1 : next;
    const more = matchOne(tokens, from, language) ?? translationAt(tokens, from, roles);
    // "Taxes & fees" are not two halves, nor one in two languages.
    if (!more || (isAnd && more.roles.some((role) => roles.includes(role)))) break;
    const joined = join(roles, more.roles);
    if (joined) roles = joined;
    else if (!/[/&]/.test(tokens[next - 1]!.separator)) break;
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
  while (next < tokens.length && isTail(tokens, next, roles)) next++;
  return { next, roles, ...(parts && { parts }), foreign: first.foreign };
}

/** "Paikka / Plats:": a label says again in any other language what it says, up to its colon or the end of the cell. */
function translationAt(tokens: readonly Token[], index: number, roles: readonly Role[]): Match | undefined {
  const words: string[] = [];
  for (let next = index; next < tokens.length && words.length < longestLabel(); next++) {
    const { word, separator } = tokens[next]!;
    words.push(word);
    const isLast = next === tokens.length - 1 || separator.includes(':');
    const same = isLast ? labelsAnywhere(words).filter(({ role }) => roles.includes(role)) : [];
    if (same.length > 0) return { next: next + 1, roles: [...new Set(same.map(({ role }) => role))], foreign: true };
    if (isLast || /[/|(]/.test(separator)) return undefined;
  }
  return undefined;
}

const tails: ReadonlySet<string> = new Set(
  'ate bis ab from until by von vor a partir de alle dalle vanaf tot hasta desde le am um at on del il dal entro avant des um to before after nach op om uhr previsto prevista'.split(
    ' ',
  ),
);

/** Whether a preposition goes on with a label: before its colon, or last in the cell where no row or gate can be named so. */
function isTail(tokens: readonly Token[], at: number, roles: readonly Role[]): boolean {
  const { word, separator } = tokens[at]!;
  if (!tails.has(word)) return false;
  if (separator.includes(':')) return true;
  // "Row: A", "Gate A": the letters of a place, not a word.
  const isPlace = roles.some((role) => lettered.has(roleTypes[role]));
  return at === tokens.length - 1 && !(isPlace && (word.length <= 2 || tokens[at - 1]!.separator.includes(':')));
}

const lettered: ReadonlySet<ValueType> = new Set(['seat', 'short', 'class']);

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
  const table = language && labelLanguage(language);
  const most = longestLabel();
  let best: Match | undefined;
  for (let next = index; next < tokens.length && words.length < most; next++) {
    words.push(tokens[next]!.word);
    const entries = labelEntries(words, table);
    const roles = rolesOf(entries, table);
    if (roles.length > 0) best = { next: nextOf(tokens, next + 1, entries), roles, foreign: isForeign(entries, table) };
    if (/[:|,·•]/.test(tokens[next]!.separator) && !/^\s*,/.test(tokens[next]!.separator)) break;
  }
  return best;
}

/** "AAdvantage® Gold #:", "Skywards no.": how high a member of a programme is, and a word for the number, belong to its name. */
function nextOf(tokens: readonly Token[], next: number, entries: readonly LabelEntry[]): number {
  if (!entries.some(({ language }) => language === 'programmes')) return next;
  let end = next;
  while (end < tokens.length - 1 && tiers.has(tokens[end]!.word) && !/[:,;]/.test(tokens[end - 1]!.separator)) end++;
  return end;
}

const tiers: ReadonlySet<string> = new Set(
  'basic blue bronze silver gold platinum diamond black elite classic executive premium premiere plus titular member mitglied membre socio card karte carte carta tarjeta kaart kort id #'.split(
    ' ',
  ),
);

function isForeign(entries: readonly LabelEntry[], table: LabelLanguage | undefined): boolean {
  return table !== undefined && !entries.some(({ language }) => isKnown(language, table));
}

function rolesOf(entries: readonly LabelEntry[], table: LabelLanguage | undefined): Role[] {
  const own = entries.filter(({ language }) => language === table);
  const likely = own.length > 0 ? own : entries.filter(({ language }) => isKnown(language, table));
  return [...new Set((likely.length > 0 ? likely : entries).map((entry) => entry.role))];
}

/** Labels of a document's own language, English ones and names of programmes; of the main languages when nothing tells. */
function isKnown(language: LabelLanguage, table: LabelLanguage | undefined): boolean {
  if (language === 'programmes') return true;
  return table === undefined ? mainLanguages.has(language) : language === table || language === 'en';
}
