import type { FieldReadings } from '#src/tickets/ticket.ts';
import { isGreeting } from '../../words/order-words.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { type FoundTitle, findTitle, type TitleHints } from './title.ts';
import { toldTitle } from './told-title.ts';
import type { Scene } from './unit-scene.ts';
import type { Unit } from './units.ts';

/** The title that a text tells, where none has a label, or that the page shows of what is not taken yet. */
export function titleFor(
  { unit, understood, kind, issuer }: Scene,
  taken: ReadonlySet<Cell>,
  known: FieldReadings,
): FoundTitle | undefined {
  const people = peopleOf(understood, known);
  const hints = { taken, issuer: issuer?.value ?? understood.sender?.name, people, kind };
  const told = known.title ? undefined : toldTitle(understood.cells, understood.subject, kind);
  const shown = titleOf(unit, understood, hints);
  return told && !(shown && shown.score > told.score) ? told : shown;
}

/** The title in a ticket's own part, unless what stands above all parts is much larger. */
function titleOf(unit: Unit, understood: Understood, hints: TitleHints): FoundTitle | undefined {
  const own = findTitle(unit.cells, hints);
  const above = unit.above && findTitle(unit.above, hints);
  if (own && above && above.cells[0]!.size > own.cells[0]!.size * 1.5) return above;
  return own ?? above ?? findTitle(understood.cells, hints);
}

/** Names that the document prints: of passengers, and of whom it greets. */
function peopleOf(understood: Understood, fields: FieldReadings): readonly string[] {
  const greeted = understood.cells
    .filter((cell) => cell.order < 30 && isGreeting(cell.text))
    .map((cell) =>
      /^\p{Lu}?[\p{L}/ ]{2,24}?[ ,]+((?:(?:\p{Lu}[\p{L}'’.-]+|de|la|van|von|der|den|da|do|di|del) ?){2,5})[,:!]?$/u
        .exec(cell.text)?.[1]
        ?.trim(),
    );
  return [...(fields.passenger ?? []).map((reading) => reading.value), ...greeted.filter((name) => name !== undefined)];
}
