import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';

const ends = ['from', 'to'] as const;

/** Cells that are looked at, and letters of one. */
const [mostCells, longestCell] = [400, 160];

/**
 * Rides there and back of which one calls an end by part of what the other one does, "Bari" and "Bari Centrale": both by the whole name, where the paper never
 * prints the part without the rest.
 */
export function withWholeEnds({ cells }: Understood, drafts: readonly Draft[]): readonly Draft[] {
  const told = drafts.flatMap(({ fields }) => ends.flatMap((end) => fields[end]?.[0] ?? []));
  const texts = cells.slice(0, mostCells).flatMap(({ text }) => (text.length <= longestCell ? [text] : []));
  const wholes = new Map(
    [...new Set(told.map(({ value }) => value))].flatMap((part) => {
      const whole = told.find(({ value }) => value.startsWith(`${part} `));
      const isAlone = whole && texts.some((text) => text.includes(part) && !text.includes(whole.value));
      return whole && !isAlone ? [[part, whole]] : [];
    }),
  );
  if (wholes.size === 0) return drafts;
  return drafts.map((draft) => {
    const more = ends.flatMap((end) => {
      const [first, ...others] = draft.fields[end] ?? [];
      const whole = first && wholes.get(first.value);
      return whole ? [[end, [{ ...first, value: whole.value }, ...others]]] : [];
    });
    return more.length === 0 ? draft : { ...draft, fields: { ...draft.fields, ...Object.fromEntries(more) } };
  });
}
