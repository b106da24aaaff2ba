/** Rows of data in a table. */
import { roles } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { fitOf } from '../values/fit.ts';
import { findNumbers } from '../values/numbers.ts';
import { joinWrapped } from '../values/read-value.ts';
import { weights } from '../values/weights.ts';
import { compositeFacts, type Fact, meaningsOf } from './fact.ts';
import type { Label } from './find-labels.ts';

/** Cells of one row of data by the column that they stand in; wrapped lines joined. */
export type Data = Map<Label, Cell[]>;

/** The size of its largest letters. */
export function sizeOf(columns: Data): number {
  return Math.max(...[...columns.values()].flat().map((cell) => cell.size));
}

/** Whether cells are values: two columns take theirs, or the only cell of a line does. */
export function isRow(columns: Data, heads: readonly Label[], row: readonly Cell[]): boolean {
  const fitting = [...columns].filter(([head, cells]) => cellFacts(head, cells, 0).length > 0).length;
  return fitting >= Math.min(2, heads.length) || (fitting === 1 && row.length === 1);
}

const strong: ReadonlySet<string> = new Set([
  'date',
  'time',
  'when',
  'stop',
  'code',
  'money',
  'number',
  'seat',
  'short',
  'name',
]);

const groups = /^\d{4}(?: \d{4})*$/;

/** Whether a line only goes on with cells of the row before it: close, in the same blocks, nothing complete twice. */
export function goesOn(before: Data, columns: Data, gap: number): boolean {
  if (gap > 0.6 || columns.size === 0) return false;
  return [...columns].every(([head, cells]) => {
    const above = before.get(head);
    if (head.roles.includes('station')) return false;
    if (!above) return gap < 0.2;
    if (above.at(-1)!.block !== cells[0]!.block) return false;
    const role = head.roles[0]!;
    if (roles[role] === 'stop' && findNumbers(cells[0]!.text)[0]?.at === 0) return false;
    // A card number in groups of four goes on in the next line.
    const begun = above.map((cell) => cell.text).join('');
    if (
      roles[role] === 'code' &&
      columns.size === 1 &&
      begun.length < 16 &&
      groups.test(above.at(-1)!.text) &&
      groups.test(cells[0]!.text)
    )
      return true;
    const complete = (text: string) =>
      fitOf(role, text) > 0.8 &&
      (roles[role] !== 'name' || text.includes(' ')) &&
      (roles[role] !== 'when' && roles[role] !== 'stop' && roles[role] !== 'date' ? true : findDates(text).length > 0);
    return !(strong.has(roles[role]) && complete(above.map((cell) => cell.text).join(' ')) && complete(cells[0]!.text));
  });
}

/** What a cell says by the label of its column; nothing where it cannot be that. */
export function cellFacts(head: Label, cells: readonly Cell[], row: number): readonly Fact[] {
  const printed = cells.map((cell) => cell.text).join('\n');
  const text = asIts(head, printed);
  const parts = compositeFacts(head, text, cells, weights.column);
  if (parts.length > 0) return parts.map((fact) => ({ ...fact, row }));
  const ranked = meaningsOf(head, text);
  const score = (ranked[0]?.fit ?? 0) * weights.column;
  return score < weights.threshold
    ? []
    : [{ roles: ranked.map((one) => one.role), text, cells, label: head, score, row }];
}

/** "21.02" in a column of days lacks its last dot; "12156/SHAAN E BHOPAL" in one of trains is a number and a name. */
function asIts(head: Label, printed: string): string {
  const types = head.roles.map((role) => roles[role]);
  if (types.includes('date') && /^\d{1,2}\.\d{1,2}$/.test(printed)) return `${printed}.`;
  // "Ada Maria" over "Quist": what its column wraps is one name.
  if (types.includes('name') && !fitsAny(head, printed) && fitsAny(head, joinWrapped(printed)))
    return joinWrapped(printed);
  return types.includes('number') ? printed.replace(/^(\d{3,6}) ?\/ ?(?=\p{Lu})/u, '$1 - ') : printed;
}

function fitsAny(head: Label, text: string): boolean {
  return head.roles.some((role) => fitOf(role, text) > 0);
}
