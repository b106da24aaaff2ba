import { labelsAnywhere, labelWords } from '../../../words/label-index.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { nearestBelow } from '../../layout/neighbours.ts';

/** A label that counts those of its kind: "Passenger 1", "Пасажир 2". */
const counted = /^(\p{L}[\p{L}\p{M}.' ]{2,30}?) ?\d{1,2}:?$/u;

/** Labels that are looked below: for each of them all lines are. */
const mostLabels = 40;

/** Where a document says who rides: what its labels for that name, also those that count them. */
export function namedByLabels({ facts, sheets }: Pick<Understood, 'facts' | 'sheets'>): ReadonlySet<Cell> {
  const named = facts.flatMap(({ roles, cells }) => (roles[0] === 'passenger' ? cells : []));
  const labels = sheets.flatMap((sheet) => sheet.cells.flatMap((cell) => (counts(cell.text) ? [{ sheet, cell }] : [])));
  const below = labels.slice(0, mostLabels).flatMap(({ sheet, cell }) => nearestBelow(sheet, cell) ?? []);
  return new Set([...named, ...below]);
}

function counts(text: string): boolean {
  const label = text.length < 40 ? counted.exec(text)?.[1] : undefined;
  return label !== undefined && labelsAnywhere(labelWords(label))[0]?.role === 'passenger';
}
