import type { FieldReadings } from '#src/tickets/ticket.ts';
import { isGreeting } from './order-words.ts';
import { addReading } from './reading.ts';
import { findTitle, type TitleHints } from './title.ts';
import { toldTitle } from './told-title.ts';
import type { Understood } from './understood.ts';
import type { Unit } from './units.ts';

/** Adds the title that a text tells or the page shows, where it is surer than one with a label; the one found either way. */
export function addTitle(
  fields: FieldReadings,
  unit: Unit,
  understood: Understood,
  hints: TitleHints,
): ReturnType<typeof findTitle> {
  const told = fields.title ? undefined : toldTitle(understood.cells, understood.subject, hints.kind);
  const shown = titleOf(unit, understood, hints);
  const title = told && !(shown && shown.score > told.score) ? told : shown;
  if (title && !(fields.title?.[0] && fields.title[0].confidence > title.score))
    addReading(fields, 'title', { value: title.value, cells: title.cells, confidence: title.score });
  return title;
}

/** The title in a ticket's own part, unless what stands above all parts is much larger. */
function titleOf(unit: Unit, understood: Understood, hints: TitleHints): ReturnType<typeof findTitle> {
  const own = findTitle(unit.cells, hints);
  const above = unit.above && findTitle(unit.above, hints);
  if (own && above && above.cells[0]!.size > own.cells[0]!.size * 1.5) return above;
  return own ?? above ?? findTitle(understood.cells, hints);
}

/** Names that the document prints: of passengers, and of whom it greets. */
export function peopleOf(understood: Understood, fields: FieldReadings): readonly string[] {
  const greeted = understood.cells
    .filter((cell) => cell.order < 30 && isGreeting(cell.text))
    .map((cell) =>
      /^\p{Lu}?[\p{L}/ ]{2,24}?[ ,]+((?:(?:\p{Lu}[\p{L}'’.-]+|de|la|van|von|der|den|da|do|di|del) ?){2,5})[,:!]?$/u
        .exec(cell.text)?.[1]
        ?.trim(),
    );
  return [...(fields.passenger ?? []).map((reading) => reading.value), ...greeted.filter((name) => name !== undefined)];
}
