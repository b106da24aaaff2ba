import { roles as roleTypes } from '../../words/roles.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { nearestBelow } from '../layout/neighbours.ts';
import { joinLines } from '../values/codes.ts';
import { findDates } from '../values/dates.ts';
import { findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';
import { weights } from '../values/weights.ts';
import { compositeFacts, type Fact, meaningsOf } from './fact.ts';
import type { Label } from './find-labels.ts';
import { isOfOne } from './label-ends.ts';

/** The value that stands behind a label in its own line, and what of it wraps into the next. */
export function inlineFact(sheet: Sheet, found: Label, labelsOf: ReadonlyMap<Cell, readonly Label[]>): readonly Fact[] {
  if (found.whole || found.rest.trim() === '') return [];
  const rest = withoutNextLabel(sheet, found, labelsOf);
  const label = rest === found.rest ? found : { ...found, rest };
  const parts = compositeFacts(label, label.rest, [label.cell], weights.inlineColon);
  if (parts.length > 0) return parts;
  const more = wrappedRest(sheet, label, labelsOf);
  const text = more ? joinLines(label.rest + commaOf(label), more.text) : plainRest(label);
  const cells = more ? [label.cell, more.cell] : [label.cell];
  const ranked = meaningsOf(label, text);
  const score = (ranked[0]?.fit ?? 0) * (label.colon ? weights.inlineColon : weights.inlineBare);
  if (score < weights.threshold) return [];
  return [{ roles: ranked.map((one) => one.role), text, cells, label: found, score }];
}

/** The comma at the end of an address that goes on in the next line: between a street and its town it stays. */
function commaOf({ cell, roles: [role] }: Label): string {
  return roleTypes[role!] === 'address' && cell.text.endsWith(',') ? ',' : '';
}

/** "Row: 23 | N° de" over "place: 17": words behind the last sign that parts pairs begin the label of the next line. */
function withoutNextLabel(sheet: Sheet, label: Label, labelsOf: ReadonlyMap<Cell, readonly Label[]>): string {
  const tail = /\s\|[^|\d]*$/.exec(label.rest);
  if (!tail || !label.colon || label.restAt + label.rest.length < label.cell.text.length - 2) return label.rest;
  const next = nearestBelow(sheet, label.cell);
  const first = next && next.block === label.cell.block ? labelsOf.get(next)?.[0] : undefined;
  return first?.at === 0 && first.colon ? label.rest.slice(0, tail.index) : label.rest;
}

/** A seat or amount without the words behind it that say nothing of it, "49 LAKE SHORE LIMITED" as number and name. */
function plainRest({ roles: [role], colon, rest }: Label): string {
  if (role && roleTypes[role] === 'code') return withoutDay(rest);
  if (role === 'seat' && colon) return /^(\d{1,3}[A-Z])\s+[^\d]{3,}$/.exec(rest)?.[1] ?? rest;
  const [money, other] = role === 'price' && colon ? findMoney(rest) : [];
  // "16.00 € each" is asked for that word where there are other prices.
  if (money && !other && money.at < 3 && !isOfOne(rest.slice(money.end))) return rest.slice(0, money.end);
  return role === 'number' ? rest.replace(/^(\d{1,5}) (?=\p{Lu}\p{L}{2})/u, '$1 - ') : rest;
}

/** "10048821773 - 12 January 2026": the number, and when it was given. */
function withoutDay(text: string): string {
  const [code = '', ...rest] = text.split(/\s[-–|·]\s|,\s|\s\(/);
  return rest.length > 0 && findDates(code).length === 0 && findDates(rest.join(' ')).length > 0 ? code : text;
}

/** What stands before the next label of a line is only ours where a sign parts them, or where the value is not over. */
function goesOn(label: Label, lead: string, gap: string): boolean {
  if (!/[\p{L}\d]/u.test(lead)) return false;
  return /[|·,;]/.test(gap) || /[,–-]$/.test(label.rest) || dated.has(roleTypes[label.roles[0]!]);
}

const dated: ReadonlySet<string> = new Set(['date', 'when', 'stop', 'period']);

/** The next line, where a value that follows its label goes on there: "Ab: Freitag, 31." over "Juli 2026 – 05:00 Uhr". */
function wrappedRest(
  sheet: Sheet,
  label: Label,
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): { readonly cell: Cell; readonly text: string } | undefined {
  if (label.restAt + label.rest.length < label.cell.text.length - 2) return undefined;
  const next = nearestBelow(sheet, label.cell);
  if (!next || next.block !== label.cell.block || next.prose || next.y - label.cell.bottom > 0.8) return undefined;
  const first = labelsOf.get(next)?.[0];
  // "Adresse: 10 bis, rue" over "Haute – 31000 Toulouse | Date: …": what stands before the next label is still ours.
  const lead = first && next.text.slice(0, first.at).replace(/[\s|·,;]+$/, '');
  if (first)
    return lead &&
      goesOn(label, lead, next.text.slice(lead.length, first.at)) &&
      !(dated.has(roleTypes[label.roles[0]!]) && findTimes(label.rest).length > 0)
      ? { cell: next, text: lead }
      : undefined;
  const role = label.roles[0]!;
  if (roleTypes[role] === 'code')
    return /\w-$/.test(label.rest) && /^[\w-]{1,20}$/.test(next.text) ? { cell: next, text: next.text } : undefined;
  const both = `${label.rest} ${next.text}`;
  if (dated.has(roleTypes[role])) {
    const richer =
      findDates(both).length > findDates(label.rest).length ||
      (roleTypes[role] !== 'date' && (findTimes(next.text)[0]?.at ?? 99) < 8 && findTimes(label.rest).length === 0);
    return richer && findDates(next.text).length === 0 ? { cell: next, text: next.text } : undefined;
  }
  return roleTypes[role] === 'address' && /[,·|]$/.test(label.cell.text) ? { cell: next, text: next.text } : undefined;
}
