import type { Role } from '../../words/roles.ts';
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
  const values = text.split(/\s*[/|,–-]\s*|\s{2,}/).filter(Boolean);
  const split = values.length === label.parts.length ? values : text.split(/\s+/);
  if (split.length !== label.parts.length) return [];
  return label.parts.flatMap((role, at) => {
    const score = fitOf(role, split[at]!) * weight;
    return score < weights.threshold ? [] : [{ roles: [role], text: split[at]!, cells, label, score }];
  });
}

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
