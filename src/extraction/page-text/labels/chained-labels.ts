import type { Language } from '../../words/languages.ts';
import { type Role, roles } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';
import { fitOf } from '../values/fit.ts';
import { fitInline } from '../values/fit-inline.ts';
import { weights } from '../values/weights.ts';
import { inNames } from './accept-labels.ts';
import type { Label } from './find-labels.ts';
import { type Match, matchAt, type Token, tokenize } from './match-labels.ts';

/**
 * Labels of a line that goes on from one value to the next label without any sign between: "Partenza 01/05/2027 ore 09:10 Arrivo 10:10 Mezzo TMV Aurora".
 * Only where the first opens the line, each begins as a name does, and each has a value that can be one of its own.
 */
export function chainedLabels(cell: Cell, language: Language | undefined): readonly Label[] {
  const tokens = cell.text.length > longestLine || sentence.test(cell.text) ? [] : tokenize(cell.text);
  const links: { readonly from: number; readonly match: Match }[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match = isOpener(cell.text, tokens[index]!) ? matchAt(tokens, index, language) : undefined;
    const before = links.at(-1);
    const opens = match && !match.foreign && match.next < tokens.length && beginsValue(cell, tokens, match);
    if (opens && (before ? canFollow(match) && fits(cell, tokens, before.match, tokens[index]!.at) : index === 0)) {
      links.push({ from: index, match });
      index = match.next;
    } else if (before) index++;
    else return [];
  }
  const last = links.at(-1);
  if (!last || !fits(cell, tokens, last.match, cell.text.length)) return [];
  // "Tratta 1 Prenotazione KX7PQ2": which of several it is.
  const isCounted =
    links.length > 1 &&
    !links[0]!.match.roles.some(isSmall) &&
    counted.test(restOf(cell, tokens, links[0]!.match, tokens[links[1]!.from]!.at));
  return links.slice(isCounted ? 1 : 0).map(({ from, match }, at, own) => {
    const end = tokens[match.next - 1]!.end;
    const restAt = tokens[match.next]!.at;
    const next = own[at + 1];
    const rest = restOf(cell, tokens, match, next ? tokens[next.from]!.at : cell.text.length);
    const parts = match.parts && { parts: match.parts };
    return { cell, at: tokens[from]!.at, end, roles: match.roles, ...parts, colon: false, whole: false, rest, restAt };
  });
}

const longestLine = 200;

/** The end of a sentence: running text has words that labels are, too. */
const sentence = /\p{L}{3}[.!?](?:\s+\p{Lu}|\s*$)/u;

/** A label begins with a capital; a word that names begin with is none here: "Milano Stazione Centrale". */
function isOpener(text: string, { at, word }: Token): boolean {
  return /^\p{Lu}/u.test(text.slice(at, at + 2)) && !inNames.has(word);
}

const counted = /^\d{1,2}$/;

/** Whether a small number can be what a label asks for. */
function isSmall(role: Role): boolean {
  return ['seat', 'short', 'number', 'class'].includes(roles[role]);
}

/** Whether what stands behind a label up to a place can be its value. */
function fits(cell: Cell, tokens: readonly Token[], match: Match, until: number): boolean {
  const value = restOf(cell, tokens, match, until);
  const can = (role: Role) => (!isPlain(role) || /\d/.test(value)) && fitOf(role, value) >= weights.threshold;
  return (match.roles.every((role) => !isSmall(role)) && counted.test(value)) || match.roles.some(can);
}

/** What stands behind a label up to a place, without signs at its end. */
function restOf({ text }: Cell, tokens: readonly Token[], { next }: Match, until: number): string {
  return text.slice(tokens[next]!.at, until).replace(/[\s|,;·/(]+$/, '');
}

/** A station is called so itself in the middle of a line. */
function canFollow({ roles: [role] }: Match): boolean {
  return role !== 'station';
}

/** Whether a value begins behind a label: what goes on in small letters makes it a word of a name, "Porta di Massa", unless that is a clock or a day. */
function beginsValue(cell: Cell, tokens: readonly Token[], { next, roles: named }: Match): boolean {
  const value = cell.text.slice(tokens[next]!.at);
  return !/^\p{Ll}/u.test(value) || named.some((role) => fitInline(role, value));
}

/** What any words fit needs a figure to be told from the rest of a sentence. */
function isPlain(role: Role): boolean {
  return roles[role] === 'none';
}
