/** What the place where a value stands says about the field that a model gave it for. */
import { plain } from '#src/tickets/same.ts';
import { labelEntries, labelWords } from '../words/label-index.ts';
import type { Role } from '../words/roles.ts';
import type { SourceLine } from './source.ts';

/**
 * `code`: decoded from a code, or marked up for machines under this very field. `labelled`: under a label that means the
 * field. `free`: no label claims it. `elsewhere`: a label says that it is something else.
 */
export type Standing = 'code' | 'labelled' | 'free' | 'elsewhere';

const order: readonly Standing[] = ['elsewhere', 'free', 'labelled', 'code'];

/** The better of several standings. */
export function bestOf(standings: readonly Standing[]): Standing {
  return standings.reduce((best, one) => (order.indexOf(one) > order.indexOf(best) ? one : best), 'elsewhere');
}

/** The worse of two standings. */
export function worse(a: Standing, b: Standing): Standing {
  return order.indexOf(a) < order.indexOf(b) ? a : b;
}

/** How a value stands in a line, for a field whose labels have these roles. */
export function standingIn(line: SourceLine, value: string, roles: readonly Role[]): Standing {
  const wanted = letters(value);
  const holding = line.facts.filter((fact) => letters(fact.text).includes(wanted));
  if (holding.length === 0) return isLabel(line, wanted) ? 'elsewhere' : 'free';
  if (holding.some((fact) => fact.roles.some((role) => roles.includes(role)))) return 'labelled';
  // The first reading of a label is the likely one; a weak fit claims nothing.
  return holding.some((fact) => fact.score >= 0.45) ? 'elsewhere' : 'free';
}

/** A text that is a label itself is nobody's value. */
function isLabel({ text, cell, understood }: SourceLine, wanted: string): boolean {
  const labels = (cell && understood?.labels.get(cell)) ?? [];
  return labels.some((label) => letters(text.slice(label.at, label.end)) === wanted) || isLabelText(text, wanted);
}

function isLabelText(text: string, wanted: string): boolean {
  return letters(text) === wanted && labelEntries(labelWords(text)).length > 0;
}

const letters = (text: string) => plain(text).replaceAll(' ', '');
