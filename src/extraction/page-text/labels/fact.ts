import { type Role, roles as roleTypes, type ValueType } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';
import { fitOf } from '../values/fit.ts';
import { weights } from '../values/weights.ts';
import type { Label } from './find-labels.ts';

/** A value with the label that says what it is. */
export type Fact = {
  /** What it can be, best first; more than one only where the label's text has several meanings. */
  readonly roles: readonly Role[];
  readonly text: string;
  /** Cells that the value stands in, the first one first. */
  readonly cells: readonly Cell[];
  readonly label: Label;
  /** 0 to 1. */
  readonly score: number;
  /** Row of a table with several rows of data, from 0. */
  readonly row?: number;
};

/** "Row / Seat" over `C / 14`: one value for each part. */
export function compositeFacts(label: Label, text: string, cells: readonly Cell[], weight: number): readonly Fact[] {
  if (!label.parts) return [];
  const values = halvesOf(text, label.parts);
  if (!values) return [];
  return label.parts.flatMap((role, at) => {
    const score = fitOf(role, values[at]!) * weight;
    return score < weights.threshold ? [] : [{ roles: [role], text: values[at]!, cells, label, score }];
  });
}

/** A text in just so many values; undefined where what parts it does not tell which they are. */
function halvesOf(text: string, parts: readonly Role[]): readonly string[] | undefined {
  const count = parts.length;
  const loud = between.find((sign) => sign.test(text));
  if (loud) return partsBy(text, loud, count);
  // "Name / Seat" over "Ada Quist": a blank parts only what has none.
  const signs = parts.every((role) => blankless.has(roleTypes[role])) ? [...within, /\s+/] : within;
  const ways = signs.map((sign) => partsBy(text, sign, count)).filter((way) => way !== undefined);
  return ways.length > 1 ? undefined : (ways[0] ?? partsBy(text, /[–-]/, count));
}

function partsBy(text: string, sign: RegExp, count: number): readonly string[] | undefined {
  const parts = text.trim().split(sign);
  return parts.length === count && parts.every((part) => part.trim() !== '')
    ? parts.map((part) => part.trim())
    : undefined;
}

/** What stands between two values and in none, the surest first; the first that a text has is what parts it. */
const between: readonly RegExp[] = [
  /\s*\/\s+|\s+\/\s*/,
  /\s*\|\s+|\s+\|\s*/,
  /\s+[&+]\s+/,
  /,?\s*\n\s*|,?\s{2,}/,
  /\s[–-]\s/,
  /\s*,\s+/,
];

/** What may also stand in a value: one of them parts the values, or nothing does. */
const within: readonly RegExp[] = [/\//, /\|/, /,/];

const blankless: ReadonlySet<ValueType> = new Set([
  'seat',
  'short',
  'class',
  'date',
  'time',
  'code',
  'money',
  'number',
]);

/** What a label means before a text; nothing where the text is one value, or too few, and could be any of several halves. */
export function meaningsOf({ roles, parts }: Label, text: string): ReturnType<typeof rankRoles> {
  const marked = parts?.filter((role) => marks.has(roleTypes[role]) && fitOf(role, text) >= weights.threshold) ?? [];
  return marked.length > 1 ? [] : rankRoles(roles, text);
}

const marks: ReadonlySet<ValueType> = new Set(['seat', 'short']);

/** Roles that a text fits, the best fit first; equal fits keep the label's order. */
export function rankRoles(
  candidates: readonly Role[],
  text: string,
): readonly { readonly role: Role; readonly fit: number }[] {
  const fits = candidates.map((role) => ({ role, fit: fitWithAddress(role, text) })).filter((one) => one.fit > 0);
  const best = Math.max(0, ...fits.map((one) => one.fit));
  return fits.filter((one) => one.fit >= best * 0.75).sort((a, b) => b.fit - a.fit);
}

/** How well a text fits a role; a driver also goes to houses by their name, with the address behind it. */
function fitWithAddress(role: Role, text: string): number {
  const fit = fitOf(role, text);
  const [name, ...address] = text.split(', ');
  if ((role !== 'pickUp' && role !== 'dropOff') || address.length === 0 || text.length > 80) return fit;
  return Math.max(fit, 0.8 * fitOf('venue', name!));
}
