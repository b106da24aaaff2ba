/** What the place where a value stands says about the field that a model gave it for. */
import { plain } from '#src/tickets/same.ts';
import type { Fact } from '../page-text/page-text.ts';
import { labelMeanings, labelWords } from '../words/label-index.ts';
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

/** Labels that go with a field, and labels that do not speak against it. */
export type Labels = { readonly roles: readonly Role[]; readonly also?: readonly Role[] };

/** How a value stands in a line, for a field with these labels. */
export function standingIn(line: SourceLine, value: string, labels: Labels): Standing {
  const wanted = letters(value);
  const holding = line.facts.filter((fact) => {
    const own = letters(fact.text);
    // A line that was taken whole, with the label and value of something else in it, is that something.
    return own.includes(wanted) || (own.length >= 4 && wanted.includes(own));
  });
  if (holding.length === 0) return isLabel(line, wanted) ? 'elsewhere' : 'free';
  return standingUnder(holding, labels);
}

/** How a value stands that these facts hold. */
export function standingUnder(facts: readonly Fact[], { roles, also = [] }: Labels): Standing {
  if (facts.some((fact) => fact.roles.some((role) => roles.includes(role)))) return 'labelled';
  // A weak fit claims nothing.
  const strong = facts.filter((fact) => fact.score >= 0.5 && !fact.roles.some((role) => also.includes(role)));
  return strong.length > 0 ? 'elsewhere' : 'free';
}

/** A text that is a label itself is nobody's value. */
function isLabel({ text, cell, understood }: SourceLine, wanted: string): boolean {
  const labels = (cell && understood?.labels.get(cell)) ?? [];
  const used = (label: (typeof labels)[number]) => understood?.facts.some((fact) => fact.label === label) ?? false;
  const whole = labels.some((label) => used(label) && letters(text.slice(label.at, label.end)) === wanted);
  return whole || isLabelText(text, wanted);
}

function isLabelText(text: string, wanted: string): boolean {
  return letters(text) === wanted && labelMeanings(labelWords(text)).length > 0;
}

const letters = (text: string) => plain(text).replaceAll(' ', '');
